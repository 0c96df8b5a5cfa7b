/** How good a state is for each seat. */
import type { GameState } from '@kairo/engine/search';

export interface Evaluation {
  /** Sets `out` to a value for each seat; higher is better. */
  judge(state: GameState, out: Float64Array): void;
}

/** The two evaluations of a search; they may be the same. */
export interface Experience {
  /** Chooses moves one step ahead in simulations: it must be fast and rank moves well. */
  readonly instinct: Evaluation;
  /** Evaluates the ends of simulations: between two turns, or after the game. */
  readonly outlook: Evaluation;
}
