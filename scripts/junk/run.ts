/** Sends junk to a server of its own, and looks whether it stays as it was. */
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@kairo/protocol';
import { Hangers } from './hangers.ts';
import { judgeAnswer, judgeMessages, type Verdict } from './judge.ts';
import { junkMessage } from './messages.ts';
import { type Endpoint, endpointsOf, type Input, junkRequest, type Targets } from './requests.ts';
import { type JunkTable, Site } from './site.ts';
import { Junk } from './values.ts';
import { HttpLine, SocketLine } from './wire.ts';

export interface JunkOptions {
  readonly inputs: number;
  readonly seed: string;
  readonly limits: 'wide' | 'default';
  /** Whether clients that hang on are there, too: it takes a minute until they must be gone. */
  readonly hangs: boolean;
  readonly onProgress?: (inputs: number) => void;
}

export interface JunkResult {
  readonly inputs: number;
  readonly seconds: number;
  /** How many of each kind were sent. */
  readonly sent: ReadonlyMap<string, number>;
  /** How they were answered. */
  readonly answers: ReadonlyMap<string, number>;
  /** In bytes, after a collection of garbage, at equal distances. */
  readonly heaps: readonly number[];
  readonly resident: number;
  readonly failures: readonly string[];
}

const HTTP_LANES = 32;
const SOCKET_LANES = 8;
const SAMPLES = 10;
/** So many messages are on their way at once. */
const BATCH = 8;
/** The playground is a new one after so many inputs: junk may end its game. */
const FRESH_AFTER = 20_000;
const MOST_FAILURES = 20;
/** What is kept to be sent again. */
const REMEMBERED = 500;
/** More than this is not noise. */
const MOST_GROWTH = 8_000_000;
const API = '/api/v1';

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The last version that was shown. */
function versionIn(messages: readonly string[]): { seq: number; revision: number } | undefined {
  const shown = messages.findLast((text) => text.startsWith('{"type":"update"'));
  return shown === undefined ? undefined : JSON.parse(shown).version;
}

export async function sendJunk(options: JunkOptions): Promise<JunkResult> {
  const site = await Site.open(options.limits);
  try {
    return await new JunkRun(site, options).run();
  } finally {
    await site.close();
  }
}

class JunkRun {
  private readonly site: Site;
  private readonly options: JunkOptions;
  private readonly failures: string[] = [];
  private readonly sent = new Map<string, number>();
  private readonly answers = new Map<string, number>();
  private readonly heaps: number[] = [];
  private readonly earlier: Input[] = [];
  private readonly guarded: JunkTable[] = [];
  private playground: JunkTable | undefined;
  private endpoints: readonly Endpoint[] = [];
  private inputs = 0;

  constructor(site: Site, options: JunkOptions) {
    this.site = site;
    this.options = options;
  }

  async run(): Promise<JunkResult> {
    await this.prepare();
    const before = await Promise.all(this.guarded.map((table) => this.site.sight(table)));
    const { hangs, limits } = this.options;
    const [playing] = this.guarded;
    const hangers = hangs && playing ? await Hangers.open(this.site, playing, limits) : undefined;
    const startedAt = performance.now();
    await Promise.all([
      ...Array.from({ length: HTTP_LANES }, (_, lane) => this.sendRequests(lane)),
      ...Array.from({ length: SOCKET_LANES }, (_, lane) => this.sendMessages(lane)),
      this.watch(),
    ]);
    const seconds = (performance.now() - startedAt) / 1000;
    if (this.site.failure === undefined) {
      for (const failure of (await hangers?.check(limits)) ?? []) this.fail(failure);
      await this.check(before);
    } else for (const failure of [this.site.failure, ...this.site.errors]) this.fail(failure);
    const { inputs, sent, answers, heaps, failures } = this;
    const { resident } = this.site.failure === undefined ? await this.site.figures() : { resident: 0 };
    return { inputs, seconds, sent, answers, heaps, resident, failures };
  }

  private async prepare(): Promise<void> {
    const { site } = this;
    const description = await site.ask('GET', '/openapi.json');
    this.endpoints = endpointsOf(JSON.parse(description.text));
    const playing = await site.table('playing');
    await site.play(playing, 12);
    const over = await site.table('over');
    await site.play(over, 5);
    await site.resign(over);
    const closed = await site.table('closed', { waits: true });
    await site.ask('POST', `/tables/${closed.table}/close`, { key: closed.host });
    this.guarded.push(
      playing,
      over,
      closed,
      await site.table('without spectators', { spectators: false }),
      await site.table('of four', { players: 4 }),
      await site.table('waiting', { waits: true }),
    );
    this.playground = await site.table('playground');
  }

  private get targets(): Targets {
    if (this.playground === undefined) throw new Error('no playground');
    return { guarded: this.guarded, playground: this.playground };
  }

  private get isDone(): boolean {
    return this.inputs >= this.options.inputs || this.isHopeless;
  }

  private get isHopeless(): boolean {
    return this.failures.length >= MOST_FAILURES || this.site.failure !== undefined;
  }

  private fail(what: string): void {
    this.failures.push(what);
  }

  private note({ as, wrong }: Verdict): void {
    count(this.answers, as);
    if (wrong !== undefined) this.fail(wrong);
  }

  private async sendRequests(lane: number): Promise<void> {
    const junk = new Junk(`${this.options.seed} requests ${lane}`);
    const line = new HttpLine(this.site.port);
    while (!this.isDone) {
      this.inputs++;
      const input = this.nextRequest(junk);
      count(this.sent, input.name);
      try {
        this.note(judgeAnswer(input.bytes, await line.ask(input.bytes)));
      } catch (failure) {
        if (this.site.failure === undefined) this.fail(`no connection: ${failure}`);
      }
      if (input.name === 'not HTTP') line.close();
    }
    line.close();
  }

  /** Now and then one that was sent before. */
  private nextRequest(junk: Junk): Input {
    const again = junk.chance(20) ? this.earlier[junk.below(REMEMBERED)] : undefined;
    if (again !== undefined) return again;
    const input = junkRequest(this.endpoints, this.targets, junk);
    this.earlier[junk.below(REMEMBERED)] = input;
    return input;
  }

  private async sendMessages(lane: number): Promise<void> {
    const junk = new Junk(`${this.options.seed} messages ${lane}`);
    while (!this.isDone) {
      const socket = await this.openSocket(junk);
      if (socket === undefined) continue;
      const { line, table } = socket;
      let current = { seq: 1, revision: 0 };
      line.send(JSON.stringify({ type: 'hello', protocols: [PROTOCOL_VERSION], table, look: 0, seq: 0 }));
      // A few batches each, so that connections come and go.
      for (let batch = 1 + junk.below(100); batch > 0 && line.isOpen && !this.isDone; batch--) {
        for (let i = 0; i < BATCH; i++) {
          const input = junkMessage({ table, current }, junk);
          this.inputs++;
          count(this.sent, `message ${input.name}`);
          line.write(input.frame);
          if (input.isLast) break;
        }
        if (!(await line.settle())) this.fail('a socket does not answer');
        for (const verdict of judgeMessages(line.heard)) this.note(verdict);
        current = versionIn(line.heard.messages) ?? current;
        line.heard.messages.splice(0);
      }
      line.destroy();
    }
  }

  /** As a player of the playground, as a stranger at a guarded table, or with what no one should get in with. */
  private async openSocket(junk: Junk): Promise<{ line: SocketLine; table: string } | undefined> {
    const { guarded, playground } = this.targets;
    const isOwn = junk.chance(2);
    const table = isOwn
      ? playground.table
      : junk.one([...guarded.map((one) => one.table), 'B'.repeat(22), '__proto__']);
    const isPlayer = isOwn ? !junk.chance(4) : junk.chance(5);
    const headers = [
      ...(isPlayer ? [`Authorization: Bearer ${junk.one(playground.keys)}`] : []),
      ...(junk.chance(10) ? [`Sec-WebSocket-Version: ${junk.below(20)}`] : []),
      ...(junk.chance(10) ? ['Origin: http://elsewhere.example'] : []),
    ];
    this.inputs++;
    count(this.sent, 'handshake');
    const line = await SocketLine.open(this.site.port, `${API}/tables/${table}/socket`, headers);
    const status = line?.heard.status ?? 0;
    this.note({
      as: `handshake ${status === 0 ? 'closed' : status}`,
      ...(status >= 500 &&
        this.options.limits === 'wide' && { wrong: `a handshake was answered by ${status}` }),
    });
    if (status === 101 && line !== undefined) return { line, table };
    line?.destroy();
    return undefined;
  }

  /** Measures the memory, and lays out a new playground. */
  private async watch(): Promise<void> {
    let [sampled, laid] = [0, 0];
    while (!this.isDone) {
      await pause(50);
      if (this.site.failure !== undefined) return;
      const due = Math.floor((this.inputs * SAMPLES) / this.options.inputs);
      if (due > sampled) {
        sampled = due;
        this.heaps.push((await this.site.figures()).heap);
        this.options.onProgress?.(this.inputs);
      }
      if (this.options.limits === 'wide' && this.inputs - laid > FRESH_AFTER) {
        laid = this.inputs;
        this.playground = await this.site.table('playground');
      }
    }
  }

  private async check(before: readonly string[]): Promise<void> {
    // With the default limits, this client has used up what its address may ask for.
    if (this.options.limits === 'default') await pause(3_000);
    for (const [i, table] of this.guarded.entries()) {
      if ((await this.site.sight(table)) !== before[i]) this.fail(`the table “${table.name}” has changed`);
    }
    const after = await this.site.table('afterwards');
    await this.site.play(after, 6);
    const { heap } = await this.site.figures();
    this.heaps.push(heap);
    for (const error of this.site.errors) this.fail(`the server reported ${error}`);
    const settled = this.heaps[Math.floor(this.heaps.length / 3)] ?? 0;
    if (heap - settled > MOST_GROWTH) this.fail(`memory grew from ${settled} to ${heap}`);
  }
}
