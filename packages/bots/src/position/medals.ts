/** R6.8: the points for medals that the seat would gain with a stand of `size` tiles. */
import { type GameState, medalHolder, medalPoints, medalsFor } from '@kairo/engine/search';

export function medalGain(state: GameState, seat: number, colour: number, size: number): number {
  let gain = 0;
  for (const medal of medalsFor(state, seat, colour, size)) {
    if (medalHolder(state, medal, colour) !== seat) gain += medalPoints(state, medal, colour);
  }
  return gain;
}
