/** What charts are drawn from. */
import type { GameEvent } from '@kairo/engine';
import type { WatchedTurn } from '@kairo/table';
import { describe, expect, test } from 'vitest';
import { pathThrough, spread, ticksUpTo, turnTicks } from '../../src/charts/scale.ts';
import { incomesOf, seriesOf, standSizes } from '../../src/charts/series.ts';

const to = 'all' as const;
const money = (red: number) => ({ red, yellow: 0, green: 1, blue: 0, white: 0, purple: 0 });

function turnOf(seat: number | undefined, red: number, ...events: readonly GameEvent[]): WatchedTurn {
  return {
    ...(seat !== undefined && { seat }),
    steps: [events],
    hands: [{ cards: [], money: money(red) }, null],
  };
}

const placed: GameEvent = { type: 'placed', to, owner: 0, colour: 'red', stall: 'a1', entry: 'a2' };
const expanded: GameEvent = { type: 'expanded', to, seat: 0, colour: 'red', site: 'a3', size: 2 };
const scored: GameEvent = { type: 'scored', to, seat: 0, points: 3, for: 'size', colour: 'red' };
const lured = (seat: number, owner: number): GameEvent => ({
  type: 'lured',
  to,
  seat,
  colour: 'red',
  path: ['a4', 'a2'],
  owner,
  barkers: 0,
});
const earned = (seat: number, amount: number): GameEvent => ({
  type: 'earned',
  to,
  seat,
  colour: 'red',
  amount,
});

const GAME = [
  turnOf(undefined, 1, placed),
  turnOf(0, 0, expanded, scored),
  turnOf(1, 2, lured(1, 0), earned(1, 1), earned(0, 2)),
  turnOf(0, 4, lured(0, 0), earned(0, 2)),
];

describe('series', () => {
  test('of points, money and stands, by seat and turn', () => {
    expect(seriesOf(GAME, 2, 'points')).toEqual([
      [0, 3, 3, 3],
      [0, 0, 0, 0],
    ]);
    expect(seriesOf(GAME, 2, 'stands')[0]).toEqual([1, 2, 2, 2]);
    expect(seriesOf(GAME, 2, 'stands', 'red')[0]).toEqual([1, 2, 2, 2]);
    expect(seriesOf(GAME, 2, 'stands', 'blue')[0]).toEqual([0, 0, 0, 0]);
    expect(standSizes(GAME, 0, 0).red).toBe(1);
  });

  test('leave out money that is not known', () => {
    expect(seriesOf(GAME, 2, 'money')).toEqual([
      [2, 1, 3, 5],
      [null, null, null, null],
    ]);
  });

  test('of income by source', () => {
    expect(incomesOf(GAME, 2)).toEqual([
      { own: 2, rivals: 0, brought: 2 },
      { own: 0, rivals: 1, brought: 0 },
    ]);
  });
});

describe('scales', () => {
  test.each([
    [1, [0, 1]],
    [12, [0, 5, 10, 15]],
    [68, [0, 20, 40, 60, 80]],
  ])('up to %i', (most, ticks) => {
    expect(ticksUpTo(most)).toEqual(ticks);
  });

  test('number as many turns as there is room for', () => {
    expect(turnTicks(74, 15)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70]);
    expect(turnTicks(74, 3)).toEqual([15, 30, 45, 60]);
  });

  test('labels are moved apart within the limits', () => {
    expect(spread([50, 52, 10], 20, 0, 60)).toEqual([40, 60, 10]);
  });

  test('a line has gaps where nothing is known', () => {
    expect(pathThrough([[0, 1], [2, 3], null, [4, 5]], false)).toBe('M0.0 1.0L2.0 3.0M4.0 5.0');
    expect(
      pathThrough(
        [
          [0, 1],
          [2, 3],
        ],
        true,
      ),
    ).toBe('M0.0 1.0H2.0V3.0');
  });
});
