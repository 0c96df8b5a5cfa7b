/** Thousands of random decisions compared with the naive twin. `npm run compare` goes on from here. */
import { describe, expect, test } from 'vitest';
import { compareGame } from './compareTwin.ts';
import { nameOf, POLICIES, SETUPS } from './setups.ts';

describe.each(Object.entries(POLICIES))(
  'the engine and the naive twin agree, played %s',
  (policyName, policy) => {
    test.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('%s', (name, setup) => {
      const compared = compareGame({ ...setup, policyName, policy, seed: `slow ${name}` });
      expect(compared).toBeGreaterThan(20);
    });
  },
);
