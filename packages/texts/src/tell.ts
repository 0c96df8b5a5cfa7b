/** Turns facts into sentences: finds the one for the fact's kind, and gives it the table to speak of. */
import type { GameEvent, Refusal } from '@kairo/engine';
import type { EventMessages } from './messages/events.ts';
import type { RefusalMessages } from './messages/refusals.ts';
import { type Speaker, speakerFor, type Table } from './messages/table.ts';
import type { Terms } from './messages/terms.ts';

/** The compiler cannot see that a union's member goes with the function under its own key; the tables' types say so. */
export type Sentence<T, S = Speaker> = (facts: T, say: S) => string;

export function eventTeller(terms: Terms, events: EventMessages): (event: GameEvent, table: Table) => string {
  return (event, table) => (events[event.type] as Sentence<GameEvent>)(event, speakerFor(terms, table));
}

/** The number of the rule comes before the full stop. */
export function withRule(text: string, rule: string): string {
  return `${text} (${rule}).`;
}

export function refusalTeller(
  terms: Terms,
  refusals: RefusalMessages,
): (refusal: Refusal, table: Table) => string {
  return (refusal, table) => {
    const text = (refusals[refusal.code] as Sentence<Refusal>)(refusal, speakerFor(terms, table));
    return 'rule' in refusal ? withRule(text, refusal.rule) : text;
  };
}
