/** Checks all games of a database against what their clients know. */
import { GameChecker } from './gameChecker.ts';
import { readGames, readGamesAtRest, type StoredRow } from './storedGames.ts';
import type { TableGame } from './tableGame.ts';

export class Checker {
  private readonly file: string;
  private readonly scratch: string;
  private readonly report: (violation: string) => void;
  private readonly checkers = new Map<string, GameChecker>();

  /** `scratch` is a folder for copies. */
  constructor(file: string, scratch: string, report: (violation: string) => void) {
    this.file = file;
    this.scratch = scratch;
    this.report = report;
  }

  /** While the server runs. */
  check(tables: readonly TableGame[]): Promise<void> {
    return this.compare(tables, (ids) => readGames(this.file, ids));
  }

  /** After it was killed. */
  checkAtRest(tables: readonly TableGame[]): Promise<void> {
    return this.compare(tables, (ids) => readGamesAtRest(this.file, ids, this.scratch));
  }

  private async compare(
    tables: readonly TableGame[],
    read: (ids: readonly string[]) => ReadonlyMap<string, StoredRow>,
  ): Promise<void> {
    const open = tables.flatMap((table) => (table.id === undefined ? [] : [{ id: table.id, table }]));
    // All of it is of one moment: what clients learn from here on may be newer than what was read.
    const rows = read(open.map(({ id }) => id));
    const evidence = open.map(({ id, table }) => ({
      id,
      table,
      row: rows.get(id),
      requests: table.ledger.copy(),
      witnesses: table.witnesses,
    }));
    for (const { id, table, ...seen } of evidence) {
      const checker = this.checkers.get(id) ?? new GameChecker(id);
      this.checkers.set(id, checker);
      const found = await checker.check(seen);
      if (typeof found === 'string') this.report(found);
      else if (found !== undefined) table.follow(found.seq, found.isOver, seen.witnesses);
    }
  }
}
