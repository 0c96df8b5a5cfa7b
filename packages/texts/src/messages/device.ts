/** Kairo on this device: versions, use without a network, installing. */
interface Note {
  readonly heading: string;
  readonly text: string;
}

export interface DeviceMessages {
  readonly heading: string;
  readonly newVersion: Note & { readonly start: string };
  readonly noNetwork: Note;
  readonly kept: Note;
  readonly notSecure: Note;
  readonly install: Note & {
    readonly install: string;
    readonly notNow: string;
    /** The words of Safari on iPhone and iPad. */
    readonly byHand: { readonly share: string; readonly add: string };
  };
}
