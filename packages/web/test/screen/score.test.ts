import type { GameEvent, View } from '@kairo/engine';
import type { KnownStep } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { finalScores, pilesOf, rankedAt, STAGE } from '../../src/screen/scoring/score.ts';

const money = { red: 4, yellow: 0, green: 1, blue: 0, white: 0, purple: 2 };

function scored(seat: number, points: number, source: 'size' | 'gold' | 'medals' | 'money'): GameEvent {
  return { type: 'scored', to: 'all', seat, points, for: source };
}

/** Four seats with 20, 24, 24 and 9 points. */
function end(): { readonly view: View; readonly steps: readonly KnownStep[] } {
  const events = [scored(0, 5, 'size'), scored(0, 3, 'gold'), scored(0, 3, 'medals'), scored(0, 2, 'money')];
  const seats = [{ money }, {}, {}, {}];
  const outcome = { points: [20, 24, 24, 9], winners: [1, 2], reason: 'supply' };
  return {
    view: { outcome, seats } as unknown as View,
    steps: [{ seat: 0, events }] as unknown as readonly KnownStep[],
  };
}

test('medals and money at the end are separate from points scored in play', () => {
  const { view, steps } = end();
  const mine = finalScores(view, steps).find(({ seat }) => seat === 0);
  expect(mine).toMatchObject({ stands: 5, medals: 3, medalsAgain: 3, money: 2, coins: 7, total: 20 });
});

test('the best come first, and a tie shares place and victory', () => {
  const { view, steps } = end();
  const scores = rankedAt(STAGE.end, finalScores(view, steps));
  expect(scores.map(({ total }) => total)).toEqual([24, 24, 20, 9]);
  expect(scores.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
  expect(scores.map(({ isWinner }) => isWinner)).toEqual([true, true, false, false]);
});

test('before the end the order follows what has been counted so far', () => {
  const { view, steps } = end();
  const seatsAt = (stage: number): number[] =>
    rankedAt(stage, finalScores(view, steps)).map(({ seat }) => seat);
  // Only the first seat has scored in play.
  expect(seatsAt(STAGE.play)).toEqual([0, 1, 2, 3]);
  expect(seatsAt(STAGE.end)).toEqual([1, 2, 0, 3]);
});

test('nothing is scored before the end', () => {
  expect(finalScores({ seats: [] } as unknown as View, [])).toEqual([]);
});

test.each([
  [57, [5, 5, 5, 4], 0],
  [31, [5, 5], 1],
  [38, [5, 5, 2], 2],
  [2, [], 2],
  [0, [], 0],
])('%i coins are laid out in piles of three, in fives: %j and %i left', (coins, groups, left) => {
  expect(pilesOf(coins)).toEqual({ groups, left });
});
