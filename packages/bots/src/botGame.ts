/** A game played by bots: the state, and the history of each seat. */
import {
  type Action,
  apply,
  FastRandom,
  type Game,
  type GameEvent,
  type GameState,
  newGame,
  type Outcome,
  outcomeOf,
  redactEvents,
  type Seat,
  viewFor,
  whoActs,
} from '@kairo/engine';
import type { Situation } from './bot.ts';

/** Identifies a decision. The random numbers of the bot are derived from it. */
export interface DecisionId {
  readonly seat: Seat;
  /** The seed of the game. */
  readonly seed: string;
  /** The number of decisions before this one, of all seats. */
  readonly decision: number;
}

/**
 * The random numbers are derived from the seed of the game, the seat and the number of the decision, so a resumed
 * game continues in the same way. The bot cannot recover the seed, because `FastRandom` hashes it.
 */
export function situationOf(
  state: GameState,
  history: readonly GameEvent[],
  { seat, seed, decision }: DecisionId,
): Situation {
  const view = viewFor(state, seat);
  return { view, history, random: new FastRandom(`bot ${seed} ${seat} ${decision}`) };
}

export class BotGame {
  readonly opening: readonly GameEvent[];
  /** The number of decisions so far. */
  decisions = 0;
  private readonly seed: string;
  private readonly histories: readonly GameEvent[][];
  private now: GameState;

  constructor(game: Game, seed: string) {
    const { state, events } = newGame(game, seed);
    this.seed = seed;
    this.opening = events;
    this.now = state;
    this.histories = Array.from({ length: game.players }, (_, seat) => [...redactEvents(events, seat)]);
  }

  /** The full state. Do not pass it to bots. */
  get state(): GameState {
    return this.now;
  }

  /** The seat that has to decide; undefined when the game is over. */
  get acting(): Seat | undefined {
    return whoActs(this.now);
  }

  /** The events that the seat has seen. Not a copy: it grows with the game. */
  history(seat: Seat): readonly GameEvent[] {
    return this.histories[seat] ?? [];
  }

  /** The situation of the acting seat. A copy: it does not change when the game goes on. */
  situation(seat: Seat): Situation {
    return situationOf(this.now, this.history(seat).slice(), {
      seat,
      seed: this.seed,
      decision: this.decisions,
    });
  }

  /** Returns the events of the action. Throws if it is illegal. */
  play(action: Action): readonly GameEvent[] {
    const step = apply(this.now, action);
    if (!step.ok) {
      throw new Error(
        `${this.seed}: seat ${this.acting} chose an illegal action: ${JSON.stringify(step.error)}`,
      );
    }
    const { events, state } = step.value;
    this.histories.forEach((history, seat) => {
      history.push(...redactEvents(events, seat));
    });
    this.now = state;
    this.decisions++;
    return events;
  }

  /** Throws before the end of the game. */
  get outcome(): Outcome {
    const outcome = outcomeOf(this.now);
    if (outcome === undefined) throw new Error(`${this.seed}: the game is not over`);
    return outcome;
  }
}
