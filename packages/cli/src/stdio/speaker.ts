/** One of our bots, as docs/bot-protocol.md says that a program speaks. */
import { setImmediate } from 'node:timers/promises';
import {
  type Fields,
  type FromProgram,
  LONGEST_LINE,
  linesOf,
  PROTOCOL_VERSION,
  readLine,
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
import { malformed } from './misfit.ts';
import { readNewGame, type Seated } from './newGame.ts';

type SpokenError = BotError | { readonly code: 'bot/line-too-long'; readonly longest: number };

/** A request, or news, before there is a game. */
const NO_GAME = malformed('newGame', { kind: 'object' });
/** A game after a greeting that was refused. */
const NO_GREETING = malformed('hello', { kind: 'object' });

type Ends = Pick<Io, 'stdin' | 'stdout'>;

/** Until it is told to leave; or, where nothing more is said, until it has answered what it was asked. */
export async function speak(io: Ends, spec: BotSpec, roster: Roster): Promise<void> {
  const speaker = new Speaker(io, spec, roster);
  try {
    for await (const line of linesOf(io.stdin, LONGEST_LINE)) if (!speaker.hear(line)) return;
    await speaker.answered();
  } finally {
    speaker.end();
  }
}

class Speaker {
  private readonly io: Ends;
  private readonly spec: BotSpec;
  /** To the bots; the same protocol as that of a thread, but for the thread. */
  private tell: (message: ToWorker) => void = () => undefined;
  private readonly thinking = new Set<number>();
  private onIdle: (() => void) | undefined;
  private seated: Seated | undefined;
  /** After a greeting in another version of the protocol nothing is understood, until there is a right one. */
  private isStrange = false;
  private isOver = false;

  constructor(io: Ends, spec: BotSpec, roster: Roster) {
    this.io = io;
    this.spec = spec;
    serveBots(
      {
        postMessage: (message) => this.passOn(message),
        addEventListener: (_, listener) => {
          this.tell = (data) => listener({ data });
        },
      },
      { roster, clock: () => performance.now(), pause: () => setImmediate() },
    );
  }

  /** False when that was all. */
  hear(line: string | TooLong): boolean {
    const message = line instanceof TooLong ? undefined : readLine(line);
    if (line instanceof TooLong) this.refuse({ code: 'bot/line-too-long', longest: LONGEST_LINE });
    else if (message === undefined) this.refuse(malformed('line', { kind: 'json' }));
    else if (message['type'] === 'quit') return false;
    else this.obey(message);
    return true;
  }

  /** When nothing is left to think about. */
  async answered(): Promise<void> {
    if (this.thinking.size === 0) return;
    await new Promise<void>((resolve) => {
      this.onIdle = resolve;
    });
  }

  /** Whoever stops listening gets no more answers, but thinking has to end. */
  end(): void {
    this.isOver = true;
    for (const id of this.thinking) this.tell({ type: 'stop', id });
  }

  /** What it does not know, it passes over: later versions may say more. */
  private obey(message: Fields): void {
    switch (message['type']) {
      case 'hello':
        this.greet(message);
        break;
      case 'newGame':
        this.sit(message);
        break;
      case 'events':
        this.listen(message['events']);
        break;
      case 'decide':
        this.decide(message);
        break;
      case 'stop':
        this.stop(message);
        break;
      case 'gameOver':
        this.seated = undefined;
        break;
      default:
        if (typeof message['type'] !== 'string') this.refuse(malformed('type', { kind: 'text' }));
    }
  }

  private sit(message: Fields): void {
    this.seated = undefined;
    if (this.isStrange) {
      this.refuse(NO_GREETING);
      return;
    }
    const game = readNewGame(message);
    if (game.ok) this.seated = game.value;
    else this.refuse(game.error);
  }

  private listen(events: unknown): void {
    if (!Array.isArray(events)) this.refuse(malformed('events', { kind: 'list' }));
    else if (this.seated === undefined) this.refuse(NO_GAME);
    else for (const event of events) this.seated.history.push(event); // as many as there are
  }

  /** It may have been answered already. */
  private stop(message: Fields): void {
    const id = readId(message);
    if (id.ok) this.tell({ type: 'stop', id: id.value });
    else this.refuse(id.error);
  }

  private greet(message: Fields): void {
    this.isStrange = message['kairo'] !== PROTOCOL_VERSION;
    if (this.isStrange) {
      this.seated = undefined;
      this.refuse(malformed('kairo', { kind: 'whole', min: PROTOCOL_VERSION, max: PROTOCOL_VERSION }));
      return;
    }
    const { version } = about;
    this.say({
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
      this.refuse(id.error);
      return;
    }
    if (this.thinking.has(id.value)) {
      this.refuse(malformed('id', { kind: 'consistent' }), id.value);
      return;
    }
    const request = this.requestIn(message, id.value);
    if (!request.ok) {
      this.refuse(request.error, id.value);
      return;
    }
    this.thinking.add(id.value);
    this.tell({ type: 'start', id: id.value, request: request.value });
  }

  private requestIn(message: Fields, id: number): Result<BotRequest, BotError> {
    const { view, legal } = message;
    const { seated } = this;
    if (seated === undefined) return err(NO_GAME);
    const error = contradictionIn(view, seated);
    if (error !== undefined) return err(error);
    const effort = readEffort(message);
    if (!effort.ok) return effort;
    const { edition, chance, history } = seated;
    return ok({
      task: { type: 'decide', bot: this.specFor(effort.value) },
      view: { ...(view as View), legal } as View, // the bots check it
      history,
      edition,
      randomSeed: `${chance} ${id}`,
    });
  }

  /** Whoever was told on the command line how long to think does not ask anybody else. */
  private specFor(wish: Effort | undefined): BotSpec {
    return wish === undefined ? this.spec : { effort: wish, ...this.spec };
  }

  private passOn(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
      case 'advised': // nobody asked for advice
        break;
      case 'progress':
        this.say({ type: 'info', id: message.id, ...message.thought });
        break;
      case 'decided':
        this.say({ type: 'action', id: message.id, action: message.thought.action });
        this.conclude(message.id);
        break;
      case 'failed':
        this.refuse(message.error, message.id);
        this.conclude(message.id);
    }
  }

  private conclude(id: number): void {
    this.thinking.delete(id);
    if (this.thinking.size === 0) this.onIdle?.();
  }

  private refuse(error: SpokenError, id?: number): void {
    this.say({ type: 'error', ...(id === undefined ? {} : { id }), error });
  }

  private say(message: FromProgram): void {
    if (this.isOver) return;
    this.io.stdout.write(`${JSON.stringify(message)}\n`);
  }
}
