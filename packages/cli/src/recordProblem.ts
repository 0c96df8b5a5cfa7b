/** What is wrong with a record, in the words of that record. */
import type { Edition, GameRecord, RecordError } from '@kairo/engine';
import type { Messages } from '@kairo/texts';

/** A seat without a name looks like the end of the seats; what is missing is the name. */
function nameMissing(error: RecordError): RecordError {
  if (error.code !== 'record/unreadable' || !/^seat [A-D]$/.test(error.found)) return error;
  return { ...error, expected: { kind: 'like', example: `${error.found} Amina` } };
}

/** With the record, if it could be read, people are called by their names. */
export function tellRecordError(
  t: Messages,
  error: RecordError,
  editions: ReadonlyMap<string, Edition>,
  record?: GameRecord,
): string {
  const jokers = editions.get(record?.edition.id ?? '')?.jokers ?? [];
  return t.error(nameMissing(error), { names: record?.seats ?? [], jokers });
}
