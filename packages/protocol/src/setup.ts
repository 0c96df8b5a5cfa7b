/** How a game is set up: chosen on the start page, carried by a link, stored with the game. */
import type { Level } from '@kairo/bots';
import type { EditionJson, Start } from '@kairo/engine';

/** The icons that players choose from. */
export const ICONS = ['ankh', 'eye', 'scarab', 'lotus'] as const;
export type Icon = (typeof ICONS)[number];

export const PERSON = 'person';

/** Repeated here so that a page that only offers them need not load the bots. */
export const LEVELS = ['apprentice', 'trader', 'merchant', 'vizier'] as const satisfies readonly Level[];

/** Who can play a seat. */
export const PLAYERS = [PERSON, ...LEVELS] as const;

/** How long a name may be, in characters. */
export const MAX_NAME = 24;

export interface SeatSetup {
  /** If empty, the seat is called by its icon, in the reader's language. */
  readonly name: string;
  readonly icon: Icon;
  readonly player: typeof PERSON | Level;
}

export interface TableSetup {
  /** The id of an edition that ships with the game, or the file of another one. */
  readonly edition: string | EditionJson;
  readonly start: Start;
  /** R12.2 */
  readonly openMoney: boolean;
  /** What the table helps with. */
  readonly help: { readonly routes: boolean; readonly hints: boolean };
  /** In the order of play; the start player is drawn by lot. */
  readonly seats: readonly SeatSetup[];
}

/** A first game: against the weakest level, without any choices made. */
export const DEFAULT_SETUP: TableSetup = {
  edition: 'cairo',
  start: 'preset',
  openMoney: false,
  help: { routes: true, hints: true },
  seats: [
    { name: '', icon: 'ankh', player: PERSON },
    { name: '', icon: 'eye', player: 'apprentice' },
  ],
};
