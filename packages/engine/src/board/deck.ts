/** R1.3: the stall cards of an edition. */
import { CARD_KINDS, FIRST_JOKER } from './board.ts';
import type { Edition } from './edition.ts';

type Cards = Pick<Edition, 'standardCopies' | 'jokers'>;

/** Copies by card kind. */
export function deckOf({ standardCopies, jokers }: Cards): Int32Array {
  return new Int32Array(CARD_KINDS)
    .fill(standardCopies, 1, FIRST_JOKER)
    .fill(1, FIRST_JOKER, FIRST_JOKER + jokers.length);
}

export function deckSize(cards: Cards): number {
  return deckOf(cards).reduce((sum, copies) => sum + copies, 0);
}
