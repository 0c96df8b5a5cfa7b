/** What a bot is asked. */
import type { Situation } from '@kairo/bots';
import { FastRandom, type GameEvent, type GameState, type Seat, viewFor } from '@kairo/engine';

/** Which decision it is: the bot's chance follows from this alone. */
export interface Occasion {
  readonly seat: Seat;
  /** The seed of the game. */
  readonly seed: string;
  /** Decisions made before this one, by anybody. */
  readonly decision: number;
}

/**
 * The chance follows from the game's seed, the seat and the number of the decision, so that a game that is resumed
 * goes on as it would have gone; the seed itself stays hidden behind a digest.
 */
export function situationOf(
  state: GameState,
  history: readonly GameEvent[],
  { seat, seed, decision }: Occasion,
): Situation {
  const view = viewFor(state, seat);
  return { view, history, legal: view.legal, random: new FastRandom(`bot ${seed} ${seat} ${decision}`) };
}
