/** A game played over the wire: on a given deal, by clients who do what its course says, one of them full of questions. */
import type { PendingAnswer } from '@kairo/bots';
import { type Action, err, FastRandom, ok, type Viewer } from '@kairo/engine';
import { PERSON, PROTOCOL_VERSION, type TableSetup } from '@kairo/protocol';
import { type KairoServer, readOptions, startServer } from '@kairo/server';
import { Match } from '@kairo/table';
import { pino } from 'pino';
import { vi } from 'vitest';
import { Metrics } from '../../src/http/metrics.ts';
import { BotPool, type PoolTools } from '../../src/play/botPool.ts';
import { LiveTable } from '../../src/play/liveTable.ts';
import { Client } from './client.ts';
import { type Course, type Deal, dealt, type Turn } from './course.ts';
import { HandClock } from './handClock.ts';
import { QUESTIONS } from './questions.ts';

export interface Plan {
  readonly setup: TableSetup;
  readonly course: Course;
  readonly deal: Deal;
  /** Who asks questions. */
  readonly viewer: Viewer;
  /** By which the others change their minds: no one else may notice. */
  readonly seconds: string;
  /** Makes the server leak something; it may write to its log. */
  readonly plant?: ((log: (text: string) => void) => void) | undefined;
}

export interface Guest extends Pick<Client, 'viewer' | 'key' | 'cookie' | 'received'> {}

/** What can be read of an evening. */
export interface Heard {
  /** Of the viewer, up to the ending entry. */
  readonly replies: readonly string[];
  readonly messages: readonly string[];
  /** What bots and the adviser were given, if the viewer is a bot or asked for advice. */
  readonly thoughts: readonly string[];
  readonly logs: readonly string[];
  readonly metrics: string;
  /** What everyone received before the end. */
  readonly everyone: readonly Guest[];
  readonly seed: string;
  readonly table: string;
}

const WIDE = 1_000_000;
const METRICS_TOKEN = 'metrics-token-of-this-evening';
const QUESTIONS_PER_TURN = 4;

type Position = Parameters<BotPool['decide']>[1];

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Evening {
  private readonly plan: Plan;
  private readonly clock = new HandClock();
  /** Lines of the log, by turn. */
  private readonly logs: string[][] = [[]];
  private readonly thoughts: string[] = [];
  private readonly random: FastRandom;
  private readonly seconds: FastRandom;
  private readonly clients: Client[] = [];
  private readonly answers: ((action: Action) => void)[] = [];
  /** How many requests and sockets have begun to wait for changes of a table. */
  private waiting = 0;
  /** How many requests the server has counted. */
  private answered = 0;
  private table = '';
  private seed = '';
  private server: KairoServer | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
    this.random = new FastRandom(`questions of ${plan.viewer}`);
    this.seconds = new FastRandom(plan.seconds);
  }

  async play(): Promise<Heard> {
    const { course, deal } = this.plan;
    vi.spyOn(Match, 'deal').mockImplementation((_, seed) => {
      this.seed = seed;
      return dealt(course, deal);
    });
    this.bribeBots();
    this.countRequests();
    this.plan.plant?.((text) => this.log(text));
    try {
      await this.gather();
      return await this.playCourse();
    } finally {
      for (const client of this.clients) client.close();
      await this.server?.close();
      vi.restoreAllMocks();
    }
  }

  /** Bots play what the course says, when it is their turn to. Those at tables of other servers play as they like. */
  private bribeBots(): void {
    const { clock, answers } = this;
    // The server's own clock has the timers of ours.
    const isOurs = (pool: BotPool): boolean =>
      (pool as unknown as { readonly tools: PoolTools }).tools.clock.after === clock.after;
    const note = ({ game: _, randomSeed: __, ...position }: Position): void => {
      if (position.view.viewer === this.plan.viewer) this.thoughts.push(JSON.stringify(position));
    };
    const { decide, advise } = BotPool.prototype;
    vi.spyOn(BotPool.prototype, 'decide').mockImplementation(function (this: BotPool, spec, position) {
      if (!isOurs(this)) return decide.call(this, spec, position);
      note(position);
      const answered = new Promise<Action>((resolve) => answers.push(resolve)).then((action) =>
        ok({ thought: { action, iterations: 0 } }),
      );
      return { answered, stop: () => undefined } as PendingAnswer<never>;
    });
    vi.spyOn(BotPool.prototype, 'advise').mockImplementation(function (
      this: BotPool,
      wish,
      effort,
      position,
    ) {
      if (!isOurs(this)) return advise.call(this, wish, effort, position);
      note(position);
      const answered = Promise.resolve(err({ code: 'bot/absent', detail: '' } as const));
      return { answered, stop: () => undefined };
    });
  }

  private countRequests(): void {
    const begins = (): void => void this.waiting++;
    const ends = (): void => void this.answered++;
    const { answered } = Metrics.prototype;
    vi.spyOn(Metrics.prototype, 'answered').mockImplementation(function (this: Metrics, ...request) {
      answered.apply(this, request);
      ends();
    });
    const { onChange } = LiveTable.prototype;
    vi.spyOn(LiveTable.prototype, 'onChange').mockImplementation(function (this: LiveTable, callback) {
      begins();
      return onChange.call(this, callback);
    });
  }

  private async start(): Promise<number> {
    const options = readOptions(['--data', ':memory:', '--host', '127.0.0.1', '--port', '0'], {});
    if (options === 'help') throw new Error('no options');
    const limits = Object.fromEntries(Object.keys(options.limits).map((name) => [name, WIDE]));
    const started = await startServer(
      { ...options, limits: limits as typeof options.limits, metricsToken: METRICS_TOKEN },
      {
        files: new Map(),
        clock: this.clock,
        logger: pino({ level: 'trace' }, { write: (line: string) => this.log(line) }),
      },
    );
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    this.server = started.value;
    return started.value.port;
  }

  /** People with cookies and programs with keys by turns, a host who does not play, and a stranger. */
  private async gather(): Promise<void> {
    const { setup } = this.plan;
    const port = await this.start();
    const keyOf = (name: string): string => `key-of-${name}`.padEnd(30, '_');
    const host = this.add(new Client(port, { viewer: 'spectator', key: keyOf('host') }));
    const made = await host.ask('POST', '/tables', { key: host.key, setup, begin: 'byHost' });
    this.table = JSON.parse(made.text).table;
    this.add(new Client(port, { viewer: 'spectator' }));
    for (const [seat, { player }] of setup.seats.entries()) {
      if (player !== PERSON) continue;
      const key = seat % 2 === 1 ? keyOf(`seat-${seat}`) : undefined;
      const client = this.add(new Client(port, { viewer: seat, ...(key && { key }) }));
      const body = { name: `Player ${seat}`, ...(key && { key }) };
      const { status, text } = await client.ask('POST', `/tables/${this.table}/seats/${seat}`, body);
      if (status !== 201) throw new Error(text);
    }
    for (const client of this.clients) {
      await client.open(this.table);
      await this.settle();
    }
    await host.ask('POST', `/tables/${this.table}/begin`, {});
    await this.settle();
    for (const client of this.clients) {
      client.send({ type: 'hello', protocols: [PROTOCOL_VERSION], table: this.table, look: 0, seq: 0 });
      await this.settle();
    }
  }

  private add(client: Client): Client {
    this.clients.push(client);
    return client;
  }

  private get observers(): readonly Client[] {
    return this.clients.filter(({ viewer }) => viewer === this.plan.viewer);
  }

  /** Until everything that is on its way has arrived. */
  private async settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await turnOfTheLoop();
      await Promise.all(this.clients.map((client) => client.settle()));
    }
  }

  private log(line: string): void {
    this.logs.at(-1)?.push(line);
  }

  /**
   * Until the server has counted and logged every request that was answered. Those that were answered at the same time are
   * logged in any order.
   */
  private async settleLogs(): Promise<void> {
    const asked = this.clients.reduce((sum, client) => sum + client.asked, 0);
    while (this.answered < asked) await turnOfTheLoop();
    this.logs.push([]);
  }

  private async playCourse(): Promise<Heard> {
    const { turns, isWhole } = this.plan.course;
    const last = isWhole ? turns.length - 1 : turns.length;
    for (const [i, turn] of turns.slice(0, last).entries()) await this.playTurn(turn, i);
    const everyone = this.clients.map(({ viewer, key, cookie, received }) => ({
      viewer,
      key,
      cookie,
      received: [...received],
    }));
    const observed = this.observers.map(({ replies, messages }) => ({
      replies: [...replies],
      messages: [...messages],
    }));
    await this.settleLogs();
    const metrics = await this.clients[1]?.ask('GET', 'metrics', undefined, {
      Authorization: `Bearer ${METRICS_TOKEN}`,
    });
    const [thoughts, logs] = [[...this.thoughts], this.logs.map((lines) => [...lines])];
    for (const turn of turns.slice(last)) await this.playTurn(turn, last);
    if (isWhole) await this.checkEnd();
    const masked = this.mask(
      observed.flatMap(({ replies, messages }) => [...replies, ...messages]).join('\n'),
    );
    return {
      replies: observed.flatMap(({ replies }) => replies.map(masked)),
      messages: observed.flatMap(({ messages }) => messages.map(masked)),
      thoughts,
      logs: logs.flatMap((lines) => lines.map((line) => withoutTimes(masked(line))).sort()),
      metrics: metrics?.text ?? '',
      everyone,
      seed: this.seed,
      table: this.table,
    };
  }

  /** Once the game is over, everything is open to everyone. */
  private async checkEnd(): Promise<void> {
    for (const client of this.clients) {
      const { text } = await client.ask('GET', `/tables/${this.table}?from=0`);
      if (!text.includes(this.seed)) throw new Error('the game is over, but its seed is not open');
    }
  }

  private async playTurn(turn: Turn, number: number): Promise<void> {
    const { course, setup, viewer } = this.plan;
    for (const client of this.observers) client.mark(`turn ${number}`);
    this.clock.goOn(700);
    await this.settle();
    const [next] = turn;
    if (next === undefined) throw new Error('an empty turn');
    const people = setup.seats.flatMap(({ player }, seat) =>
      player === PERSON && seat % 2 === 0 ? [seat] : [],
    );
    const moment = {
      table: this.table,
      seats: setup.seats.length,
      next,
      actions: course.turns.flat().map(({ action }) => action),
      hasCompany: people.some((seat) => seat !== viewer),
      random: this.random,
    };
    const polls = this.observers.map((client) => {
      return client.viewer !== next.seat && this.random.below(3) === 0
        ? () => client.ask('GET', `/tables/${this.table}?from=${client.version.seq}&wait=25`)
        : () => undefined;
    });
    for (const client of this.observers) {
      for (let i = 0; i < QUESTIONS_PER_TURN; i++) {
        await QUESTIONS[this.random.below(QUESTIONS.length)]?.(client, moment);
        await this.settle();
      }
    }
    const before = this.waiting;
    const polling = polls.flatMap((poll) => poll() ?? []);
    let early = 0;
    for (const poll of polling) void poll.then(() => early++);
    while (this.waiting + early < before + polling.length) await turnOfTheLoop();
    await this.settle();
    await this.playMoves(turn);
    await this.settle();
    await Promise.all(polling);
    await this.settleLogs();
  }

  private async playMoves(turn: Turn): Promise<void> {
    const seat = turn[0]?.seat;
    const client = this.clients.find(({ viewer }) => viewer === seat);
    if (client === undefined) return this.playAsBot(turn);
    // The viewer's ways are the same at every table.
    const random = client.viewer === this.plan.viewer ? this.random : this.seconds;
    switch (this.random.below(3)) {
      case 0:
        return this.playLists(client, turn);
      case 1:
        return this.playDraft(client, turn, random);
      default:
        await this.playInVain(client, turn);
        return this.playLists(client, turn, { draft: 'discard' });
    }
  }

  private async playAsBot(turn: Turn): Promise<void> {
    const [, stranger] = this.clients;
    for (const { action } of turn) {
      while (this.answers.length === 0) await turnOfTheLoop();
      const seq = stranger?.version.seq ?? 0;
      this.answers.shift()?.(action);
      while (stranger?.version.seq === seq) await turnOfTheLoop();
      await this.settle();
    }
  }

  /** As programs do: in lists, each of which ends with the next action that reveals something. */
  private async playLists(client: Client, turn: Turn, more: object = {}): Promise<void> {
    let actions: Action[] = [];
    for (const { action, isLast } of turn) {
      actions.push(action);
      if (!isLast) continue;
      const body = { id: client.newId(), base: client.version.seq, actions, ...more };
      const path = `/tables/${this.table}/actions`;
      const { status, text } = await client.ask('POST', path, body);
      if (status !== 200) throw new Error(text);
      await this.settle();
      await client.ask('POST', path, body);
      await client.ask('POST', path, { ...body, base: 0 });
      actions = [];
    }
    if (actions.length > 0) throw new Error('a turn that does not end');
  }

  private async command(client: Client, command: object): Promise<void> {
    const { viewer: seat, version: base } = client;
    const answer = await client.sendAndWait({ type: 'command', seat, base, command });
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    await this.settle();
  }

  /** As people do, who now and then undo an action. */
  private async playDraft(client: Client, turn: Turn, random: FastRandom): Promise<void> {
    for (const { action } of turn) {
      await this.command(client, { type: 'act', action });
      while (client.draft?.canUndo && random.below(3) === 0) {
        await this.command(client, { type: 'undo' });
        await this.command(client, { type: 'act', action });
      }
      if (client.draft?.isComplete) await this.command(client, { type: 'endTurn' });
    }
  }

  /** Begins a turn in a browser; then a program of the same seat wants to play. */
  private async playInVain(client: Client, [first]: Turn): Promise<void> {
    if (first === undefined || first.action.type === 'pick') return;
    await this.command(client, { type: 'act', action: first.action });
    const body = { id: client.newId(), base: client.version.seq, actions: [first.action] };
    const { status } = await client.ask('POST', `/tables/${this.table}/actions`, body);
    if (status !== 409) throw new Error('a draft was overlooked');
  }

  /** Hides what a server draws by lot for each table, without a change of length. */
  private mask(shown: string): (text: string) => string {
    const { port } = this.server ?? { port: 0 };
    const drawn = [
      this.table,
      /"commitment":"([^"]+)"/.exec(shown)?.[1],
      /"code":"([A-Z2-9]{6})"/.exec(shown)?.[1],
      ...this.clients.map(({ cookie }) => cookie?.split('=')[1]),
      `127.0.0.1:${port}`,
    ].filter((text) => text !== undefined);
    return (text) => {
      let masked = text;
      for (const secret of drawn) masked = masked.replaceAll(secret, '*'.repeat(secret.length));
      return masked.replaceAll(this.table.slice(0, 6), '*'.repeat(6));
    };
  }
}

function withoutTimes(line: string): string {
  return line.replace(/"(time|ms|pid|port|hostname)":("[^"]*"|\d+)/g, '"$1":0');
}
