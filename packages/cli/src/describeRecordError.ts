/** Errors of records as sentences. */
import type { Edition, GameRecord, RecordError } from '@kairo/engine';
import type { Messages } from '@kairo/texts';

/** With the record, if it could be read, the sentence uses the names of its players. */
export function describeRecordError(
  t: Messages,
  error: RecordError,
  editions: ReadonlyMap<string, Edition>,
  record?: GameRecord,
): string {
  const jokers = editions.get(record?.edition.id ?? '')?.jokers ?? [];
  return t.error(error, { names: record?.seats ?? [], jokers });
}
