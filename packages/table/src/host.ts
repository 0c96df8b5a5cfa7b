/** The door: reads what comes in from outside, lays tables and passes on what is said at them. */
import type { Result } from '@kairo/engine';
import { readToTable, type TableError, type TableSetup } from '@kairo/protocol';
import { gameOf } from './lay.ts';
import { Match } from './match.ts';
import { type Restored, restoreGame } from './save.ts';
import { Table, type TableMessage, type TableTools } from './table.ts';

export interface TableHostTools extends TableTools {
  /** What was saved last; undefined if nothing was. */
  readonly load: () => Promise<unknown>;
}

/** One table at a time. */
export class TableHost {
  private readonly tools: TableHostTools;
  private table: Table | undefined;
  /** What is said while a saved game is being fetched. */
  private waiting: TableMessage[] | undefined;

  constructor(tools: TableHostTools) {
    this.tools = tools;
  }

  /** Anything may be handed in. */
  receive(json: unknown): void {
    const read = readToTable(json);
    if (!read.ok) this.fail(read.error);
    else if (read.value.type === 'open') this.open(read.value.setup);
    else if (read.value.type === 'resume') void this.resume();
    else if (this.waiting !== undefined) this.waiting.push(read.value);
    else if (this.table !== undefined) this.table.receive(read.value);
    else this.fail({ code: 'table/not-open' });
  }

  close(): void {
    this.table?.close();
    this.table = undefined;
    this.waiting = undefined;
  }

  private open(setup: TableSetup): void {
    this.close();
    const game = gameOf(setup);
    if (!game.ok) this.fail(game.error);
    else this.lay(new Table(setup, Match.start(game.value, this.tools.newSeed()), this.tools));
  }

  private async resume(): Promise<void> {
    this.close();
    const waiting: TableMessage[] = [];
    this.waiting = waiting;
    const restored = await this.fetch();
    if (this.waiting !== waiting) return; // another table was asked for meanwhile
    this.waiting = undefined;
    if (!restored.ok) {
      this.fail(restored.error);
      return;
    }
    const table = new Table(restored.value.setup, restored.value.match, this.tools);
    this.lay(table);
    for (const message of waiting) table.receive(message);
  }

  private async fetch(): Promise<Result<Restored, TableError>> {
    try {
      const saved = await this.tools.load();
      if (saved === undefined) return { ok: false, error: { code: 'table/no-saved-game' } };
      return restoreGame(saved);
    } catch (failure) {
      return { ok: false, error: { code: 'table/bad-save', detail: String(failure) } };
    }
  }

  private lay(table: Table): void {
    this.table = table;
    table.start();
  }

  private fail(error: TableError): void {
    this.tools.send({ type: 'failed', error });
  }
}
