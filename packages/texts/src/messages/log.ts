/** What happened: sentences about events, and the short lines of the log on the page. */
import type { Colour, EventType, GameEvent, SiteName } from '@kairo/engine';
import type { Speaker } from './sentenceContext.ts';

export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** A full sentence for each event. */
export type EventMessages = {
  readonly [type in EventType]: (event: EventOf<type>, say: Speaker) => string;
};

/** Events that the log shows in full as the act of a player, whose seal stands before the line. */
type PhrasedType = 'placed' | 'cardsPlayed' | 'paid' | 'stallBuilt' | 'stallMoved' | 'lured' | 'droppedOut';

/** What the player did, without subject and full stop. `placed` is only said of a stall placed by a player. */
export type PhraseMessages = {
  readonly [type in PhrasedType]: (event: EventOf<type>, say: Speaker) => string;
};

/** The short lines of the log, also without subject. */
export interface LogMessages {
  readonly expands: (colour: Colour, site: SiteName) => string;
  readonly lures: (colour: Colour, entry: SiteName) => string;
  /** Names of cards, `barker` or `fromPile`. */
  readonly takes: (things: readonly string[]) => string;
  readonly barker: string;
  /** One or two cards, the most a turn allows (R9.1). */
  readonly fromPile: (cards: number) => string;
  readonly discards: (cards: readonly string[]) => string;
  readonly takesBack: string;
}
