/** A program from outside at the arena's table. One that breaks the rules of the protocol loses the game. */
import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Effort, Situation } from '@kairo/bots';
import { type Action, determinize, editionToJson, type Game, RULES_VERSION, whyNot } from '@kairo/engine';
import about from '../../package.json' with { type: 'json' };
import { type OutsideError, OutsideFailure, shown } from '../outside/failure.ts';
import { Program } from '../outside/program.ts';
import { type Fields, PROTOCOL_VERSION, readLine } from '../outside/protocol.ts';
import { chanceSeed } from './chanceSeed.ts';
import type { Choice, Ending, Player } from './player.ts';

/** In milliseconds. */
const LIMITS = {
  /** Until it has said hello: some need long to start. */
  hello: 10_000,
  /** For a decision, where nobody said how long to think. */
  decide: 30_000,
  /** For one of so many simulations, which take as long as they take: whoever is cut short did not do them all. */
  simulate: 600_000,
  /** Between `stop` and too late; beyond the time to think, too. */
  grace: 1_000,
  /** Between `quit` and the end. */
  quit: 1_000,
};

export interface OutsideSettings {
  /** Where its standard error goes. */
  readonly stderr: Writable;
  readonly effort?: Effort;
  readonly limits?: Partial<typeof LIMITS>;
}

class OutsidePlayer implements Player {
  private readonly command: string;
  private readonly game: Game;
  private readonly effort: Effort | undefined;
  private readonly limits: typeof LIMITS;
  private readonly program: Program;
  private readonly greeted: Promise<OutsideError | undefined>;
  private isSeated = false;
  /** Events that it knows already. */
  private told = 0;
  private decisions = 0;

  constructor(command: string, game: Game, { stderr, effort, limits }: OutsideSettings) {
    this.command = command;
    this.game = game;
    this.effort = effort;
    this.limits = { ...LIMITS, ...limits };
    this.program = new Program(command, stderr);
    this.greeted = this.greet();
  }

  async decide(situation: Situation): Promise<Choice> {
    const problem = await this.greeted;
    if (problem !== undefined) throw this.failure(problem);
    this.seat(situation);
    this.tell(situation.history);
    const start = performance.now();
    const id = ++this.decisions;
    const { legal, ...view } = situation.view;
    const limit = this.limitOf(this.effort);
    this.program.send({ type: 'decide', id, limit, ...this.effort, view, legal });
    const answer = await this.answer(id, limit);
    const action = this.actionOf(answer, situation);
    return { action, ms: performance.now() - start };
  }

  private limitOf(effort: Effort | undefined): number {
    const { decide, simulate, grace } = this.limits;
    if (effort === undefined) return decide;
    return effort.milliseconds === undefined ? simulate : effort.milliseconds + grace;
  }

  async close(end?: Ending): Promise<void> {
    if (end !== undefined && this.isSeated) {
      this.tell(end.history);
      this.program.send({ type: 'gameOver', outcome: end.outcome });
    }
    await this.program.end(this.limits.quit);
  }

  private failure(error: OutsideError): OutsideFailure {
    const { command } = this;
    return new OutsideFailure({
      command,
      error: 'found' in error ? { ...error, found: shown(error.found) } : error,
    });
  }

  private junk(found: string, id: number): OutsideFailure {
    const expected = JSON.stringify({ type: 'action', id, index: 0 });
    return this.failure({ code: 'outside/junk', found, expected });
  }

  private async greet(): Promise<OutsideError | undefined> {
    const { hello } = this.limits;
    const { version } = about;
    this.program.send({ kairo: PROTOCOL_VERSION, type: 'hello', version, rulesVersion: RULES_VERSION });
    const heard = await this.program.hear(hello);
    if (heard.kind === 'over') {
      const { error } = heard;
      return error.code === 'outside/exited' ? { ...error, code: 'outside/start' } : error;
    }
    if (heard.kind === 'nothing') return { code: 'outside/silent', milliseconds: hello };
    const said = readLine(heard.line);
    if (said?.['type'] === 'error') return { code: 'outside/gave-up', found: heard.line };
    const isHello =
      said?.['type'] === 'hello' && said['kairo'] === PROTOCOL_VERSION && typeof said['name'] === 'string';
    if (isHello) return undefined;
    const expected = JSON.stringify({ kairo: PROTOCOL_VERSION, type: 'hello', name: '…' });
    return { code: 'outside/junk', found: heard.line, expected };
  }

  private seat({ view, random }: Situation): void {
    if (this.isSeated || view.viewer === 'spectator') return;
    this.isSeated = true;
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

  private tell(history: Situation['history']): void {
    const events = history.slice(this.told);
    this.told = history.length;
    if (events.length > 0) this.program.send({ type: 'events', events });
  }

  /** Waits for the action, and asks for it when time is nearly up. */
  private async answer(id: number, limit: number): Promise<{ readonly line: string; readonly said: Fields }> {
    const end = performance.now() + limit;
    let stopAt: number | undefined = end - this.limits.grace;
    let hasSpoken = false;
    for (;;) {
      const heard = await this.program.hear(Math.max(0, (stopAt ?? end) - performance.now()));
      if (heard.kind === 'over') throw this.failure(heard.error);
      if (heard.kind === 'nothing') {
        if (stopAt === undefined) {
          throw this.failure({ code: hasSpoken ? 'outside/late' : 'outside/silent', milliseconds: limit });
        }
        stopAt = undefined;
        this.program.send({ type: 'stop', id });
        continue;
      }
      hasSpoken = true;
      const { line } = heard;
      const said = readLine(line);
      if (said?.['type'] === 'error') throw this.failure({ code: 'outside/gave-up', found: line });
      if (said?.['id'] !== id) throw this.junk(line, id);
      if (said['type'] === 'action') return { line, said };
      if (said['type'] !== 'info') throw this.junk(line, id);
      // Time is up even for those who never stop talking.
      if (performance.now() > end) throw this.failure({ code: 'outside/late', milliseconds: limit });
    }
  }

  private actionOf(
    { line, said }: { readonly line: string; readonly said: Fields },
    { view, history, random }: Situation,
  ): Action {
    const { index, action } = said;
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
    // Other coins may pay as well (R6.6). What decides that is in the view, however the rest is dealt.
    const refusal = whyNot(determinize(this.game, view, history, random), action);
    if (refusal !== undefined) throw this.failure({ code: 'outside/illegal', found: line, refusal });
    return action as Action;
  }
}

/** Starts the program at once: it may say hello while others play. */
export function outsidePlayer(command: string, game: Game, settings: OutsideSettings): OutsidePlayer {
  return new OutsidePlayer(command, game, settings);
}
