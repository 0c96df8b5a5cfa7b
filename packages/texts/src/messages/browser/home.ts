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
  /** What one does, for people who never heard of the game. */
  readonly about: { readonly heading: string; readonly lines: readonly [string, string, string] };
  readonly continueGame: string;
  /** How far the game that was left has come. */
  readonly round: (round: number) => string;
  readonly newGame: string;
  readonly start: string;
  readonly minutes: (minutes: number) => string;
  /** What the minutes are reckoned with, by who plays. */
  readonly minutesNote: { readonly people: string; readonly both: string; readonly bots: string };
  /** Asked before a new game takes the place of one that could go on. */
  readonly replace: { readonly heading: string; readonly text: string };
  readonly players: string;
  readonly who: (number: number) => string;
  readonly person: string;
  /** A bot in the list: `Trader, steady`. */
  readonly levelOption: (level: string, manner: string) => string;
  readonly level: { readonly [level in Level]: string };
  readonly name: (number: number) => string;
  /** In the empty field: what the player is called without a name. */
  readonly nameElse: (sign: string) => string;
  readonly sign: (number: number) => string;
  readonly signIs: (number: number, sign: string) => string;
  readonly addSeat: string;
  readonly removeSeat: (number: number) => string;
  readonly board: { readonly label: string; readonly boards: { readonly [id in BoardId]: Choice } };
  /** A board from a file, by its own name. */
  readonly ownBoard: (id: string) => string;
  readonly opening: { readonly label: string } & { readonly [start in Start]: Choice };
  readonly options: {
    readonly heading: string;
    readonly openMoney: Choice;
    readonly routes: Choice;
    readonly hints: Choice;
  };
  readonly nobody: string;
  /** Above a set-up that came with a link. */
  readonly proposal: {
    readonly heading: string;
    readonly bot: (level: string) => string;
    /** The set-up of before, instead of the link's. */
    readonly decline: string;
  };
  readonly copyLink: string;
  readonly linkCopied: string;
  /** The link stands beside it, to be copied by hand. */
  readonly linkByHand: string;
  readonly language: string;
  readonly unofficial: string;
  readonly licence: string;
}
