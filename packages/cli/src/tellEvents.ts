/** What happened, as sentences. */
import type { GameEvent } from '@kairo/engine';
import type { Messages, SentenceContext } from '@kairo/texts';

/** Events that the screen shows better than a sentence does. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set(['turnBegan', 'dealt']);

export function tellEvents(t: Messages, events: readonly GameEvent[], context: SentenceContext): string {
  return events
    .filter(({ type }) => !SILENT.has(type))
    .map((event) => t.event(event, context))
    .join(' ');
}
