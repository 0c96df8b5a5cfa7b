/** Events as sentences. */
import type { GameEvent } from '@kairo/engine';
import type { Messages, Table } from '@kairo/texts';

/** Events without a sentence, because the screen shows them. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set(['turnBegan', 'dealt']);

export function describeEvents(t: Messages, events: readonly GameEvent[], table: Table): string {
  return events
    .filter(({ type }) => !SILENT.has(type))
    .map((event) => t.event(event, table))
    .join(' ');
}
