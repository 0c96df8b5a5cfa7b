/** An outside program as a player. One that violates the protocol forfeits the game. */
import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Effort, Situation } from '@kairo/bots';
import { type Action, determinize, editionToJson, type Game, RULES_VERSION, whyNot } from '@kairo/engine';
import about from '../../package.json' with { type: 'json' };
import { type OutsideError, OutsideProgramFailed, quotable } from '../outside/failure.ts';
import { type Fields, parseJsonLine } from '../outside/jsonLine.ts';
import { Program } from '../outside/program.ts';
import { PROTOCOL_VERSION } from '../outside/protocol.ts';
import { chanceSeed } from './chanceSeed.ts';
import type { Ending, Player, TimedAction } from './player.ts';

/** In milliseconds. */
const LIMITS = {
  /** From the start to `hello`: some programs load slowly. */
  hello: 10_000,
  /** For a decision without a given thinking time. */
  decide: 30_000,
  /** For a decision of a given number of simulations. Generous: stopping early would leave some of them out. */
  simulate: 600_000,
  /** From `stop` to the deadline, and from a given thinking time to the deadline. */
  grace: 1_000,
  /** From `quit` until the process is killed. */
  quit: 1_000,
};

export interface OutsideSettings {
  /** Receives the program's standard error. */
  readonly stderr: Writable;
  readonly effort?: Effort;
  readonly limits?: Partial<typeof LIMITS>;
}

interface ReceivedAction {
  readonly line: string;
  readonly message: Fields;
}

class OutsidePlayer implements Player {
  private readonly command: string;
  private readonly game: Game;
  private readonly effort: Effort | undefined;
  private readonly limits: typeof LIMITS;
  private readonly program: Program;
  /** Settles when the program has sent its `hello`, or with what was wrong. */
  private readonly handshake: Promise<OutsideError | undefined>;
  private isGameAnnounced = false;
  private eventsSent = 0;
  private decisions = 0;

  constructor(command: string, game: Game, { stderr, effort, limits }: OutsideSettings) {
    this.command = command;
    this.game = game;
    this.effort = effort;
    this.limits = { ...LIMITS, ...limits };
    this.program = new Program(command, stderr);
    this.handshake = this.shakeHands();
  }

  async decide(situation: Situation): Promise<TimedAction> {
    const problem = await this.handshake;
    if (problem !== undefined) throw this.failure(problem);
    this.announceGame(situation);
    this.sendEvents(situation.history);
    const start = performance.now();
    const id = ++this.decisions;
    const { legal, ...view } = situation.view;
    const limit = this.limitOf(this.effort);
    this.program.send({ type: 'decide', id, limit, ...this.effort, view, legal });
    const answer = await this.receiveAction(id, limit);
    const action = this.actionOf(answer, situation);
    return { action, ms: performance.now() - start };
  }

  private limitOf(effort: Effort | undefined): number {
    const { decide, simulate, grace } = this.limits;
    if (effort === undefined) return decide;
    return effort.milliseconds === undefined ? simulate : effort.milliseconds + grace;
  }

  async close(end?: Ending): Promise<void> {
    if (end !== undefined && this.isGameAnnounced) {
      this.sendEvents(end.history);
      this.program.send({ type: 'gameOver', outcome: end.outcome });
    }
    await this.program.end(this.limits.quit);
  }

  private failure(error: OutsideError): OutsideProgramFailed {
    const { command } = this;
    return new OutsideProgramFailed({
      command,
      error: 'found' in error ? { ...error, found: quotable(error.found) } : error,
    });
  }

  private junk(found: string, id: number): OutsideProgramFailed {
    const expected = JSON.stringify({ type: 'action', id, index: 0 });
    return this.failure({ code: 'outside/junk', found, expected });
  }

  private async shakeHands(): Promise<OutsideError | undefined> {
    const { hello } = this.limits;
    const { version } = about;
    this.program.send({ kairo: PROTOCOL_VERSION, type: 'hello', version, rulesVersion: RULES_VERSION });
    const received = await this.program.receive(hello);
    if (received.kind === 'ended') {
      const { error } = received;
      return error.code === 'outside/exited' ? { ...error, code: 'outside/start' } : error;
    }
    if (received.kind === 'timeout') return { code: 'outside/silent', milliseconds: hello };
    const { line } = received;
    const message = parseJsonLine(line);
    if (message?.['type'] === 'error') return { code: 'outside/gave-up', found: line };
    const isHello =
      message?.['type'] === 'hello' &&
      message['kairo'] === PROTOCOL_VERSION &&
      typeof message['name'] === 'string';
    if (isHello) return undefined;
    const expected = JSON.stringify({ kairo: PROTOCOL_VERSION, type: 'hello', name: '…' });
    return { code: 'outside/junk', found: line, expected };
  }

  private announceGame({ view, random }: Situation): void {
    if (this.isGameAnnounced || view.viewer === 'spectator') return;
    this.isGameAnnounced = true;
    const { board, players, options } = this.game;
    this.program.send({
      type: 'newGame',
      rulesVersion: RULES_VERSION,
      edition: editionToJson(board.edition),
      players,
      options,
      seat: view.viewer,
      chance: chanceSeed(random),
    });
  }

  /** Sends the events that it has not been sent yet. */
  private sendEvents(history: Situation['history']): void {
    const events = history.slice(this.eventsSent);
    this.eventsSent = history.length;
    if (events.length > 0) this.program.send({ type: 'events', events });
  }

  /** Waits for the action, and sends `stop` shortly before the deadline. */
  private async receiveAction(id: number, limit: number): Promise<ReceivedAction> {
    const deadline = performance.now() + limit;
    let stopAt: number | undefined = deadline - this.limits.grace;
    let hasSentLines = false;
    for (;;) {
      const received = await this.program.receive(Math.max(0, (stopAt ?? deadline) - performance.now()));
      if (received.kind === 'ended') throw this.failure(received.error);
      if (received.kind === 'timeout') {
        if (stopAt === undefined) {
          throw this.failure({ code: hasSentLines ? 'outside/late' : 'outside/silent', milliseconds: limit });
        }
        stopAt = undefined;
        this.program.send({ type: 'stop', id });
        continue;
      }
      hasSentLines = true;
      const { line } = received;
      const message = parseJsonLine(line);
      if (message?.['type'] === 'error') throw this.failure({ code: 'outside/gave-up', found: line });
      if (message?.['id'] !== id) throw this.junk(line, id);
      if (message['type'] === 'action') return { line, message };
      if (message['type'] !== 'info') throw this.junk(line, id);
      // A program that keeps sending lines never times out above.
      if (performance.now() > deadline) throw this.failure({ code: 'outside/late', milliseconds: limit });
    }
  }

  private actionOf({ line, message }: ReceivedAction, { view, history, random }: Situation): Action {
    const { index, action } = message;
    const { legal } = view;
    if (index !== undefined || action === undefined) {
      if (typeof index !== 'number') throw this.junk(line, this.decisions);
      const chosen = legal[index];
      if (chosen === undefined) {
        throw this.failure({ code: 'outside/no-such-action', found: line, actions: legal.length });
      }
      if (action !== undefined && !isDeepStrictEqual(chosen, action)) throw this.junk(line, this.decisions);
      return chosen;
    }
    const listed = legal.find((known) => isDeepStrictEqual(known, action));
    if (listed !== undefined) return listed;
    // The list has one payment per action, but any mix of coins may pay (R6.6). Whether a payment is valid depends
    // only on what the view shows, so any deal that is consistent with the view gives the right answer.
    const refusal = whyNot(determinize(this.game, view, history, random), action);
    if (refusal !== undefined) throw this.failure({ code: 'outside/illegal', found: line, refusal });
    return action as Action;
  }
}

/** Starts the program right away, so that it can load before its first decision. */
export function outsidePlayer(command: string, game: Game, settings: OutsideSettings): OutsidePlayer {
  return new OutsidePlayer(command, game, settings);
}
