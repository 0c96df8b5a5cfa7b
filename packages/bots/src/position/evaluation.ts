/** How good a state is for everybody at the table. */
import type { GameState } from '@kairo/engine/search';

export interface Evaluation {
  /** Fills `out` with a value for each seat; every seat wants its own to be large. */
  judge(state: GameState, out: Float64Array): void;
}
