/** The start page. */
import type { Level } from '@kairo/bots';
import type { Start } from '@kairo/engine';

/** The boards that come with the game, by the ids of their editions. */
export const BOARDS = ['cairo', 'alley'] as const;
export type BoardId = (typeof BOARDS)[number];

interface Choice {
  readonly label: string;
  readonly note: string;
}

export interface HomeMessages {
  readonly tagline: string;
  /** What the game is about, for newcomers. */
  readonly about: {
    /** The way to the lessons. */
    readonly learn: string;
    readonly heading: string;
    readonly lines: readonly [string, string, string];
  };
  readonly continueGame: string;
  /** Beside `continueGame`: the round that the saved game has reached. */
  readonly round: (round: number) => string;
  readonly newGame: string;
  /** The stall for games at this screen. */
  readonly playHere: string;
  /** The stall for games with people elsewhere. */
  readonly together: {
    readonly heading: string;
    readonly create: string;
    readonly note: string;
    readonly join: string;
    readonly openTables: string;
    readonly waiting: (tables: number) => string;
    readonly code: string;
    readonly go: string;
    readonly badCode: string;
    /** The server cannot be reached; there is none. */
    readonly away: string;
    readonly noServer: string;
  };
  /** Games under way, as tickets on a line. */
  readonly games: {
    readonly label: string;
    /** The page of all of them. */
    readonly mine: string;
    readonly all: (games: number) => string;
    readonly yourTurn: string;
    /** Nobody else has sat down. */
    readonly alone: string;
    readonly state: { readonly [state in 'turn' | 'playing' | 'waiting']: string };
  };
  readonly start: string;
  readonly minutes: (minutes: number) => string;
  /** What the estimate is based on, by who plays: seconds for a turn. */
  readonly minutesNote: {
    readonly people: (person: number) => string;
    readonly both: (person: number, bot: number) => string;
    readonly bots: (bot: number) => string;
  };
  /** Asks before a new game while another is unfinished, which is kept. */
  readonly replace: { readonly heading: string; readonly text: string };
  readonly players: string;
  readonly who: (number: number) => string;
  readonly person: string;
  /** A bot in the list: `Trader, steady`. */
  readonly levelOption: (level: string, manner: string) => string;
  readonly level: { readonly [level in Level]: string };
  readonly name: (number: number) => string;
  /** The placeholder: what the player is called without a name. */
  readonly nameElse: (icon: string) => string;
  readonly icon: (number: number) => string;
  readonly iconIs: (number: number, icon: string) => string;
  readonly addSeat: string;
  readonly removeSeat: (number: number) => string;
  readonly board: { readonly label: string; readonly boards: { readonly [id in BoardId]: Choice } };
  /** A board from a file, by its id. */
  readonly ownBoard: (id: string) => string;
  readonly opening: { readonly label: string } & { readonly [start in Start]: Choice };
  readonly options: {
    readonly heading: string;
    readonly openMoney: Choice;
    readonly routes: Choice;
    readonly hints: Choice;
  };
  readonly nobody: string;
  /** Shown with a set-up that came with a link. */
  readonly proposal: {
    readonly heading: string;
    readonly bot: (level: string) => string;
    /** Returns to the user's own set-up. */
    readonly decline: string;
  };
  readonly copyLink: string;
  readonly linkCopied: string;
  /** Before the link, if it could not be copied. */
  readonly linkByHand: string;
  readonly language: string;
  readonly unofficial: string;
  readonly licence: string;
}
