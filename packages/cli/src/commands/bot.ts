/** `kairo bot --stdio`: our bots as a program that speaks docs/bot-protocol.md. */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  BOT_NAMES,
  type BotError,
  type BotSpec,
  type FromWorker,
  formatBotSpec,
  LEVELS,
  type Question,
  serveBots,
  type ToWorker,
} from '@kairo/bots';
import {
  type GameEvent,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Misfit,
  RULES_VERSION,
  type View,
} from '@kairo/engine';
import type { Command } from 'commander';
import about from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import type { Io } from '../io.ts';
import { readBotSpec } from '../options.ts';
import { linesOf } from '../outside/lines.ts';
import {
  type Fields,
  type FromProgram,
  LONGEST_LINE,
  PROTOCOL_VERSION,
  readLine,
} from '../outside/protocol.ts';
import { typedName } from '../typed.ts';

interface BotOptions {
  readonly stdio?: boolean;
  readonly bot?: string;
}

export function defineBot(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('bot')
    .description(help.commands.bot)
    .usage(help.optionsOnly)
    .option('--stdio', help.options.stdio)
    .option('--bot <bot>', help.options.bot(BOT_NAMES.join(', ')))
    .action((options: BotOptions) => serve(context, options));
}

async function serve({ t, io }: Context, { stdio, bot: named }: BotOptions): Promise<void> {
  const spec = readBotSpec(t, named ?? LEVELS.at(-1) ?? LEVELS[0]);
  if (!stdio) fail(t.terminal.bad.noStdio(typedName(io)));
  const speaker = new Speaker(io, spec, named?.includes('@') ?? false);
  try {
    for await (const line of linesOf(io.stdin, LONGEST_LINE)) if (!speaker.hear(line)) break;
  } finally {
    speaker.end();
  }
}

/** The game that is on. */
interface Seated {
  readonly players: number;
  readonly seat: number;
  readonly edition: unknown;
  readonly chance: string;
  readonly history: GameEvent[];
}

/** A question, or news, before there is a game. */
const NO_GAME: BotError = { code: 'bot/malformed', field: 'newGame', expected: { kind: 'object' } };

class Speaker {
  private readonly io: Io;
  private readonly spec: BotSpec;
  /** Whether it was told on the command line how long to think; then it does not ask anybody else. */
  private readonly hasOwnBudget: boolean;
  /** To the bots; the same protocol as that of a thread, but for the thread. */
  private tell: (message: ToWorker) => void = () => undefined;
  private readonly thinking = new Set<number>();
  private seated: Seated | undefined;
  /** After a greeting in another version of the protocol nothing is understood, until there is a right one. */
  private isStrange = false;

  constructor(io: Io, spec: BotSpec, hasOwnBudget: boolean) {
    this.io = io;
    this.spec = spec;
    this.hasOwnBudget = hasOwnBudget;
    serveBots(
      {
        postMessage: (message) => this.passOn(message),
        addEventListener: (_, listener) => {
          this.tell = (data) => listener({ data });
        },
      },
      { clock: () => performance.now(), pause: () => setImmediate() },
    );
  }

  /** False when that was all. */
  hear(line: string): boolean {
    const message = readLine(line);
    if (message === undefined)
      this.refuse({ code: 'bot/malformed', field: 'line', expected: { kind: 'json' } });
    else if (message['type'] === 'quit') return false;
    else this.obey(message);
    return true;
  }

  /** Whoever stops listening gets no more answers, but thinking has to end. */
  end(): void {
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
        if (typeof message['id'] === 'number') this.tell({ type: 'stop', id: message['id'] });
        break;
      case 'gameOver':
        this.seated = undefined;
    }
  }

  /** Edition and options are checked with the first view. */
  private sit({ rulesVersion, players, seat, edition, chance }: Fields): void {
    const isWhole = (value: unknown, min: number, max: number): boolean =>
      Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
    const misfit = (field: string, min: number, max: number): void =>
      this.refuse({ code: 'bot/malformed', field, expected: { kind: 'whole', min, max } });
    this.seated = undefined;
    if (this.isStrange) this.refuseVersion();
    else if (rulesVersion !== RULES_VERSION) {
      this.refuse({ code: 'bot/rules-version', found: String(rulesVersion), supported: RULES_VERSION });
    } else if (!isWhole(players, MIN_PLAYERS, MAX_PLAYERS)) misfit('players', MIN_PLAYERS, MAX_PLAYERS);
    else if (!isWhole(seat, 0, Number(players) - 1)) misfit('seat', 0, Number(players) - 1);
    else {
      const ownChance = typeof chance === 'string' ? chance : randomUUID();
      this.seated = {
        players: Number(players),
        seat: Number(seat),
        edition,
        chance: ownChance,
        history: [],
      };
    }
  }

  private listen(events: unknown): void {
    if (!Array.isArray(events))
      this.refuse({ code: 'bot/malformed', field: 'events', expected: { kind: 'list' } });
    else if (this.seated === undefined) this.refuse(NO_GAME);
    else this.seated.history.push(...events);
  }

  private greet(message: Fields): void {
    this.isStrange = message['kairo'] !== PROTOCOL_VERSION;
    if (this.isStrange) {
      this.seated = undefined;
      this.refuseVersion();
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
    const { id, view, legal } = message;
    if (typeof id !== 'number') {
      this.refuse({
        code: 'bot/malformed',
        field: 'id',
        expected: { kind: 'whole', min: 0, max: 999_999_999 },
      });
      return;
    }
    if (this.seated === undefined) {
      this.refuse(NO_GAME, id);
      return;
    }
    const { edition, chance, history } = this.seated;
    const misfit = this.misfitOf(view, this.seated);
    if (misfit !== undefined) {
      this.refuse({ code: 'bot/malformed', ...misfit }, id);
      return;
    }
    this.thinking.add(id);
    const question: Question = {
      spec: this.specFor(message),
      view: { ...(view as View), legal } as View, // the bots check it
      history,
      edition,
      randomSeed: `${chance} ${id}`,
    };
    this.tell({ type: 'start', id, question });
  }

  /** What can be said of the view before the bots check it. */
  private misfitOf(view: unknown, { players, seat }: Seated): Misfit | undefined {
    if (typeof view !== 'object' || view === null) return { field: 'view', expected: { kind: 'object' } };
    const { viewer, seats } = view as { readonly [field in keyof View]?: unknown };
    const consistent = { kind: 'consistent' } as const;
    if (viewer !== seat) return { field: 'view.viewer', expected: consistent };
    if (Array.isArray(seats) && seats.length !== players)
      return { field: 'view.seats', expected: consistent };
    return undefined;
  }

  private specFor({ iterations, milliseconds }: Fields): BotSpec {
    const { name } = this.spec;
    if (this.hasOwnBudget) return this.spec;
    if (typeof milliseconds === 'number') return { name, milliseconds };
    return typeof iterations === 'number' ? { name, iterations } : this.spec;
  }

  private passOn(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        break;
      case 'progress':
        this.say({ type: 'info', id: message.id, ...message.thought });
        break;
      case 'answer':
        this.thinking.delete(message.id);
        this.say({ type: 'action', id: message.id, action: message.thought.action });
        break;
      case 'failed':
        this.thinking.delete(message.id);
        this.refuse(message.error, message.id);
    }
  }

  private refuseVersion(): void {
    const expected = { kind: 'whole', min: PROTOCOL_VERSION, max: PROTOCOL_VERSION } as const;
    this.refuse({ code: 'bot/malformed', field: 'kairo', expected });
  }

  private refuse(error: BotError, id?: number): void {
    this.say({ type: 'error', ...(id === undefined ? {} : { id }), error });
  }

  private say(message: FromProgram): void {
    this.io.stdout.write(`${JSON.stringify(message)}\n`);
  }
}
