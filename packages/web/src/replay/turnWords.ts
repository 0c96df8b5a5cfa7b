/** A turn in words. */
import type { WatchedTurn } from '@kairo/table';
import { type LogEntry, logEntries } from '../game/logEntries.ts';
import type { Words } from '../wording/words.ts';

export function entriesOf({ seat, steps }: WatchedTurn): LogEntry[] {
  return logEntries(steps.map((events) => ({ ...(seat !== undefined && { seat }), events })));
}

/** What was done, and what it brought, in whole sentences. */
export function turnSentence(turn: WatchedTurn, { play, table }: Words): string {
  const events = entriesOf(turn).flatMap(({ main, medals, earned }) => [...main, ...medals, ...earned]);
  return events.map((event) => play.event(event, table)).join(' ');
}
