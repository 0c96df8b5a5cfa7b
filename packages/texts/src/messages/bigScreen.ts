/** A screen in the middle of the room, which shows what everyone may see. */
export interface BigScreenMessages {
  readonly scan: string;
  readonly scanNote: string;
  readonly free: string;
  readonly scanToSit: string;
  readonly ready: string;
  readonly notReady: string;
  readonly bot: string;
  /** Around the code, which stands between. */
  readonly noCamera: (address: string) => string;
  readonly full: string;
  readonly qr: (seat: string) => string;
  readonly over: (winners: readonly string[]) => string;
  readonly title: string;
}
