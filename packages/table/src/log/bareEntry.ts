/**
 * Log entries without what follows from the others: the events follow from the seed and the actions. A table keeps them
 * as text for its whole game, which takes a fraction of the memory, so that it never reads its store while the game is played.
 */
import type { LogEntry } from './entry.ts';

export type BareEntry = string;

export function bareEntry(entry: LogEntry): BareEntry {
  return JSON.stringify({ ...entry, events: undefined });
}
