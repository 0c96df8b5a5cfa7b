/** What turns are about. */
import type { GameEvent } from '@kairo/engine';
import type { WatchedTurn } from '@kairo/table';
import { describe, expect, test } from 'vitest';
import { markOf, medalsIn, nextTurn, sitesOf } from '../../src/replay/turnFacts.ts';

const to = 'all' as const;
const lured = (colour: 'red' | 'blue', entry: string): GameEvent => ({
  type: 'lured',
  to,
  seat: 0,
  colour,
  path: ['a1', entry],
  owner: 0,
  barkers: 0,
});
const earned: GameEvent = { type: 'earned', to, seat: 1, colour: 'red', amount: 2 };
const expanded: GameEvent = { type: 'expanded', to, seat: 1, colour: 'green', site: 'i7', size: 2 };
const medal: GameEvent = { type: 'medalTaken', to, seat: 1, medal: 'gold', colour: 'green', from: 'supply' };
const picked: GameEvent = { type: 'picked', to, seat: 0, from: 'pile' };
const out: GameEvent = { type: 'droppedOut', to, seat: 0, forced: true };

const turnOf = (seat: number | undefined, ...steps: readonly GameEvent[][]): WatchedTurn => ({
  ...(seat !== undefined && { seat }),
  steps,
  hands: [],
});

const GAME = [
  turnOf(undefined, [earned, expanded, medal]),
  turnOf(0, [picked], [picked]),
  turnOf(1, [expanded, medal, medal]),
  turnOf(0, [lured('red', 'b2'), earned]),
  turnOf(1, [lured('blue', 'c3')]),
  turnOf(0, [out]),
];

describe('the mark of a turn', () => {
  test.each([
    [0, undefined, 1],
    [1, { kind: 'draw' }, 0],
    [2, { kind: 'expansion', colour: 'green' }, 2],
    [3, { kind: 'lure', colour: 'red' }, 0],
    [5, undefined, 0],
  ] as const)('of turn %i', (number, mark, medals) => {
    const turn = GAME[number];
    if (turn === undefined) throw new Error('no such turn');
    expect(markOf(turn)).toEqual(mark);
    expect(medalsIn(turn)).toBe(medals);
  });
});

test('the next turn of a kind comes after the current one; the deal is none', () => {
  expect(nextTurn(GAME, -1, 'build')).toBe(2);
  expect(nextTurn(GAME, 2, 'build')).toBeUndefined();
  expect(nextTurn(GAME, 0, 'medal')).toBe(2);
  expect(nextTurn(GAME, 0, 'income')).toBe(3);
  expect(nextTurn(GAME, 3, 'income')).toBeUndefined();
});

test('what happened is framed where it happened', () => {
  expect(GAME.map(sitesOf)).toEqual([[], [], [['i7']], [['b2']], [['c3']], []]);
});
