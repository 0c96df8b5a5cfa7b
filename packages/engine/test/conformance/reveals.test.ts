/** Whether a step reveals hidden information; if not, it can be undone (R9.1, R12.2). */
import { describe, expect, test } from 'vitest';
import { actionOf, apply } from '../../src/index.ts';
import { quietStepsTellNothingHidden } from './checks/step.ts';
import { nameOf, POLICIES, SETUPS, type Setup, there, uniform, unwrap } from './setups.ts';
import { type Check, simulate } from './simulate.ts';

/** Expensive, so only for sampled nodes and the final phase. */
const tellNothingHidden: Check = function tellNothingHidden(node) {
  if (node.sampled || node.json.phase === 'final') quietStepsTellNothingHidden(node);
};

function setupOf(name: string): Setup {
  return there(SETUPS.find((setup) => nameOf(setup) === name));
}

describe('steps that reveal nothing', () => {
  test.each(SETUPS.filter((_, i) => i % 3 === 0).map((setup) => [nameOf(setup), setup] as const))(
    'R12.2 their events do not depend on hidden information: %s',
    (name, setup) => {
      simulate(setup, uniform, `reveals ${name}`, [tellNothingHidden]);
    },
  );

  test('R11.2 a seat that is out because it cannot build has revealed that no card in its hand helps', () => {
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
    'R11.2 a seat that gets a turn in the final phase has revealed that it can use a card: %s, %s, seed %s',
    (name, policy, seed) => {
      simulate(setupOf(name), there(POLICIES[policy]), seed, [tellNothingHidden]);
    },
  );
});
