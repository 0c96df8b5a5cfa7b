/** What the log says in few words. The player's seal stands before each line, so it begins with the verb. */
import type { Colour, SiteName } from '@kairo/engine';

export interface LogMessages {
  readonly expands: (colour: Colour, site: SiteName) => string;
  readonly lures: (colour: Colour, entry: SiteName) => string;
  /** Cards, each named, or one of the following. */
  readonly takes: (things: readonly string[]) => string;
  readonly barker: string;
  /** One or two: nobody takes more in a turn (R9.1). */
  readonly fromPile: (cards: number) => string;
  readonly discards: (cards: readonly string[]) => string;
}
