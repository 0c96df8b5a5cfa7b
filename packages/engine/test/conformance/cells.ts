/** States compared to the last bit. */
import { MAX_JOKERS, MAX_STANDARD_COPIES } from '../../src/board/edition.ts';
import { COLOURS, type GameState, SEGMENT_COUNT } from '../../src/index.ts';
import * as at from '../../src/state/layout.ts';

const MOST_CARDS = SEGMENT_COUNT * MAX_STANDARD_COPIES + MAX_JOKERS;

/** The cells with the leftovers behind the ends of pile, discards and bag wiped out: what they hold has no meaning. */
export function liveCells({ cells }: GameState): Int32Array {
  const live = cells.slice();
  const wipe = (from: number, count: number | undefined, length: number): void =>
    void live.fill(0, from + (count ?? 0), from + length);
  wipe(at.PILE, cells[at.PILE_COUNT], MOST_CARDS);
  wipe(at.DISCARDS, cells[at.DISCARD_COUNT], MOST_CARDS);
  wipe(at.BAG, cells[at.BAG_COUNT], COLOURS.length);
  return live;
}
