/** A table of people as a server has it, with a time of its own. */
import { type Action, legalActions, type Seat } from '@kairo/engine';
import { type CompanyCommand, PERSON, type TableSetup } from '@kairo/protocol';
import {
  Company,
  type LogEntry,
  MemoryStore,
  type NewGame,
  stampWith,
  type Table,
  TableHost,
} from '../src/index.ts';
import { FakeBots } from './fakeBots.ts';
import { aWhile, setupOf, there } from './sitting.ts';

export const SECOND = 1_000;
const TURN_WITHOUT_REVEAL = ['lure'];

/** A server's table with a time of its own. */
export class Club {
  readonly store = new MemoryStore();
  readonly bots = new FakeBots();
  readonly away = new Set<Seat>();
  time = 1_000_000;
  downtime = 0;
  changes = 0;
  table!: Table;
  company!: Company;
  private commands = 0;

  static async open(players: TableSetup['seats'][number]['player'][], game: Partial<NewGame> = {}) {
    const club = new Club();
    const setup = setupOf(players);
    await club.host().create({ id: 't', setup, seed: 'company', standIn: 'trader', ...game });
    await club.load();
    return club;
  }

  private host(): TableHost {
    const time = { now: () => this.time, downtime: () => this.downtime };
    return new TableHost({
      store: this.store,
      isDurable: true,
      bots: this.bots,
      now: time.now,
      stamp: stampWith(time),
    });
  }

  /** As another program on the same store would. */
  async load(): Promise<void> {
    const table = await this.host().table('t');
    if (!table.ok) throw new Error(table.error.code);
    this.table = table.value;
    const { seats } = this.table.header.setup;
    this.company = new Company(this.table, {
      now: () => this.time,
      downtime: () => this.downtime,
      people: () => seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : [])),
      isHere: (seat) => !this.away.has(seat),
      isGone: (seat) => this.away.has(seat),
      changed: () => void this.changes++,
    });
    await aWhile();
  }

  get acting(): Seat {
    return there(this.table.match.acting);
  }

  do(seat: Seat, command: CompanyCommand, id = `c${++this.commands}`) {
    return this.company.command(seat, id, command);
  }

  /** A turn of the acting person, ended. */
  async turn(types: readonly string[] = TURN_WITHOUT_REVEAL): Promise<Seat> {
    const seat = await this.draft(types);
    await this.command(seat, { type: 'endTurn' });
    return seat;
  }

  /** The same, not ended. */
  async draft(types: readonly string[] = TURN_WITHOUT_REVEAL): Promise<Seat> {
    const seat = this.acting;
    for (const last of types) {
      const action = there(
        legalActions(this.table.match.draftState).find((one) => one.type === last || isFromPile(one, last)),
      );
      await this.command(seat, { type: 'act', action });
    }
    return seat;
  }

  private async command(seat: Seat, command: { type: 'act'; action: Action } | { type: 'endTurn' }) {
    const base = this.table.match.version;
    const done = await this.table.command({ seat, id: `t${++this.commands}`, base, command });
    if (!done?.ok) throw new Error(JSON.stringify(done));
    await aWhile();
  }

  async log(): Promise<readonly LogEntry[]> {
    return (await this.store.read('t', 0, 999)) as LogEntry[];
  }
}

function isFromPile(action: Action, wanted: string): boolean {
  return wanted === 'pick from the pile' && action.type === 'pick' && action.from === 'pile';
}

export const codeOf = (decided: Awaited<ReturnType<Company['command']>>): string | undefined =>
  decided?.ok === false ? decided.error.code : undefined;
