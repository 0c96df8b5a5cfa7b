/** How large the messages of whole games are, as uncompressed JSON: for the test of their bounds and for the bench. */
import { decide, iterationBudget, makeBot } from '@kairo/bots';
import { type Action, FastRandom, type Seat, type Start, viewFor } from '@kairo/engine';
import { ICONS, PERSON, PROTOCOL_VERSION, type ServerMessage } from '@kairo/protocol';
import type { Table } from '../src/index.ts';
import { eventsFor } from '../src/match/lookAt.ts';
import { choose } from './fakeBots.ts';
import { House, setupOf, there, turnOfTheLoop, Wire } from './sitting.ts';

export const POLICIES = ['random', 'trader'] as const;
export type PolicyName = (typeof POLICIES)[number];

export interface MeasuredGame {
  readonly edition: string;
  readonly players: number;
  readonly start: Start;
  readonly policy: PolicyName;
  readonly seed: string;
  /** Clients connect anew once in so many commands. */
  readonly commandsPerHello: number;
}

/** In bytes. */
export interface Sizes {
  /** To every seat and a spectator, as the game is played. */
  readonly updates: number[];
  /** Those among them that are more than the news that a rival's draft has changed. */
  readonly contentful: number[];
  /** To clients that missed some steps. */
  readonly resumes: number[];
  /** Welcome and update, to clients that have nothing. */
  readonly hellos: number[];
  readonly histories: number[];
}

export function noSizes(): Sizes {
  return { updates: [], contentful: [], resumes: [], hellos: [], histories: [] };
}

/** The bars: docs/protocol.md. */
export const BARS = {
  medianUpdate: 3_200,
  update: 16_000,
  hello: 24_000,
  history: 16_000,
} as const;

function sizeOf(message: ServerMessage): number {
  return Buffer.byteLength(JSON.stringify(message));
}

export function medianOf(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

export function largest(sizes: readonly number[]): number {
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

const ID = 'measured';
const NOTHING = { seq: 0, revision: 0 };

class Measurement {
  readonly sizes = noSizes();
  private readonly game: MeasuredGame;
  private readonly house = new House();
  private readonly random: FastRandom;
  private looks = 0;

  constructor(game: MeasuredGame) {
    this.game = game;
    this.random = new FastRandom(`sizes ${game.seed}`);
  }

  async play(): Promise<Sizes> {
    const { edition, players, start, seed, commandsPerHello } = this.game;
    const setup = setupOf(Array(players).fill(PERSON), { edition, start });
    // Names as long as they may be.
    const seats = setup.seats.map((seat, i) => ({ ...seat, name: 'n'.repeat(24), icon: there(ICONS[i]) }));
    await this.house.host.create({ id: ID, setup: { ...setup, seats }, seed });
    const wires = [...seats.keys(), undefined].map((seat) => this.connect(seat));
    for (const wire of wires) await this.hello(wire);
    const table = await this.house.table(ID);
    for (let commands = 0; table.match.acting !== undefined; commands++) {
      const before = wires.map(({ received }) => received.length);
      await this.command(table, there(wires[table.match.acting]), commands);
      for (const [i, { received }] of wires.entries()) this.note(received.slice(before[i]));
      if (commands % commandsPerHello === 0 || table.match.acting === undefined) await this.joinAnew(players);
    }
    this.house.host.close();
    return this.sizes;
  }

  private connect(seat: Seat | undefined): Wire {
    return new Wire(this.house, () => ({ seats: seat === undefined ? [] : [seat] }));
  }

  private async hello({ line }: Wire): Promise<void> {
    line.receive({ type: 'hello', protocols: [PROTOCOL_VERSION], table: ID, look: ++this.looks, seq: 0 });
    await turnOfTheLoop();
  }

  private note(messages: readonly ServerMessage[]): void {
    for (const message of messages) {
      if (message.type === 'failed') throw new Error(JSON.stringify(message.error));
      if (message.type !== 'update') continue;
      const size = sizeOf(message);
      this.sizes.updates.push(size);
      if (message.steps.length > 0 || message.draft !== undefined) this.sizes.contentful.push(size);
    }
  }

  private async command({ match }: Table, { line }: Wire, number: number): Promise<void> {
    const seat = there(match.acting);
    const isUndo = match.canUndo && this.random.below(8) === 0;
    const command = isUndo
      ? { type: 'undo' }
      : match.isTurnComplete
        ? { type: 'endTurn' }
        : { type: 'act', action: await this.choice(seat) };
    line.receive({ type: 'command', id: `c${number}`, seat, base: match.version, command });
    await turnOfTheLoop();
  }

  private async choice(seat: Seat): Promise<Action> {
    const table = await this.house.table(ID);
    const { match } = table;
    const view = viewFor(match.draftState, seat);
    if (this.game.policy === 'random') return choose(view.legal, this.random);
    const history = [
      ...eventsFor(await table.entries(0, match.version.seq), seat),
      ...match.draft.flatMap(({ events }) => events).filter(({ to }) => to === 'all' || to === seat),
    ];
    const bot = makeBot(this.game.policy, match.game);
    return decide(bot, { view, history, random: this.random }, iterationBudget(0)).action;
  }

  /** Every viewer connects, reads the whole history, and resumes from a random step. */
  private async joinAnew(players: number): Promise<void> {
    for (const seat of [...Array(players).keys(), undefined]) {
      const wire = this.connect(seat);
      await this.hello(wire);
      const [welcome, update] = wire.received;
      if (welcome?.type !== 'welcome' || update?.type !== 'update') throw new Error('a welcome is expected');
      this.sizes.hellos.push(sizeOf(welcome) + sizeOf(update));
      await this.readHistory(wire, update.from);
      const { viewer } = update;
      const seq = this.random.below(update.version.seq + 1);
      const look = ++this.looks;
      wire.line.receive({ type: 'sync', look, viewer, version: { ...NOTHING, seq } });
      const resumed = there(wire.received.at(-1));
      if (resumed.type === 'update') this.sizes.resumes.push(sizeOf(resumed));
      wire.line.close();
    }
  }

  private async readHistory({ line, received }: Wire, from: number): Promise<void> {
    for (let before = from; before > 0; ) {
      line.receive({ type: 'history', id: 'h', before });
      await turnOfTheLoop();
      const page = there(received.at(-1));
      if (page.type !== 'history' || page.from >= before) throw new Error('a page of history is expected');
      this.sizes.histories.push(sizeOf(page));
      before = page.from;
    }
  }
}

export function measure(game: MeasuredGame): Promise<Sizes> {
  return new Measurement(game).play();
}

export function merged(all: readonly Sizes[]): Sizes {
  return {
    updates: all.flatMap(({ updates }) => updates),
    contentful: all.flatMap(({ contentful }) => contentful),
    resumes: all.flatMap(({ resumes }) => resumes),
    hellos: all.flatMap(({ hellos }) => hellos),
    histories: all.flatMap(({ histories }) => histories),
  };
}
