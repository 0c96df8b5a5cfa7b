/** A built-in bot as a program that follows docs/bot-protocol.md. */
import { setImmediate } from 'node:timers/promises';
import {
  type Fields,
  type FromProgram,
  LONGEST_LINE,
  linesOf,
  PROTOCOL_VERSION,
  parseJsonLine,
  TooLong,
} from '@kairo/arena';
import {
  type BotError,
  type BotRequest,
  type BotSpec,
  type Effort,
  type FromWorker,
  formatBotSpec,
  type Roster,
  serveBots,
  type ToWorker,
} from '@kairo/bots';
import { err, ok, type Result, type View } from '@kairo/engine';
import about from '../../package.json' with { type: 'json' };
import type { Io } from '../io.ts';
import { contradictionIn, readEffort, readId } from './decide.ts';
import { malformed } from './malformed.ts';
import { type AnnouncedGame, readNewGame } from './newGame.ts';

type StdioError = BotError | { readonly code: 'bot/line-too-long'; readonly longest: number };

/** `decide` or `events` without a game. */
const NO_GAME = malformed('newGame', { kind: 'object' });
/** `newGame` after a `hello` that was refused. */
const NO_HELLO = malformed('hello', { kind: 'object' });

type Streams = Pick<Io, 'stdin' | 'stdout'>;

/** Runs until `quit`, or until the input has ended and all decisions are answered. */
export async function serveStdioBot(io: Streams, spec: BotSpec, roster: Roster): Promise<void> {
  const bot = new StdioBot(io, spec, roster);
  try {
    for await (const line of linesOf(io.stdin, LONGEST_LINE)) if (!bot.receive(line)) return;
    await bot.idle();
  } finally {
    bot.end();
  }
}

class StdioBot {
  private readonly io: Streams;
  private readonly spec: BotSpec;
  /** Sends a message to the bots. They are served as in a worker thread, but run in this one. */
  private sendToBots: (message: ToWorker) => void = () => undefined;
  /** The ids of decisions in progress. */
  private readonly thinking = new Set<number>();
  private onIdle: (() => void) | undefined;
  private game: AnnouncedGame | undefined;
  /** The last `hello` had another protocol version: no game is accepted until there is a valid one. */
  private isIncompatible = false;
  private hasEnded = false;

  constructor(io: Streams, spec: BotSpec, roster: Roster) {
    this.io = io;
    this.spec = spec;
    serveBots(
      {
        postMessage: (message) => this.forward(message),
        addEventListener: (_, listener) => {
          this.sendToBots = (data) => listener({ data });
        },
      },
      { roster, clock: () => performance.now(), pause: () => setImmediate() },
    );
  }

  /** False after `quit`. */
  receive(line: string | TooLong): boolean {
    const message = line instanceof TooLong ? undefined : parseJsonLine(line);
    if (line instanceof TooLong) this.sendError({ code: 'bot/line-too-long', longest: LONGEST_LINE });
    else if (message === undefined) this.sendError(malformed('line', { kind: 'json' }));
    else if (message['type'] === 'quit') return false;
    else this.handle(message);
    return true;
  }

  /** Resolves when no decision is in progress. */
  async idle(): Promise<void> {
    if (this.thinking.size === 0) return;
    await new Promise<void>((resolve) => {
      this.onIdle = resolve;
    });
  }

  /** Stops all decisions in progress; nothing more is sent. */
  end(): void {
    this.hasEnded = true;
    for (const id of this.thinking) this.sendToBots({ type: 'stop', id });
  }

  /** Ignores unknown types, which later protocol versions may add. */
  private handle(message: Fields): void {
    switch (message['type']) {
      case 'hello':
        this.answerHello(message);
        break;
      case 'newGame':
        this.startGame(message);
        break;
      case 'events':
        this.addEvents(message['events']);
        break;
      case 'decide':
        this.decide(message);
        break;
      case 'stop':
        this.stop(message);
        break;
      case 'gameOver':
        this.game = undefined;
        break;
      default:
        if (typeof message['type'] !== 'string') this.sendError(malformed('type', { kind: 'text' }));
    }
  }

  private startGame(message: Fields): void {
    this.game = undefined;
    if (this.isIncompatible) {
      this.sendError(NO_HELLO);
      return;
    }
    const game = readNewGame(message);
    if (game.ok) this.game = game.value;
    else this.sendError(game.error);
  }

  private addEvents(events: unknown): void {
    if (!Array.isArray(events)) this.sendError(malformed('events', { kind: 'list' }));
    else if (this.game === undefined) this.sendError(NO_GAME);
    else for (const event of events) this.game.history.push(event); // a spread could exceed the argument limit
  }

  /** The decision may have been answered already, which is not an error. */
  private stop(message: Fields): void {
    const id = readId(message);
    if (id.ok) this.sendToBots({ type: 'stop', id: id.value });
    else this.sendError(id.error);
  }

  private answerHello(message: Fields): void {
    this.isIncompatible = message['kairo'] !== PROTOCOL_VERSION;
    if (this.isIncompatible) {
      this.game = undefined;
      this.sendError(malformed('kairo', { kind: 'whole', min: PROTOCOL_VERSION, max: PROTOCOL_VERSION }));
      return;
    }
    const { version } = about;
    this.send({
      kairo: PROTOCOL_VERSION,
      type: 'hello',
      name: formatBotSpec(this.spec),
      version,
      author: 'Kairo',
    });
  }

  private decide(message: Fields): void {
    const id = readId(message);
    if (!id.ok) {
      this.sendError(id.error);
      return;
    }
    if (this.thinking.has(id.value)) {
      this.sendError(malformed('id', { kind: 'consistent' }), id.value);
      return;
    }
    const request = this.requestIn(message, id.value);
    if (!request.ok) {
      this.sendError(request.error, id.value);
      return;
    }
    this.thinking.add(id.value);
    this.sendToBots({ type: 'start', id: id.value, request: request.value });
  }

  private requestIn(message: Fields, id: number): Result<BotRequest, BotError> {
    const { view, legal } = message;
    const { game } = this;
    if (game === undefined) return err(NO_GAME);
    const error = contradictionIn(view, game);
    if (error !== undefined) return err(error);
    const effort = readEffort(message);
    if (!effort.ok) return effort;
    const { edition, chance, history } = game;
    return ok({
      task: { type: 'decide', bot: this.specWith(effort.value) },
      view: { ...(view as View), legal } as View, // validated by the bots
      history,
      edition,
      randomSeed: `${chance} ${id}`,
    });
  }

  /** A thinking time from the command line takes precedence over that of the message. */
  private specWith(effort: Effort | undefined): BotSpec {
    return effort === undefined ? this.spec : { effort, ...this.spec };
  }

  private forward(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
      case 'advised': // never requested here
        break;
      case 'progress':
        this.send({ type: 'info', id: message.id, ...message.thought });
        break;
      case 'decided':
        this.send({ type: 'action', id: message.id, action: message.thought.action });
        this.finish(message.id);
        break;
      case 'failed':
        this.sendError(message.error, message.id);
        this.finish(message.id);
    }
  }

  private finish(id: number): void {
    this.thinking.delete(id);
    if (this.thinking.size === 0) this.onIdle?.();
  }

  private sendError(error: StdioError, id?: number): void {
    this.send({ type: 'error', ...(id === undefined ? {} : { id }), error });
  }

  private send(message: FromProgram): void {
    if (this.hasEnded) return;
    this.io.stdout.write(`${JSON.stringify(message)}\n`);
  }
}
