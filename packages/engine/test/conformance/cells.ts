/** Bitwise comparison of states. */
import { MAX_STANDARD_COPIES } from '../../src/board/edition.ts';
import { COLOURS, type GameState, MAX_JOKERS, SEGMENT_COUNT } from '../../src/index.ts';
import { setCard } from '../../src/state/cards.ts';
import * as at from '../../src/state/layout.ts';

const MOST_CARDS = SEGMENT_COUNT * MAX_STANDARD_COPIES + MAX_JOKERS;

/** The cells with everything beyond the ends of pile, discards and bag cleared: those contents are meaningless. */
export function liveCells({ cells }: GameState): Int32Array {
  const live = cells.slice();
  for (let n = cells[at.PILE_COUNT] ?? 0; n < MOST_CARDS; n++) setCard(live, at.PILE, n, 0);
  for (let n = cells[at.DISCARD_COUNT] ?? 0; n < MOST_CARDS; n++) setCard(live, at.DISCARDS, n, 0);
  live.fill(0, at.BAG + (cells[at.BAG_COUNT] ?? 0), at.BAG + COLOURS.length);
  return live;
}
