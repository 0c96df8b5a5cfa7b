/** What happened: sentences about events, and the short lines of the log on the page. */
import type { Colour, EventType, GameEvent, SiteName } from '@kairo/engine';
import type { Speaker } from './sentenceContext.ts';

/** A full sentence for each event. */
export type EventMessages = {
  readonly [type in EventType]: (event: Extract<GameEvent, { type: type }>, say: Speaker) => string;
};

/** Short lines of the log. The player's seal stands before each line, so they begin with the verb. */
export interface LogMessages {
  readonly expands: (colour: Colour, site: SiteName) => string;
  readonly lures: (colour: Colour, entry: SiteName) => string;
  /** Names of cards, `barker` or `fromPile`. */
  readonly takes: (things: readonly string[]) => string;
  readonly barker: string;
  /** One or two cards, the most a turn allows (R9.1). */
  readonly fromPile: (cards: number) => string;
  readonly discards: (cards: readonly string[]) => string;
}
