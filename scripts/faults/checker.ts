/** Checks all games of a database against what their clients know. */
import { GameChecker } from './gameChecker.ts';
import type { Request } from './ledger.ts';
import type { StoredGames, StoredRow } from './storedGames.ts';
import type { TableGame } from './tableGame.ts';

export class Checker {
  private readonly stored: StoredGames;
  private readonly report: (violation: string) => void;
  private readonly checkers = new Map<string, GameChecker>();

  constructor(stored: StoredGames, report: (violation: string) => void) {
    this.stored = stored;
    this.report = report;
  }

  /** While the server runs. */
  check(tables: readonly TableGame[]): Promise<void> {
    return this.compare(tables, (ids) => this.stored.read(ids));
  }

  /** After it was killed. */
  checkAtRest(tables: readonly TableGame[]): Promise<void> {
    return this.compare(tables, (ids) => this.stored.readAtRest(ids));
  }

  private async compare(
    tables: readonly TableGame[],
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredRow>>,
  ): Promise<void> {
    const open = tables.flatMap((table) => (table.id === undefined ? [] : [{ id: table.id, table }]));
    // What clients know before the games are read must be in them; what they learn from here on may be newer.
    const known = open.map(({ id, table }) => ({
      id,
      table,
      requests: table.ledger.copy(),
      witnesses: table.witnesses,
    }));
    const rows = await read(open.map(({ id }) => id));
    const evidence = known.map(({ requests, ...rest }) => ({
      ...rest,
      row: rows.get(rest.id),
      requests: new Map([...unanswered(rest.table.ledger.copy()), ...requests]),
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

/** Requests that may have been carried out meanwhile. */
function unanswered(requests: ReadonlyMap<string, Request>): [string, Request][] {
  return [...requests].map(([key, request]) => [
    key,
    { ...request, acknowledged: undefined, refused: undefined },
  ]);
}
