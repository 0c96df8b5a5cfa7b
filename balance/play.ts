/** Whole games of one level against itself, watched decision by decision. */
import { type Bot, type BotSpec, decide, iterationBudget, makeBot, parseBotSpec } from '@kairo/bots';
import {
  type Action,
  apply,
  type Game,
  type GameEvent,
  type GameState,
  newGame,
  type Outcome,
  outcomeOf,
  redactEvents,
  type Seat,
  whoActs,
} from '@kairo/engine';
import { situationOf } from '../packages/cli/src/arena/situation.ts';

/** A decision and what came of it. */
export interface Played {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** Afterwards. */
  readonly state: GameState;
}

export interface Watcher {
  opening?(state: GameState, events: readonly GameEvent[]): void;
  decision?(played: Played): void;
}

export function readLevel(text: string): BotSpec {
  const spec = parseBotSpec(text);
  if (!spec.ok) throw new Error(`there is no level ${text}`);
  if (spec.value.milliseconds !== undefined) {
    throw new Error(`${text}: only simulations can be counted out the same again, not milliseconds`);
  }
  return spec.value;
}

/** Plays all seats of all games on one board. */
export class Table {
  readonly game: Game;
  private readonly bot: Bot;
  private readonly iterations: number;

  constructor(game: Game, level: string) {
    const { name, iterations = 0 } = readLevel(level);
    this.game = game;
    this.bot = makeBot(name, game);
    this.iterations = iterations;
  }

  /** The same seed gives the same game. */
  play(seed: string, watcher: Watcher = {}): Outcome {
    const opening = newGame(this.game, seed);
    let { state } = opening;
    const told = Array.from({ length: this.game.players }, (_, seat) => [
      ...redactEvents(opening.events, seat),
    ]);
    watcher.opening?.(state, opening.events);
    let decision = 0;
    for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
      const situation = situationOf(state, told[seat] ?? [], { seat, seed, decision: decision++ });
      const { action } = decide(this.bot, situation, iterationBudget(this.iterations));
      const step = apply(state, action);
      if (!step.ok) throw new Error(`${seed}: an illegal action: ${JSON.stringify(step.error)}`);
      const { events } = step.value;
      told.forEach((history, other) => {
        history.push(...redactEvents(events, other));
      });
      state = step.value.state;
      watcher.decision?.({ seat, action, events, state });
    }
    const outcome = outcomeOf(state);
    if (outcome === undefined) throw new Error(`${seed}: nobody acts, and the game is not over`);
    return outcome;
  }
}
