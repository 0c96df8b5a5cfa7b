/** Games on several boards in turn: caches of one board must not affect another. */
import { expect, test } from 'vitest';
import {
  actionOf,
  apply,
  FastRandom,
  type GameState,
  legalMoves,
  newGame,
  whoActs,
} from '../../src/index.ts';
import { ALL_EDITIONS, byKind, gameOf, there, unwrap } from './setups.ts';

/** Yields the legal list at each decision of a game. */
function* listsOf(id: string): Generator<readonly number[]> {
  const edition = there(ALL_EDITIONS.get(id));
  const random = new FastRandom(id);
  let { state }: { state: GameState } = newGame(gameOf({ edition, players: 3, start: 'variable' }), 'boards');
  while (whoActs(state) !== undefined) {
    const moves = legalMoves(state);
    yield moves;
    state = unwrap(apply(state, actionOf(state, byKind(moves, random)))).state;
  }
}

test('games on different boards that take turns are played as each alone', () => {
  const ids = [...ALL_EDITIONS.keys()];
  const alone = ids.map((id) => [...listsOf(id)]);
  const games = ids.map(listsOf);
  const together: (readonly number[])[][] = ids.map(() => []);
  for (let more = true; more; ) {
    more = false;
    for (const [i, game] of games.entries()) {
      const { value, done } = game.next();
      if (done === true) continue;
      there(together[i]).push(value);
      more = true;
    }
  }
  expect(together).toEqual(alone);
});
