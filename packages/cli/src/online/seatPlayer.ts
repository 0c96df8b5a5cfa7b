/** Who decides for a seat at an online table: one of our bots, or a program of the user's. */
import type { Writable } from 'node:stream';
import { outsidePlayer } from '@kairo/arena';
import { type BotHost, type BotSpec, type Effort, withPeople } from '@kairo/bots';
import { type Action, FastRandom, type Game, type GameEvent, type Outcome, type View } from '@kairo/engine';
import { BotFailure } from '../failure.ts';
import { TerminalBots } from '../play/terminalBots.ts';

/** What the seat may know when it has to decide. */
export interface Decision {
  readonly view: View;
  readonly history: readonly GameEvent[];
  /** For the player's own random numbers. */
  readonly randomSeed: string;
}

export interface Ending {
  readonly outcome: Outcome;
  readonly history: readonly GameEvent[];
}

export interface SeatPlayer {
  decide(decision: Decision): Promise<Action>;
  /** Without `end`, the seat is left, or the game was ended by its people. */
  close(end?: Ending): Promise<void>;
}

export function botSeat(host: BotHost, spec: BotSpec, game: Game): SeatPlayer {
  const bots = new TerminalBots(host);
  return {
    async decide(decision) {
      const answered = await bots.decide(withPeople(spec), { game, ...decision }).answered;
      if (!answered.ok) throw new BotFailure(answered.error);
      return answered.value.thought.action;
    },
    async close() {},
  };
}

/** Follows docs/bot-protocol.md; fails with `OutsideProgramFailed`. */
export function programSeat(
  command: string,
  effort: Effort | undefined,
  game: Game,
  stderr: Writable,
): SeatPlayer {
  const player = outsidePlayer(command, game, { stderr, ...(effort && { effort }) });
  return {
    async decide({ view, history, randomSeed }) {
      return (await player.decide({ view, history, random: new FastRandom(randomSeed) })).action;
    },
    close: (end) => player.close(end),
  };
}
