/** What sentences need to know besides the event, refusal or action they are about. */
import type { Action, CardName, Seat, View } from '@kairo/engine';
import type { Jokers } from './terms.ts';

export interface SentenceContext {
  /** Players' names by seat. */
  readonly names: readonly string[];
  /** The edition's jokers: a joker is named by its segments. */
  readonly jokers: Jokers;
}

/** The context as messages use it. */
export interface Speaker {
  readonly name: (seat: Seat) => string;
  readonly card: (card: CardName) => string;
  readonly cards: (cards: readonly CardName[]) => string;
}

/** The position before a move, as far as a sentence about the move needs it. */
export type MoveContext = Pick<View, 'display' | 'pending' | 'seat' | 'stands'>;

/** The context of a move as messages use it. */
export interface MoveSpeaker {
  /** As an object: `the card for segment 4`. */
  readonly card: (card: CardName) => string;
  /** The card at this place of the display. */
  readonly displayed: (place: number) => string;
  /** Whether the stall to be placed is a neutral one (R3.7). */
  readonly placesNeutral: () => boolean;
  /**
   * The owner of the stand that a customer is lured to, in brackets with a space before them. Empty if the stand is the
   * player's own; `neutral` is the phrase for a neutral one.
   */
  readonly host: (action: Extract<Action, { readonly type: 'lure' }>, neutral: string) => string;
}
