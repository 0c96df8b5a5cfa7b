/** Turns events and refusals into sentences: picks the message by its key and hands it the context. */
import type { CardName, GameEvent, Refusal } from '@kairo/engine';
import type { EventMessages } from './messages/log.ts';
import type { RefusalMessages } from './messages/refusals.ts';
import type { MoveContext, MoveSpeaker, SentenceContext, Speaker } from './messages/sentenceContext.ts';
import type { Terms } from './messages/terms.ts';
import { unbroken } from './typography.ts';

/**
 * A message looked up by the key of a union's member. The types of the catalogues guarantee that the two belong together,
 * but the compiler cannot see it.
 */
export type Sentence<T, S = Speaker> = (facts: T, say: S) => string;

export function speakerFor(terms: Terms, { names, jokers }: SentenceContext): Speaker {
  const card = (name: CardName): string => terms.card(name, jokers);
  return {
    name: (seat) => names[seat] ?? terms.player(seat + 1),
    card,
    cards: (cards) => cards.map(card).join(', '),
  };
}

export function moveSpeakerFor(terms: Terms, context: SentenceContext, move: MoveContext): MoveSpeaker {
  const { display, pending, seat, stands } = move;
  const { name } = speakerFor(terms, context);
  const card = (of: CardName): string => {
    const label = terms.card(of, context.jokers);
    return terms.theCard(of, context.jokers).replace(label, unbroken(label));
  };
  return {
    card,
    displayed: (place) => {
      const shown = display[place];
      return shown === null || shown === undefined ? terms.piece.stallCard : card(shown);
    },
    placesNeutral: () => pending !== null && 'neutral' in pending,
    host: ({ entry }, neutral) => {
      const owner = stands.find((stand) => stand.entry === entry)?.owner;
      if (owner === undefined || owner === seat) return '';
      return ` (${owner === 'neutral' ? neutral : name(owner)})`;
    },
  };
}

export function eventFormatter(
  terms: Terms,
  events: EventMessages,
): (event: GameEvent, context: SentenceContext) => string {
  return (event, context) => (events[event.type] as Sentence<GameEvent>)(event, speakerFor(terms, context));
}

/** The rule's number stands before the full stop. */
export function withRule(text: string, rule: string): string {
  return `${text} (${rule}).`;
}

export function refusalFormatter(
  terms: Terms,
  refusals: RefusalMessages,
): (refusal: Refusal, context: SentenceContext) => string {
  return (refusal, context) => {
    const text = (refusals[refusal.code] as Sentence<Refusal>)(refusal, speakerFor(terms, context));
    return 'rule' in refusal ? withRule(text, refusal.rule) : text;
  };
}
