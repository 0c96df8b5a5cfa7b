/** Which entries still count: those after the target of a takeback, up to it, do not. */
import type { LogEntry } from './entry.ts';

/** The indices of the entries that count, takebacks themselves left out; the first entry has number `first`. */
export function countingEntries(entries: readonly LogEntry[], first = 1): readonly number[] {
  const counting: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.type !== 'takeback') counting.push(i);
    else while (counting.length > 0 && first + (counting.at(-1) ?? 0) > entry.to) counting.pop();
  }
  return counting;
}
