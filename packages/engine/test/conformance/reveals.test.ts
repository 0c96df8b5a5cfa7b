/** Whether a step brought something to light: what did not may be taken back (R9.1, R12.2). */
import { describe, expect, test } from 'vitest';
import { actionOf, apply } from '../../src/index.ts';
import { quietStepsTellNothingHidden } from './checks/step.ts';
import { type Check, simulate } from './simulate.ts';
import { nameOf, SETUPS, uniform, unwrap } from './tables.ts';

describe('steps that reveal nothing', () => {
  /** Expensive, so: sampled nodes and the final phase. */
  const check: Check = function quietStepsTellNothingHiddenHere(node) {
    if (node.sampled || node.json.phase === 'final') quietStepsTellNothingHidden(node);
  };
  test.each(SETUPS.filter((_, i) => i % 3 === 0).map((setup) => [nameOf(setup), setup] as const))(
    'R12.2 they tell the same whatever the seat could not know: %s',
    (name, setup) => {
      simulate(setup, uniform, `reveals ${name}`, [check]);
    },
  );

  test('R11.2 who is out for want of a build has shown that no card of the hand serves', () => {
    let seen = 0;
    const setup = SETUPS.find((one) => nameOf(one) === 'cairo 3 preset');
    if (setup === undefined) throw new Error('no such set-up');
    simulate(setup, uniform, '3', [
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
});
