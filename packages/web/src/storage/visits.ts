/** When this browser was last at a table, and what it saw there. */
import { recallJson, remember } from './localStorage.ts';

const KEY = 'kairo.seen';
/** How many tables are remembered. */
const MOST = 20;

export interface Visit {
  /** By the clock of the browser. */
  readonly at: number;
  /** The latest entry of the log that was shown. */
  readonly seq: number;
}

interface KeptVisit extends Visit {
  readonly table: string;
}

function kept(): readonly KeptVisit[] {
  const visits = recallJson(KEY);
  return Array.isArray(visits)
    ? visits.filter(
        (visit): visit is KeptVisit =>
          typeof visit === 'object' &&
          visit !== null &&
          typeof visit.table === 'string' &&
          typeof visit.at === 'number' &&
          typeof visit.seq === 'number',
      )
    : [];
}

export function lastVisit(table: string): Visit | undefined {
  return kept().find((visit) => visit.table === table);
}

export function rememberVisit(table: string, visit: Visit): void {
  const others = kept().filter((other) => other.table !== table);
  remember(KEY, JSON.stringify([{ table, ...visit }, ...others].slice(0, MOST)));
}
