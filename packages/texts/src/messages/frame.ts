/** The frame around every page: waiting, errors, the way back, and the preferences. */
import type { LinkError } from '@kairo/protocol';

export interface AppMessages {
  readonly title: string;
  /** The label of the link to the rules. */
  readonly howToPlay: string;
  readonly loading: string;
  readonly toStart: string;
  readonly close: string;
  readonly retry: string;
  /** What a mark on the menu's button means. */
  readonly badge: { readonly [note in 'noNetwork' | 'newVersion']: string };
  /** A bug; `details` is the heading above the technical details. */
  readonly broken: Trouble & { readonly reload: string; readonly details: string };
  /** A part of the page could not be loaded. */
  readonly offline: Trouble;
  readonly badLink: {
    readonly heading: string;
    /** What is wrong with the link. Names are quoted as they stand in it. */
    readonly why: (error: LinkError) => string;
    readonly remedy: string;
  };
  readonly noPage: Trouble;
}

export interface Trouble {
  readonly heading: string;
  /** What to do. */
  readonly text: string;
}

interface Switch {
  readonly label: string;
  readonly note: string;
}

export interface PreferenceMessages {
  readonly heading: string;
  readonly language: string;
  /** The label of the button that changes to that theme. */
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
    /** The device's setting for reduced motion overrides this one. */
    readonly reduced: string;
  };
  readonly patterns: Switch;
  readonly signs: Switch;
  readonly shortcuts: Switch;
  readonly autoEndTurn: Switch;
  readonly remarks: Switch;
  /** Preferences cannot be stored, or could not be read. */
  readonly notKept: string;
  readonly unreadable: string;
}
