/** Why what is in a file cannot be taken in as a game. */
export type FileProblem =
  | { readonly code: 'file/too-large'; readonly megabytes: number }
  /** Nothing in it looks like a game. */
  | { readonly code: 'file/no-game' }
  /** It breaks off, or something in it was changed. */
  | { readonly code: 'file/damaged' }
  /** A record that cannot be read from this line on. */
  | { readonly code: 'file/line'; readonly line: number }
  /** Of another version of the format or of the rules. */
  | { readonly code: 'file/other-version' }
  | { readonly code: 'file/board'; readonly board: string }
  /** Only what one player or a spectator knew: without the deal nothing can be played again. */
  | { readonly code: 'file/not-whole' }
  /** The rule is missing if it is not a rule that forbids the action, e.g. another seat's turn. */
  | { readonly code: 'file/illegal'; readonly turn: number; readonly rule?: string };

/** Bounds what is read at once: a thousand games take less than half of it. */
export const MAX_FILE_MEGABYTES = 64;
