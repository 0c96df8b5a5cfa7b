/** How good a state is for everybody at the table. */
import type { GameState } from '@kairo/engine/search';

export interface Evaluation {
  /** Fills `out` with a value for each seat; every seat wants its own to be large. */
  judge(state: GameState, out: Float64Array): void;
}

/** What experience has taught: they may be the same. */
export interface Experience {
  /** Chooses moves one step ahead, over and over: it must be quick, and good at telling moves apart. */
  readonly instinct: Evaluation;
  /** Judges where simulations end: between two turns, or when the game is over. */
  readonly outlook: Evaluation;
}
