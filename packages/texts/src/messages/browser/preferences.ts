/** The dialog of preferences. */
interface Switch {
  readonly label: string;
  readonly note: string;
}

export interface PreferenceMessages {
  readonly heading: string;
  readonly language: string;
  /** For a button that shows what would come. */
  readonly switchTo: { readonly [theme in 'day' | 'night']: string };
  readonly theme: {
    readonly label: string;
    readonly day: string;
    readonly night: string;
    readonly system: string;
  };
  readonly sound: {
    readonly label: string;
    readonly volume: string;
    readonly mute: string;
    readonly unmute: string;
  };
  readonly motion: {
    readonly label: string;
    readonly slow: string;
    readonly normal: string;
    readonly fast: string;
    readonly none: string;
    /** The device asks for less motion, and that wins. */
    readonly reduced: string;
  };
  readonly patterns: Switch;
  readonly signs: Switch;
  readonly shortcuts: Switch;
  readonly autoEndTurn: Switch;
  /** Why a choice will not be there next time, or is not there any more. */
  readonly notKept: string;
  readonly unreadable: string;
}
