/** Draws and shuffles are uniform. */
import { describe, expect, test } from 'vitest';
import {
  FastRandom,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  sampleMove,
  stateToJson,
} from '../../src/index.ts';
import { keyOfSeed, type RandomSource, shuffleInPlace, shuffleStream } from '../../src/random/random.ts';
import { sampleByKind } from '../../src/rules/sample.ts';
import { PICK } from '../../src/state/move.ts';
import { unevenness } from './chiSquare.ts';
import { byKind, CAUSEWAY, gameOf, nameOf, POLICIES, SETUPS, there, thriftily, uniform } from './setups.ts';
import { simulate } from './simulate.ts';

function tally<T>(items: Iterable<T>): number[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()];
}

describe('the measure', () => {
  test('distinguishes uniform from skewed counts', () => {
    const random = new FastRandom('measure');
    const even = Array.from({ length: 60_000 }, () => random.below(60));
    expect(unevenness(tally(even))).toBeLessThan(3);
    expect(unevenness(tally(even.map((n) => (n === 7 && random.below(5) === 0 ? 8 : n))))).toBeGreaterThan(3);
  });
});

describe('shuffles', () => {
  const sources: [string, (n: number) => RandomSource][] = [
    ['the game’s chance', (n) => shuffleStream(keyOfSeed('uniform'), 0, n)],
    ['the fast generator', (n) => new FastRandom(`shuffle ${n}`)],
  ];
  test.each(sources)('R3.1 all orders are equally likely: %s', (_, source) => {
    const orders = Array.from({ length: 6000 }, (_, n) => {
      const items = [0, 1, 2, 3];
      shuffleInPlace(items, 0, 4, source(n));
      return items.join('');
    });
    expect(new Set(orders).size).toBe(24);
    expect(unevenness(tally(orders))).toBeLessThan(3);
  });

  test('R3.1 every card is equally likely in every place of the pile', () => {
    const firsts: string[] = [];
    const lasts: string[] = [];
    for (let n = 0; n < 2000; n++) {
      const { pile } = stateToJson(newGame(gameOf(there(SETUPS[0])), `deal ${n}`).state);
      firsts.push(there(pile[0]));
      lasts.push(there(pile.at(-1)));
    }
    // 27 standard cards, three of each: the jokers are a third as likely.
    for (const cards of [firsts, lasts]) {
      const places = cards.map((card, n) => (card.startsWith('S') ? `${card} ${n % 3}` : card));
      expect(unevenness(tally(places))).toBeLessThan(3);
    }
  });

  test('R3.2 R3.4 R3.7 customers, start player and neutral stalls', () => {
    const states = Array.from({ length: 1500 }, (_, n) =>
      stateToJson(newGame(gameOf({ edition: CAUSEWAY, players: 2, start: 'variable' }), `n ${n}`).state),
    );
    expect(unevenness(tally(states.map(({ startSeat }) => startSeat)))).toBeLessThan(3);
    expect(unevenness(tally(states.map(({ bag }) => bag[0])))).toBeLessThan(3);
    expect(unevenness(tally(states.map(({ bag }) => bag[5])))).toBeLessThan(3);
    expect(unevenness(tally(states.map(({ customers }) => customers.red)))).toBeLessThan(3);
    expect(unevenness(tally(states.map(({ customers }) => customers.purple)))).toBeLessThan(3);
  });

  test.each([3, 7, 24, 33])('numbers below %i', (n) => {
    const stream = shuffleStream(keyOfSeed('below'), 0, 0);
    const fast = new FastRandom('below');
    for (const random of [stream, fast]) {
      const numbers = Array.from({ length: 200 * n }, () => random.below(n));
      expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0, n - 1]);
      expect(unevenness(tally(numbers))).toBeLessThan(3);
    }
  });
});

describe('moves', () => {
  /** Nodes of a game in different situations: long list, crowded board, pending draw, final phase … */
  function someStates(): [string, GameState][] {
    const found = new Map<string, [string, GameState]>();
    for (const [setup, policy] of [
      [SETUPS[0], uniform],
      [SETUPS[4], thriftily],
      [SETUPS[10], byKind],
      [SETUPS[13], POLICIES['quietly']],
    ] as const) {
      simulate(there(setup), there(policy), 'uniformity', [
        ({ state, json, moves, ply }) => {
          const kinds = new Set(moves.map((move) => move >> 25)).size;
          const name = `${nameOf(there(setup))} ${json.phase} ${JSON.stringify(json.pending)} ${kinds} kinds`;
          if (moves.length > 1 && moves.length < 250 && ply > 3)
            found.set(name, [`${name} ply ${ply}`, state]);
        },
      ]);
    }
    return [...found.values()];
  }

  const states = someStates();

  test.each(states)('sampleMove draws every listed move equally often: %s', (name, state) => {
    const moves = legalMoves(state);
    const counts = new Map<Move, number>(moves.map((move) => [move, 0]));
    const random = new FastRandom(`sample ${name}`);
    for (let i = 0; i < 25 * moves.length; i++) {
      const move = sampleMove(state, random);
      const count = counts.get(move);
      if (count === undefined) throw new Error(`${move} is not in the list`);
      counts.set(move, count + 1);
    }
    expect(unevenness([...counts.values()])).toBeLessThan(3.5);
  });

  test.each(states)('sampleByKind draws listed moves of every kind: %s', (name, state) => {
    const moves = new Set(legalMoves(state));
    const isPlain = (move: Move): boolean => move >> 25 >= PICK;
    const kindOf = (move: Move): number => (isPlain(move) ? PICK : move >> 25);
    const kinds = new Set([...moves].map(kindOf));
    const random = new FastRandom(`kind ${name}`);
    const drawn = new Map<number, number>();
    const draws = 400;
    for (let i = 0; i < draws; i++) {
      const move = sampleByKind(state, random);
      expect(moves.has(move)).toBe(true);
      drawn.set(kindOf(move), (drawn.get(kindOf(move)) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual([...kinds].sort());
    expect(Math.min(...drawn.values())).toBeGreaterThan((0.03 * draws) / kinds.size);
  });
});
