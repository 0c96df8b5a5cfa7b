/** Events as sentences. */
import type { GameEvent } from '@kairo/engine';
import type { Messages, SentenceContext } from '@kairo/texts';

/** Events without a sentence, because the screen shows them. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set(['turnBegan', 'dealt']);

export function describeEvents(t: Messages, events: readonly GameEvent[], context: SentenceContext): string {
  return events
    .filter(({ type }) => !SILENT.has(type))
    .map((event) => t.event(event, context))
    .join(' ');
}
