import type { Action, CardName, Seat, View } from '@kairo/engine';
import { unbroken } from '../unbroken.ts';
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

/** What sentences about a move need to know of the position before it. */
export type Scene = Pick<View, 'display' | 'pending' | 'seat' | 'stands'>;

/** Table and position as sentences about a move use them. */
export interface MoveSpeaker {
  readonly card: (card: CardName) => string;
  /** The card at this place of the display. */
  readonly displayed: (place: number) => string;
  /** Whether the stall that is placed belongs to nobody (R3.7). */
  readonly placesNeutral: () => boolean;
  /** Whose stall a customer is led to, in brackets, unless it is the player's own; `neutral` is what nobody's is called. */
  readonly host: (action: Extract<Action, { readonly type: 'lure' }>, neutral: string) => string;
}

export function moveSpeakerFor(terms: Terms, table: Table, scene: Scene): MoveSpeaker {
  const { display, pending, seat, stands } = scene;
  const { name } = speakerFor(terms, table);
  const card = (of: CardName): string => unbroken(terms.card(of, table.jokers));
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
