/** A game among bots while it is played: the state, and what each seat was told so far. */
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

/** Which decision it is: the bot's chance follows from this alone. */
export interface DecisionId {
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
  { seat, seed, decision }: DecisionId,
): Situation {
  const view = viewFor(state, seat);
  return { view, history, random: new FastRandom(`bot ${seed} ${seat} ${decision}`) };
}

export class BotGame {
  readonly opening: readonly GameEvent[];
  /** How many decisions were made. */
  decisions = 0;
  private readonly seed: string;
  private readonly told: readonly GameEvent[][];
  private now: GameState;

  constructor(game: Game, seed: string) {
    const { state, events } = newGame(game, seed);
    this.seed = seed;
    this.opening = events;
    this.now = state;
    this.told = Array.from({ length: game.players }, (_, seat) => [...redactEvents(events, seat)]);
  }

  /** The whole truth: not for bots. */
  get state(): GameState {
    return this.now;
  }

  /** Who has to decide; undefined when the game is over. */
  get acting(): Seat | undefined {
    return whoActs(this.now);
  }

  /** All that the seat has been told; it goes on growing with the game. */
  history(seat: Seat): readonly GameEvent[] {
    return this.told[seat] ?? [];
  }

  /** What the seat that has to decide is asked; it stays as it is when the game goes on. */
  situation(seat: Seat): Situation {
    return situationOf(this.now, this.history(seat).slice(), {
      seat,
      seed: this.seed,
      decision: this.decisions,
    });
  }

  /** Returns what happened; an illegal action throws. */
  play(action: Action): readonly GameEvent[] {
    const step = apply(this.now, action);
    if (!step.ok) {
      throw new Error(
        `${this.seed}: seat ${this.acting} chose an illegal action: ${JSON.stringify(step.error)}`,
      );
    }
    const { events, state } = step.value;
    this.told.forEach((history, seat) => {
      history.push(...redactEvents(events, seat));
    });
    this.now = state;
    this.decisions++;
    return events;
  }

  /** Once nobody has to decide any more. */
  get outcome(): Outcome {
    const outcome = outcomeOf(this.now);
    if (outcome === undefined) throw new Error(`${this.seed}: the game is not over`);
    return outcome;
  }
}
