import type { CardName, Seat } from '@kairo/engine';
import type { Jokers, Terms } from './terms.ts';

/** What sentences about a game need to know of it beside the event or refusal itself. */
export interface Table {
  /** By seat. */
  readonly names: readonly string[];
  /** The edition's, so that a joker is called by its segments. */
  readonly jokers: Jokers;
}

/** The table as sentences use it. */
export interface Speaker {
  readonly name: (seat: Seat) => string;
  readonly card: (card: CardName) => string;
  readonly cards: (cards: readonly CardName[]) => string;
}

export function speakerFor(terms: Terms, table: Table): Speaker {
  const card = (name: CardName): string => terms.card(name, table.jokers);
  return {
    name: (seat) => table.names[seat] ?? terms.player(seat + 1),
    card,
    cards: (cards) => cards.map(card).join(', '),
  };
}
