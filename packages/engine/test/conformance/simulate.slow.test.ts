/** The same checks as `simulate.test.ts` over many more games, at every decision. */
import { describe, test } from 'vitest';
import { allChecks } from './allChecks.ts';
import { redealsKeepViews, talliesAreRight } from './checks/knowledge.ts';
import { nameOf, POLICIES, SETUPS } from './setups.ts';
import { simulate } from './simulate.ts';

describe.each(Object.entries(POLICIES))('every check holds in games played %s', (policyName, policy) => {
  test.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('%s', (name, setup) => {
    simulate(setup, policy, `slow ${policyName} ${name}`, [
      ...allChecks(),
      redealsKeepViews(),
      talliesAreRight(),
    ]);
  });
});
