/** R6.8: points of the medals that a stand of `size` tiles would bring now. */
import { type GameState, medalHolder, medalPoints, medalsFor } from '@kairo/engine/search';

export function medalGain(state: GameState, seat: number, colour: number, size: number): number {
  let gain = 0;
  for (const medal of medalsFor(state, seat, colour, size)) {
    if (medalHolder(state, medal, colour) !== seat) gain += medalPoints(state, medal, colour);
  }
  return gain;
}
