/** Moves wait for each other only where that saves commits. */
import { expect, test } from 'vitest';
import { Pacing } from '../../src/storage/pacing.ts';

/** So many moves, one every so many milliseconds, each sent when it has waited; returns the waits. */
function play(pacing: Pacing, from: number, count: number, every: number): number[] {
  let sendAt = Number.NEGATIVE_INFINITY;
  return Array.from({ length: count }, (_, i) => {
    const now = from + i * every;
    if (sendAt > Number.NEGATIVE_INFINITY && sendAt <= now) pacing.sent(sendAt);
    const wait = pacing.waitOfMove(now);
    if (sendAt <= now) sendAt = now + wait;
    return wait;
  });
}

test('a move that comes alone is sent at once', () => {
  expect(play(new Pacing(), 0, 200, 40)).toEqual(Array(200).fill(0));
  expect(play(new Pacing(), 0, 200, 3)).toEqual(Array(200).fill(0));
});

test('of many, none waits longer than until the next commit, and most wait', () => {
  const waits = play(new Pacing(), 0, 1000, 0.5).slice(200);
  expect(Math.max(...waits)).toBeLessThanOrEqual(5);
  expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(600);
});

test('after a pause the first is sent at once', () => {
  const pacing = new Pacing();
  play(pacing, 0, 1000, 0.5);
  expect(pacing.waitOfMove(2_000)).toBe(0);
});
