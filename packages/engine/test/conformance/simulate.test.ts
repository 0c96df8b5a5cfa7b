/**
 * One random game for every edition, number of players and start, with all checks at every third decision;
 * `simulate.slow.test.ts` checks every one.
 */
import { describe, expect, test } from 'vitest';
import { outcomeOf, scoreBreakdown } from '../../src/index.ts';
import { allChecks } from './allChecks.ts';
import { nameOf, POLICIES, SETUPS, there } from './setups.ts';
import { nowAndThen, simulate } from './simulate.ts';

const policies = Object.entries(POLICIES);

describe('every check holds all through a game', () => {
  test.each(
    SETUPS.map((setup, i) => [nameOf(setup), ...there(policies[i % policies.length]), setup] as const),
  )('%s, played %s', (name, policyName, policy, setup) => {
    const { state, game } = simulate(setup, policy, `${policyName} ${name}`, allChecks().map(nowAndThen));
    const outcome = there(outcomeOf(state));
    expect(outcome.points).toHaveLength(game.players);
    expect(outcome.points).toEqual(outcome.points.map((_, seat) => scoreBreakdown(state, seat).total));
    const most = Math.max(...outcome.points);
    expect(outcome.winners).toEqual(outcome.points.flatMap((own, seat) => (own === most ? [seat] : [])));
  });
});
