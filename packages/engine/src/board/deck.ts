/** R1.3: the stall cards of an edition. */
import { CARD_KINDS, FIRST_JOKER } from './board.ts';
import type { Edition } from './edition.ts';

type Cards = Pick<Edition, 'standardCopies' | 'jokers'>;

/** How many cards of each kind there are. */
export function deckOf({ standardCopies, jokers }: Cards): Int32Array {
  return new Int32Array(CARD_KINDS)
    .fill(standardCopies, 1, FIRST_JOKER)
    .fill(1, FIRST_JOKER, FIRST_JOKER + jokers.length);
}

/** How many there are together. */
export function deckSize(cards: Cards): number {
  return deckOf(cards).reduce((sum, copies) => sum + copies, 0);
}
