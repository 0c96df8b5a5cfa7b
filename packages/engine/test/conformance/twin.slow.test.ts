/** Thousands of random decisions compared with the naive twin. `npm run compare` does the same without end. */
import { describe, expect, test } from 'vitest';
import { compareGame } from './compareTwin.ts';
import { nameOf, POLICIES, SETUPS, there } from './tables.ts';

const policies = Object.entries(POLICIES);

describe('the engine and the naive twin agree', () => {
  test.each(
    SETUPS.map((setup, i) => [nameOf(setup), ...there(policies[i % policies.length]), setup, i] as const),
  )('%s, played %s', (_, policyName, policy, setup, i) => {
    // Two games: all of the first, and of the second, played otherwise, one decision in eight.
    const compared = compareGame({ ...setup, policyName, policy, seed: `slow ${i}` });
    const [otherName, other] = there(policies[(i + 1) % policies.length]);
    const every = { step: 8, first: i % 8 };
    const more = compareGame({ ...setup, policyName: otherName, policy: other, seed: `slower ${i}`, every });
    expect(compared).toBeGreaterThan(50);
    expect(more).toBeGreaterThan(5);
  });
});
