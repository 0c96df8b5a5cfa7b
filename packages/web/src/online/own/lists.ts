/** A person's games in the order in which they matter. */
import type { OwnGame } from '../../client/online/tables.ts';

export interface SortedGames {
  readonly yourTurn: readonly OwnGame[];
  readonly waiting: readonly OwnGame[];
  readonly beingSetUp: readonly OwnGame[];
}

/** Those that wait for the reader longest come first, elsewhere those that changed last. */
export function sortedGames(games: readonly OwnGame[]): SortedGames {
  const newest = games.toSorted((a, b) => b.updatedAt - a.updatedAt);
  const playing = newest.filter(({ state }) => state === 'playing');
  return {
    yourTurn: playing.filter(({ yourTurn }) => yourTurn).toReversed(),
    waiting: playing.filter(({ yourTurn }) => !yourTurn),
    beingSetUp: newest.filter(({ state }) => state === 'waiting'),
  };
}
