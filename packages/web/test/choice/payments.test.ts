import {
  apply,
  applyMove,
  type BuildAction,
  CAIRO,
  type Colour,
  FastRandom,
  type GameState,
  legalActions,
  makeGame,
  newGame,
  payments,
  sampleMove,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import {
  canAdd,
  changed,
  coinsOf,
  type Mix,
  missingFrom,
  mixesOf,
  mixOf,
} from '../../src/choice/payments.ts';

const game = makeGame(CAIRO, 3, { start: 'preset', openMoney: false });
const expand = (payment: BuildAction & { type: 'expand' }): BuildAction => payment;
const joker = { type: 'expand', colour: 'red', site: 'c5', cards: ['J1'] } as const;

/** Builds of random games that can be paid in several ways, with all these ways. */
function* choices(seed: string): Generator<{ state: GameState; mixes: readonly Mix[] }> {
  const random = new FastRandom(seed);
  const { state } = newGame(game, seed);
  for (let ply = 0; whoActs(state) !== undefined && ply < 250; ply++) {
    if (random.below(12) === 0) {
      const build = legalActions(state).find(({ type }) => type === 'expand') as BuildAction | undefined;
      const mixes = build === undefined ? [] : mixesOf(payments(state, build));
      if (mixes.length > 1) yield { state: state.copy(), mixes };
    }
    applyMove(state, sampleMove(state, random));
  }
}

test('price and fee are added up', () => {
  const mixes = mixesOf([
    expand({ ...joker, fee: 'blue', payment: { red: 1, green: 2 } }),
    expand({ ...joker, fee: 'green', payment: { red: 1, green: 1, blue: 1 } }),
    expand({ ...joker, fee: 'red', payment: { red: 1, green: 2 } }),
  ]);
  expect(mixes.map(({ coins }) => coins)).toEqual([
    { red: 1, green: 2, blue: 1 },
    { red: 2, green: 2 },
  ]);
});

describe.each(['a', 'b'])('in game %s', (seed) => {
  const found = [...choices(seed)];

  test('there is something to choose', () => {
    expect(found.length).toBeGreaterThan(2);
  });

  test('each mix is reached coin by coin, in any order, and is legal', () => {
    const random = new FastRandom(`order ${seed}`);
    for (const { state, mixes } of found) {
      const wanted = mixes[random.below(mixes.length)];
      if (wanted === undefined) continue;
      const coins = Object.entries(wanted.coins).flatMap(([colour, count]) =>
        Array.from({ length: count }, () => colour as Colour),
      );
      let chosen = {};
      while (coins.length > 0) {
        const [colour] = coins.splice(random.below(coins.length), 1);
        if (colour === undefined) break;
        expect(missingFrom(mixes, chosen)).toBeGreaterThan(0);
        expect(canAdd(mixes, chosen, colour)).toBe(true);
        chosen = changed(chosen, colour, 1);
      }
      expect(missingFrom(mixes, chosen)).toBe(0);
      const mix = mixOf(mixes, chosen);
      expect(mix?.coins).toEqual(coinsOf(wanted.build));
      expect(mix !== undefined && apply(state, mix.build).ok).toBe(true);
    }
  });
});
