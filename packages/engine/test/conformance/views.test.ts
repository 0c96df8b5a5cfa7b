/** R12: views, and deals from views. */
import { describe, expect, test } from 'vitest';
import {
  Dealer,
  determinize,
  FastRandom,
  type GameEvent,
  type GameState,
  stateToJson,
  type Viewer,
  viewFor,
  whyNot,
} from '../../src/index.ts';
import { keyOf } from '../../src/state/chance.ts';
import { hiddenCardsDoNotShow, redealsKeepViews } from './checks/knowledge.ts';
import { probes } from './probes.ts';
import { same } from './same.ts';
import { byKind, nameOf, POLICIES, SETUPS, type Setup, there } from './setups.ts';
import { type Node, simulate } from './simulate.ts';
import { Ears, viewersOf } from './viewers.ts';

type Look = (node: Pick<Node, 'game' | 'state'>, viewer: Viewer, told: readonly GameEvent[]) => void;

/** Checks every viewer at sampled nodes of a game and at its end; returns the number of checks. */
function watch(setup: Setup, seed: string, look: Look): number {
  const ears = new Ears();
  let looks = 0;
  const everybody = (node: Pick<Node, 'game' | 'state' | 'history'>): void => {
    ears.listen(node);
    for (const viewer of viewersOf(setup.players)) look(node, viewer, ears.of(viewer));
    looks++;
  };
  const check = (node: Node): void => void (node.sampled && everybody(node));
  everybody(simulate(setup, byKind, seed, [check]));
  return looks;
}

const policies = Object.values(POLICIES);
const tables = SETUPS.map((setup, i) => {
  const openMoney = i % 4 === 3;
  return [`${nameOf(setup)}${openMoney ? ', open money' : ''}`, { ...setup, openMoney }, i] as const;
});

describe('other cards in hidden places', () => {
  test.each(tables)('R12.2 a view is the same whatever they are: %s', (name, setup, i) => {
    const deals = { all: 0, different: 0 };
    simulate(setup, there(policies[i % policies.length]), `hidden ${name}`, [hiddenCardsDoNotShow(deals)]);
    expect(deals.different).toBeGreaterThan(0.5 * deals.all);
  });
});

describe('re-dealing', () => {
  test.each(tables)('R12.2 what a viewer cannot know leaves its view as it was: %s', (name, setup, i) => {
    const deals = { all: 0, different: 0 };
    simulate(setup, there(policies[i % policies.length]), `views ${name}`, [redealsKeepViews(deals)]);
    expect(deals.different).toBeGreaterThan(0.5 * deals.all);
  });

  test('R12.2 and so after the end, when money is open', () => {
    const random = new FastRandom('end');
    const looks = watch(there(SETUPS[7]), 'end', ({ game, state }, viewer, told) => {
      const view = viewFor(state, viewer);
      same(viewFor(determinize(game, view, told, random), viewer), view);
    });
    expect(looks).toBeGreaterThan(10);
  });

  test('R12.2 of a view read back from JSON is the same', () => {
    const random = new FastRandom('json');
    watch({ ...there(SETUPS[2]) }, 'json', ({ game, state }, viewer, told) => {
      const view = JSON.parse(JSON.stringify(viewFor(state, viewer)));
      const history = JSON.parse(JSON.stringify(told));
      const dealt = determinize(game, view, history, random);
      same(JSON.parse(JSON.stringify(viewFor(dealt, viewer))), view);
    });
  });

  test('R12.2 dealing into a kept state equals dealing a new one', () => {
    watch(there(SETUPS[0]), 'into', ({ game, state }, viewer, told) => {
      const dealer = new Dealer(game, viewFor(state, viewer), told);
      const kept: GameState = state.copy();
      dealer.dealInto(kept, new FastRandom('x'));
      same(stateToJson(kept), stateToJson(dealer.deal(new FastRandom('x'))));
    });
  });

  test('R12.2 the key of the chance is dealt anew too', () => {
    watch(there(SETUPS[4]), 'key', ({ game, state }, viewer, told) => {
      const dealer = new Dealer(game, viewFor(state, viewer), told);
      const [one, other] = [dealer.deal(new FastRandom('1')), dealer.deal(new FastRandom('2'))];
      const keys = [state, one, other].map((dealt) => String(keyOf(dealt)));
      expect(new Set(keys).size).toBe(3);
    });
  });
});

describe('refusals', () => {
  test.each(tables.filter((_, i) => i % 5 === 0))(
    'R12.2 they reveal nothing that the acting seat does not know: %s',
    (name, setup) => {
      const random = new FastRandom(`refusals ${name}`);
      watch(setup, `refusals ${name}`, ({ game, state }, viewer, told) => {
        const json = stateToJson(state);
        if (viewer !== json.seat || json.phase === 'over') return;
        const other = determinize(game, viewFor(state, viewer), told, random);
        for (const probe of probes(state, json, random, 40)) same(whyNot(other, probe), whyNot(state, probe));
      });
    },
  );
});
