/** Whether a step brought something to light: what did not may be taken back (R9.1, R12.2). */
import { describe, expect, test } from 'vitest';
import { actionOf, apply } from '../../src/index.ts';
import { quietStepsTellNothingHidden } from './checks/step.ts';
import { nameOf, POLICIES, SETUPS, type Setup, there, uniform, unwrap } from './setups.ts';
import { type Check, simulate } from './simulate.ts';

/** Expensive, so: sampled nodes and the final phase. */
const tellNothingHidden: Check = function tellNothingHidden(node) {
  if (node.sampled || node.json.phase === 'final') quietStepsTellNothingHidden(node);
};

function setupOf(name: string): Setup {
  return there(SETUPS.find((setup) => nameOf(setup) === name));
}

describe('steps that reveal nothing', () => {
  test.each(SETUPS.filter((_, i) => i % 3 === 0).map((setup) => [nameOf(setup), setup] as const))(
    'R12.2 they tell the same whatever the seat could not know: %s',
    (name, setup) => {
      simulate(setup, uniform, `reveals ${name}`, [tellNothingHidden]);
    },
  );

  test('R11.2 who is out for want of a build has shown that no card of the hand serves', () => {
    let seen = 0;
    simulate(setupOf('cairo 3 preset'), uniform, '3', [
      ({ state, json, chosen }) => {
        const step = unwrap(apply(state, actionOf(state, chosen)));
        const others = step.events.filter((event) => event.type === 'droppedOut' && event.seat !== json.seat);
        if (others.length === 0) return;
        seen++;
        expect(step.revealed).toBe(true);
      },
    ]);
    expect(seen).toBeGreaterThan(0);
  });

  test.each([
    ['cairo 2 variable', 'uniform', 'sx 0'],
    ['alley 3 variable', 'byKind', 'sx 3'],
    ['causeway 4 variable', 'byKind', 'sx 3'],
  ])(
    'R11.2 whose turn comes in the final phase has shown that some card serves: %s, %s, seed %s',
    (name, policy, seed) => {
      simulate(setupOf(name), there(POLICIES[policy]), seed, [tellNothingHidden]);
    },
  );
});
