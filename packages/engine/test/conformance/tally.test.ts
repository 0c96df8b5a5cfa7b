/**
 * R12.2: card counting gives everybody's exact money, and never rules out the true cards. `simulate.slow.test.ts`
 * checks every decision.
 */
import { describe, expect, test } from 'vitest';
import { fits } from './checks/fits.ts';
import { talliesAreRight } from './checks/knowledge.ts';
import { nameOf, POLICIES, SETUPS, there } from './setups.ts';
import { nowAndThen, simulate } from './simulate.ts';

const policies = Object.entries(POLICIES);

describe('the tally', () => {
  test.each(
    SETUPS.map((setup, i) => [nameOf(setup), ...there(policies[(i + 1) % policies.length]), setup] as const),
  )(
    'R12.2 money is exact and the true cards are possible: %s, played %s',
    (name, policyName, policy, setup) => {
      simulate(setup, policy, `tally ${policyName} ${name}`, [nowAndThen(talliesAreRight())]);
    },
  );

  test.each([
    ['nothing to place', [0, 0], [[0, 0]], [0], true],
    ['no room', [1, 0], [[1, 0]], [0], false],
    [
      'in the other hand',
      [1, 0],
      [
        [1, 0],
        [1, 0],
      ],
      [0, 1],
      true,
    ],
    [
      'only after another card has moved',
      [1, 1],
      [
        [1, 1],
        [1, 0],
      ],
      [1, 1],
      true,
    ],
    [
      'too many of one kind',
      [2, 0],
      [
        [1, 1],
        [0, 1],
      ],
      [2, 2],
      false,
    ],
  ])('the measure of the test itself: %s', (_, excess, extra, room, expected) => {
    expect(fits(excess, extra, room)).toBe(expected);
  });
});
