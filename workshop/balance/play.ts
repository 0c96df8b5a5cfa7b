/** Whole games of one level against itself, observed decision by decision. */
import {
  BOT_NAMES,
  type Bot,
  BotGame,
  type BotName,
  decide,
  effortOf,
  iterationBudget,
  makeBot,
  parseBotSpec,
} from '@kairo/bots';
import type { Action, Game, GameEvent, GameState, Outcome, Seat } from '@kairo/engine';
import { complain } from '../../scripts/commandLine.ts';

/** A decision and its result. */
export interface Played {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** After the decision. */
  readonly state: GameState;
}

export interface Watcher {
  opening?(state: GameState, events: readonly GameEvent[]): void;
  decision?(played: Played): void;
}

/** A bot with a budget in simulations, so that its games are reproducible. */
interface CountedLevel {
  readonly name: BotName;
  readonly iterations: number;
}

export function readLevel(text: string): CountedLevel {
  const spec = parseBotSpec(text);
  if (!spec.ok)
    return complain(`--level ${text}: expected a bot, ${BOT_NAMES.join(', ')}, or one like merchant@64`);
  const { iterations } = effortOf(spec.value);
  if (iterations === undefined) {
    return complain(
      `--level ${text}: expected simulations, like merchant@64; games with a time limit are not reproducible`,
    );
  }
  return { name: spec.value.name, iterations };
}

/** Plays all seats of games on one board. */
export class SelfPlay {
  readonly game: Game;
  private readonly bot: Bot;
  private readonly iterations: number;

  constructor(game: Game, level: string) {
    const { name, iterations } = readLevel(level);
    this.game = game;
    this.bot = makeBot(name, game);
    this.iterations = iterations;
  }

  /** The same seed gives the same game. */
  play(seed: string, watcher: Watcher = {}): Outcome {
    const botGame = new BotGame(this.game, seed);
    watcher.opening?.(botGame.state, botGame.opening);
    for (let seat = botGame.acting; seat !== undefined; seat = botGame.acting) {
      const { action } = decide(this.bot, botGame.situation(seat), iterationBudget(this.iterations));
      const events = botGame.play(action);
      watcher.decision?.({ seat, action, events, state: botGame.state });
    }
    return botGame.outcome;
  }
}
