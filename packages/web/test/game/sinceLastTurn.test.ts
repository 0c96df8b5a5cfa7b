import type { EventType } from '@kairo/engine';
import type { KnownStep } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { stepsSinceTurnOf } from '../../src/game/sinceLastTurn.ts';

const step = (seat: number | undefined, ...types: readonly EventType[]): KnownStep =>
  ({ seat, events: types.map((type) => ({ type })) }) as unknown as KnownStep;

const opening = step(undefined, 'started', 'turnBegan');
const [own, first, second] = [0, 1, 2].map((seat) => step(seat, 'lured', 'turnBegan'));
if (own === undefined || first === undefined || second === undefined) throw new Error('three steps');

describe('the steps since the last turn of a seat', () => {
  test('begin after the step that ended that turn', () => {
    expect(stepsSinceTurnOf(0, [opening, own, first, own, second])).toEqual([second]);
    expect(stepsSinceTurnOf(0, [opening, first, own])).toEqual([]);
  });

  test('begin after the opening if the seat has not had a turn', () => {
    expect(stepsSinceTurnOf(0, [opening, first, second])).toEqual([first, second]);
    expect(stepsSinceTurnOf(0, [opening])).toEqual([]);
  });

  test('go on while the seat is in the middle of its next turn', () => {
    const picked = step(0, 'picked', 'received');
    expect(stepsSinceTurnOf(0, [opening, own, first, picked])).toEqual([first, picked]);
  });

  test('are none after a move that ended the game', () => {
    expect(stepsSinceTurnOf(0, [opening, first, step(0, 'droppedOut', 'gameOver')])).toEqual([]);
    expect(stepsSinceTurnOf(1, [opening, first, step(0, 'droppedOut', 'gameOver')])).toHaveLength(1);
  });
});
