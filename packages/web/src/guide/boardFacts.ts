/** The numbers that a board sets, for whoever explains the game on it. */
import type { Edition } from '@kairo/engine';
import type { TableSetup } from '@kairo/protocol';

/** The board of a table, or the one that is chosen for a table. */
export type GuideBoard = Edition | TableSetup['edition'] | undefined;

export interface BoardFacts {
  readonly expansions: number;
  readonly barkers: number;
  readonly gold: number;
  readonly silver: number;
}

/** Of the boards that come with the game; a test compares them. */
export const USUAL_FACTS: BoardFacts = { expansions: 6, barkers: 7, gold: 3, silver: 2 };

/** Nothing is known of a file that no table has read yet. */
export function factsOf(board: GuideBoard): BoardFacts | undefined {
  if (board === undefined || typeof board === 'string') return USUAL_FACTS;
  if (!('hash' in board)) return undefined;
  const { expansionsPerColour: expansions, barkers, medals } = board;
  return { expansions, barkers, ...medals.blue };
}
