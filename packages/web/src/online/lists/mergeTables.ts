/** A list that renews itself without moving what is under the pointer: new rows come last, filled ones stay for a while. */
import type { OpenTable } from '../../client/online/tables.ts';

export interface ListedTable extends OpenTable {
  /** It was there when the list was renewed last, and is no longer. */
  readonly isGone: boolean;
}

export function mergeTables(before: readonly ListedTable[], found: readonly OpenTable[]): ListedTable[] {
  const byId = new Map(found.map((table) => [table.table, table]));
  const kept = before.flatMap((table): ListedTable[] => {
    const again = byId.get(table.table);
    byId.delete(table.table);
    if (again !== undefined) return [{ ...again, isGone: false }];
    return table.isGone ? [] : [{ ...table, isGone: true }];
  });
  return [...kept, ...[...byId.values()].map((table) => ({ ...table, isGone: false }))];
}
