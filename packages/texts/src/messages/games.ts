/** The list of a person's games, here and online: finding, keeping, and taking them along as files. */

export type GameFilter = 'all' | 'running' | 'over' | 'won' | 'lost' | 'shared' | 'starred';

export interface GamesMessages {
  readonly heading: string;
  readonly search: string;
  readonly filter: string;
  readonly filters: { readonly [filter in GameFilter]: string };
  readonly result: { readonly won: string; readonly lost: string; readonly shared: string };
  readonly wins: (name: string) => string;
  readonly noWinner: string;
  readonly yourTurn: string;
  readonly running: string;
  readonly waiting: string;
  readonly damaged: string;
  readonly damagedNote: string;
  readonly online: string;
  readonly moment: (date: Date, now: Date) => { readonly day: string; readonly time: string };
  readonly resume: string;
  readonly replay: string;
  readonly toTable: string;
  readonly moreOf: (game: string) => string;
  readonly showMore: string;
  readonly none: string;
  readonly noneNote: string;
  readonly nothingFound: string;
  readonly showAll: string;
  readonly menu: {
    readonly title: string;
    readonly titleNote: string;
    readonly save: string;
    readonly review: string;
    readonly star: string;
    readonly unstar: string;
    readonly file: string;
    readonly notation: string;
    readonly notationNote: string;
    /** Of a table that is being played. */
    readonly knownNote: string;
    readonly json: string;
    readonly jsonNote: string;
    /** Of a game that goes on. */
    readonly hidden: string;
    readonly hiddenSure: string;
    readonly picture: string;
    readonly share: string;
    readonly remove: string;
    readonly onlineNote: string;
  };
  readonly saved: string;
  readonly removed: (game: string) => string;
  readonly restored: (game: string) => string;
  readonly undo: string;
  readonly takeIn: {
    readonly heading: string;
    readonly open: string;
    readonly drop: string;
    readonly dropHere: string;
    readonly note: string;
    readonly choose: string;
    readonly looking: (games: number) => string;
    readonly added: (games: number) => string;
    readonly known: (games: number) => string;
    readonly leftOut: (games: number) => string;
    /** Why; what went wrong in the file named before. */
    readonly problems: {
      readonly tooLarge: (megabytes: number) => string;
      readonly noGame: string;
      readonly damaged: string;
      readonly line: (line: number) => string;
      readonly otherVersion: string;
      readonly board: (board: string) => string;
      readonly notWhole: string;
      readonly illegal: (turn: number, rule: string | undefined) => string;
    };
  };
  readonly takeAlong: {
    readonly heading: string;
    readonly note: string;
    readonly all: (games: number) => string;
    readonly shown: (games: number) => string;
    readonly notation: (games: number) => string;
    readonly hidden: (games: number) => string;
  };
  readonly kept: {
    readonly heading: string;
    readonly text: (games: number, megabytes: number) => string;
    readonly nearlyFull: string;
    readonly none: { readonly heading: string; readonly text: string };
    readonly full: string;
    readonly failed: string;
  };
}
