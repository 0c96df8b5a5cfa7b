/** The numbers of a board that the rulebook mentions. */
import type { Edition } from '@kairo/engine';
import type { TableSetup } from '@kairo/protocol';

/** The board of a game, or of a set-up. */
export type RulebookBoard = Edition | TableSetup['edition'] | undefined;

export interface BoardFacts {
  readonly expansions: number;
  readonly barkers: number;
  readonly gold: number;
  readonly silver: number;
}

/** Of the boards that come with the game, as a test checks. */
export const USUAL_FACTS: BoardFacts = { expansions: 6, barkers: 7, gold: 3, silver: 2 };

/** Undefined for a custom board that no table has read yet. */
export function factsOf(board: RulebookBoard): BoardFacts | undefined {
  if (board === undefined || typeof board === 'string') return USUAL_FACTS;
  if (!('hash' in board)) return undefined;
  const { expansionsPerColour: expansions, barkers, medals } = board;
  return { expansions, barkers, ...medals.blue };
}
