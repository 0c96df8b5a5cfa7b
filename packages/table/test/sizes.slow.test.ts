/** Messages stay small: `bench/messages.ts` measures the same over more games. */
import { EDITIONS, STARTS } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { BARS, largest, measure, medianOf, POLICIES, type Sizes } from './messageSizes.ts';

const GAMES = [...EDITIONS.keys()].flatMap((edition) =>
  [2, 3, 4].flatMap((players) =>
    STARTS.flatMap((start) => POLICIES.map((policy) => ({ edition, players, start, policy }))),
  ),
);

function check({ updates, contentful, resumes, hellos, histories }: Sizes): void {
  for (const sizes of [updates, contentful]) {
    expect(medianOf(sizes)).toBeLessThanOrEqual(BARS.medianUpdate);
  }
  for (const sizes of [updates, resumes]) expect(largest(sizes)).toBeLessThanOrEqual(BARS.update);
  expect(largest(hellos)).toBeLessThanOrEqual(BARS.hello);
  expect(largest(histories)).toBeLessThanOrEqual(BARS.history);
  expect(Math.min(updates.length, hellos.length, histories.length, resumes.length)).toBeGreaterThan(10);
}

describe('messages are small', () => {
  test.each(GAMES.map((game) => [Object.values(game).join(', '), game] as const))(
    '%s',
    async (name, game) => {
      check(await measure({ ...game, seed: name, commandsPerHello: 12 }));
    },
  );
});
