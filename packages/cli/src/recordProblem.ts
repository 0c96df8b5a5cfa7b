/** What is wrong with a record, in the words of that record. */
import type { Edition, GameRecord, RecordError } from '@kairo/engine';
import type { Messages } from '@kairo/texts';

/** With the record, if it could be read, people are called by their names. */
export function tellRecordError(
  t: Messages,
  error: RecordError,
  editions: ReadonlyMap<string, Edition>,
  record?: GameRecord,
): string {
  const jokers = editions.get(record?.edition.id ?? '')?.jokers ?? [];
  return t.error(error, { names: record?.seats ?? [], jokers });
}
