import type { GameEvent } from '@kairo/engine';
import type { KnownStep } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { turnNews } from '../../src/game/turnNews.ts';

/** A step of a seat; `next` is whose turn began with it. */
function step(seat: number | undefined, next?: number): KnownStep {
  const began: GameEvent[] = next === undefined ? [] : [{ type: 'turnBegan', to: 'all', seat: next }];
  return { ...(seat !== undefined && { seat }), events: [{ type: 'picked' } as GameEvent, ...began] };
}

const opening = step(undefined, 1);

test('the news of a turn are what the others did since the last one', () => {
  const [first, own, second] = [step(1, 0), step(0, 1), step(1, 0)];
  expect(turnNews(0, [opening, first])).toEqual([first]);
  expect(turnNews(0, [opening, first, own, second])).toEqual([second]);
  expect(turnNews(1, [opening])).toEqual([]);
});

test('they stay the same while the turn is played', () => {
  const first = step(1, 0);
  expect(turnNews(0, [opening, first, step(0)])).toEqual([first]);
});

test('there are none before the turn, after it, or before anything is known', () => {
  expect(turnNews(0, [])).toBeUndefined();
  expect(turnNews(0, [opening])).toBeUndefined();
  expect(turnNews(0, [opening, step(1, 0), step(0, 1)])).toBeUndefined();
});
