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
import { type GameEvent, MAX_PLAYERS, MIN_PLAYERS, RULES_VERSION, type View } from '@kairo/engine';
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
  readonly edition: unknown;
  readonly chance: string;
  readonly history: GameEvent[];
}

class Speaker {
  private readonly io: Io;
  private readonly spec: BotSpec;
  /** Whether it was told on the command line how long to think; then it does not ask anybody else. */
  private readonly hasOwnBudget: boolean;
  /** To the bots; the same protocol as that of a thread, but for the thread. */
  private tell: (message: ToWorker) => void = () => undefined;
  private readonly thinking = new Set<number>();
  private seated: Seated | undefined;

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
        if (Array.isArray(message['events'])) this.seated?.history.push(...message['events']);
        else this.refuse({ code: 'bot/malformed', field: 'events', expected: { kind: 'list' } });
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
    if (rulesVersion !== RULES_VERSION) {
      this.refuse({ code: 'bot/rules-version', found: String(rulesVersion), supported: RULES_VERSION });
    } else if (!isWhole(players, MIN_PLAYERS, MAX_PLAYERS)) misfit('players', MIN_PLAYERS, MAX_PLAYERS);
    else if (!isWhole(seat, 0, Number(players) - 1)) misfit('seat', 0, Number(players) - 1);
    else this.seated = { edition, chance: typeof chance === 'string' ? chance : randomUUID(), history: [] };
  }

  private greet(message: Fields): void {
    if (message['kairo'] !== PROTOCOL_VERSION) {
      const expected = { kind: 'whole', min: PROTOCOL_VERSION, max: PROTOCOL_VERSION } as const;
      this.refuse({ code: 'bot/malformed', field: 'kairo', expected });
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
      this.refuse({ code: 'bot/malformed', field: 'newGame', expected: { kind: 'object' } }, id);
      return;
    }
    const { edition, chance, history } = this.seated;
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

  private refuse(error: BotError, id?: number): void {
    this.say({ type: 'error', ...(id === undefined ? {} : { id }), error });
  }

  private say(message: FromProgram): void {
    this.io.stdout.write(`${JSON.stringify(message)}\n`);
  }
}
