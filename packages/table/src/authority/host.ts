/** The tables of one program, and the way to them: reads what connections send, and loads games as they are needed. */
import { err, type Game, ok, type Result, type Seat } from '@kairo/engine';
import {
  type ClientMessage,
  type Hello,
  PERSON,
  PROTOCOL_VERSION,
  readClientMessage,
  type TableError,
  type TableSetup,
} from '@kairo/protocol';
import type { GameHeader } from '../log/store.ts';
import { gameOnBoard, shippedEdition } from '../match/gameOnBoard.ts';
import { type Change, Match } from '../match/match.ts';
import type { Connection, Grant, Send } from './connection.ts';
import { GameLog, type NewGame } from './gameLog.ts';
import { Table, type TableTools } from './table.ts';

/** Decides what a client may do at the table of this game. */
export type Granting = (header: GameHeader) => Grant;

/** For the only screen at a table, which everyone shares. */
export function wholeTable(header: GameHeader): Grant {
  return { seats: everyPerson(header), operates: true };
}

export function everyPerson({ setup }: { readonly setup: TableSetup }): Seat[] {
  return setup.seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []));
}

/** The code that reads a board of one's own is loaded on demand. */
async function newGameOf(setup: TableSetup): Promise<Result<Game, TableError>> {
  if (typeof setup.edition !== 'string') return (await import('../match/gameOfSetup.ts')).gameOfSetup(setup);
  const edition = shippedEdition(setup.edition);
  return edition.ok ? gameOnBoard(edition.value, setup) : edition;
}

/** The code that begins at a position is loaded on demand. */
async function beginningOf(game: Game, { opening, seed }: NewGame): Promise<Result<Change, TableError>> {
  if (opening === undefined) return ok(Match.deal(game, seed));
  return (await import('../match/opening.ts')).beginAt(game, opening, seed);
}

/** What a client holds of its way to the host. */
export interface Line {
  /** Anything may be passed in. */
  readonly receive: (json: unknown) => void;
  readonly close: () => void;
}

export class TableHost {
  private readonly tools: TableTools;
  private readonly tables = new Map<string, Promise<Result<Table, TableError>>>();
  /** New games that no one has asked for yet. */
  private readonly dealt = new Map<string, Table>();
  private readonly isKept: (table: Table) => boolean;
  private isClosed = false;

  /** `isKept` says which tables stay open without connections; by default none. */
  constructor(tools: TableTools, isKept: (table: Table) => boolean = () => false) {
    this.tools = tools;
    this.isKept = isKept;
  }

  /** Deals a new game, or begins one at a position, and stores it. The id is the client's choice: the same request again does no harm. */
  async create(game: NewGame): Promise<Result<string, TableError>> {
    const played = await newGameOf(game.setup);
    if (!played.ok) return played;
    const begun = await beginningOf(played.value, game);
    if (!begun.ok) return begun;
    const { store, now } = this.tools;
    const deal = begun.value;
    const header = await GameLog.create(store, game, deal, now);
    if (header !== undefined) {
      const loaded = { header, match: deal.match, commands: [], entries: deal.entries };
      this.dealt.set(game.id, new Table(loaded, this.tools));
    }
    return ok(game.id);
  }

  /** The table of a stored game, loaded if need be. A game that cannot be read counts as damaged. */
  async table(id: string): Promise<Result<Table, TableError>> {
    try {
      return await this.findTable(id);
    } catch (failure) {
      return err({ code: 'table/bad-save', detail: String(failure) });
    }
  }

  /** The same for stores that may work again soon: it is rejected if the store fails. */
  findTable(id: string): Promise<Result<Table, TableError>> {
    const open = this.tables.get(id);
    if (open !== undefined) return open;
    const loading = this.open(id);
    const forget = (): unknown => this.tables.delete(id);
    this.tables.set(id, loading);
    loading.then(({ ok }) => ok || forget(), forget);
    return loading;
  }

  /** A client that has not said hello yet. */
  connect(granting: Granting, send: Send): Line {
    let connection: { readonly table: Table; readonly at: Connection } | undefined;
    /** Messages that arrive while the game is being loaded. */
    let waiting: ClientMessage[] | undefined;
    let isClosed = false;

    const leave = (): void => {
      if (connection === undefined) return;
      const { table, at } = connection;
      connection = undefined;
      table.disconnect(at);
      this.release(table);
    };

    const greet = async (hello: Hello): Promise<void> => {
      if (!hello.protocols.includes(PROTOCOL_VERSION)) {
        const found = hello.protocols.join(', ');
        send({ type: 'failed', error: { code: 'table/protocol', found, supported: PROTOCOL_VERSION } });
        return;
      }
      leave();
      waiting = [];
      let table = await this.table(hello.table);
      // The last of its connections may have closed it before this line's turn came.
      while (table.ok && table.value.isClosed && !this.isClosed) table = await this.table(hello.table);
      const held = waiting ?? [];
      waiting = undefined;
      if (isClosed || this.isClosed) {
        if (table.ok) this.release(table.value);
        return;
      }
      if (!table.ok) {
        send({ type: 'failed', error: table.error });
        return;
      }
      const at = table.value.connect(granting(table.value.header), send);
      connection = { table: table.value, at };
      at.greet(hello);
      for (const message of held) accept(message);
    };

    const accept = (message: ClientMessage): void => {
      if (this.isClosed) send({ type: 'failed', error: { code: 'table/not-open' } });
      else if (waiting !== undefined) waiting.push(message);
      else if (message.type !== 'hello') {
        if (connection === undefined) send({ type: 'failed', error: { code: 'table/not-open' } });
        else connection.at.receive(message);
      } else if (connection?.table.header.id === message.table) connection.at.greet(message);
      else void greet(message);
    };

    return {
      receive: (json) => {
        if (isClosed) return;
        const read = readClientMessage(json);
        if (read.ok) accept(read.value);
        else send({ type: 'refused', ...read.error });
      },
      close: () => {
        isClosed = true;
        leave();
      },
    };
  }

  /** Accepts nothing from now on; what was stored stays. */
  close(): void {
    this.isClosed = true;
    for (const loading of this.tables.values()) {
      loading.then(
        (table) => table.ok && table.value.close(),
        () => undefined,
      );
    }
    this.tables.clear();
  }

  /** Closes a table whose game is gone. */
  drop(table: Table): void {
    this.tables.delete(table.header.id);
    table.close();
  }

  /** Closes a table without connections, unless it is kept or the game is not in the store. */
  release(table: Table): void {
    if (!table.isDeserted || table.isClosed || !table.isStored || this.isKept(table)) return;
    this.drop(table);
  }

  private async open(id: string): Promise<Result<Table, TableError>> {
    const dealt = this.dealt.get(id);
    this.dealt.delete(id);
    const opened = dealt === undefined ? await this.load(id) : ok(dealt);
    if (opened.ok) opened.value.start();
    return opened;
  }

  private async load(id: string): Promise<Result<Table, TableError>> {
    const loaded = await GameLog.load(this.tools.store, id);
    if (loaded === undefined) return err({ code: 'table/no-saved-game' });
    return loaded.ok ? ok(new Table(loaded.value, this.tools)) : loaded;
  }
}
