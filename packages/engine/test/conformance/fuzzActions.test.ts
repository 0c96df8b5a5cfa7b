/** Any value as an action: applied if it is legal, else refused with a code; the state is unchanged. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionOf,
  apply,
  type BuildAction,
  type CardName,
  COLOURS,
  type Colour,
  type GameState,
  legalActions,
  legalMoves,
  payments,
  perft,
  routes,
  whyNot,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '../../src/index.ts';
import { readAction } from '../../src/play/actions.ts';
import { changed, expectCoded, junk, runs } from './junk.ts';
import { same } from './same.ts';
import { byKind, SETUPS, there, thriftily } from './setups.ts';
import { simulate } from './simulate.ts';

const RUNS = runs(42, 1000);
const CODES = /^(action|build|move|lure|draw|discard|dropOut)\/[a-z-]+$/;

/** One state of each kind of situation, and a finished game. */
const states: readonly GameState[] = (() => {
  const found = new Map<string, GameState>();
  for (const [setup, policy] of [
    [SETUPS[0], byKind],
    [SETUPS[9], thriftily],
    [SETUPS[14], byKind],
  ] as const) {
    const { state } = simulate(there(setup), policy, 'fuzz', [
      ({ state, json, ply }) =>
        void found.set(`${json.phase} ${Object.keys(json.pending ?? {})} ${ply % 40 === 0}`, state),
    ]);
    found.set('over', state);
  }
  return [...found.values()];
})();

/** An index, so that a failure does not print a whole state. */
const anyState = fc.nat(states.length - 1);

function attempt(number: number, value: unknown): void {
  const state = there(states[number]);
  const before = state.cells.slice();
  const result = apply(state, value);
  same(state.cells, before);
  same(result.ok ? undefined : result.error, whyNot(state, value));
  if (!result.ok) {
    expectCoded(result.error, CODES);
    return;
  }
  const read = readAction(state, value);
  if (!read.ok || !legalMoves(state).includes(read.value.move))
    throw new Error('applied, but not in the list');
}

describe('what cannot be read', () => {
  const fail = (): never => {
    throw new Error('do not touch');
  };
  const build = { colour: 'red', site: 'c4', cards: ['1'], fee: null };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const growing = new Proxy(['1'], {
    get: (list, key) => (key === 'length' ? list.push('1') : Reflect.get(list, key)),
  });
  test.each<[string, unknown]>([
    ['a getter that throws', Object.defineProperty({}, 'type', { get: fail })],
    ['a field that throws', Object.defineProperty({ type: 'lure' }, 'colour', { get: fail })],
    ['a revoked proxy', proxy],
    ['coins that cannot be listed', { ...build, type: 'expand', payment: new Proxy({}, { ownKeys: fail }) }],
    ['a list that grows while it is read', { ...build, type: 'expand', cards: growing }],
  ])('is refused: %s', (_, value) => {
    for (const state of states) {
      const before = state.cells.slice();
      const result = apply(state, value);
      same(state.cells, before);
      if (result.ok) throw new Error('applied');
      expectCoded(result.error, CODES);
    }
  });
});

describe('anything as a question', () => {
  test('is refused with a code, or there is no answer', () => {
    fc.assert(
      fc.property(anyState, junk, (number, value) => {
        const state = there(states[number]);
        const card = whyNotCard(state, value as CardName);
        if (card !== undefined) expectCoded(card, CODES);
        const site = whyNotSite(state, value as string);
        if ('code' in site) expectCoded(site, CODES);
        if (COLOURS.includes(value as Colour)) return;
        expectCoded(whyNotCustomer(state, value as Colour), CODES);
        same(routes(state, value as Colour), []);
      }),
      RUNS,
    );
  });

  test('what is no build has no payments', () => {
    for (const state of states) {
      for (const action of legalActions(state)) {
        if (!('cards' in action)) same(payments(state, action as unknown as BuildAction), []);
      }
      same(payments(state, null as unknown as BuildAction), []);
    }
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'there are no sequences of length %d',
    (depth) => {
      expect(perft(there(states[0]), depth)).toBe(0);
    },
  );
});

describe('anything as an action', () => {
  test('any JSON and worse', () => {
    fc.assert(fc.property(anyState, junk, attempt), RUNS);
  });

  test('something of the right type with anything in it', () => {
    const mostly = (...valid: unknown[]): fc.Arbitrary<unknown> =>
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...valid) }, { weight: 1, arbitrary: junk });
    const filled = fc.record({
      type: fc.constantFrom('place', 'stall', 'move', 'expand', 'lure', 'pick', 'discard', 'dropOut'),
      colour: mostly('red', 'purple'),
      stall: mostly('c4', 'h5'),
      entry: mostly('c5', 'h4'),
      site: mostly('c4', 'd4'),
      cards: mostly(['S1'], ['J1'], ['S1', 'S2', 'S3']),
      fee: mostly(null, 'blue'),
      payment: mostly({ red: 2 }, { red: 1, blue: 2 }),
      barkers: mostly(0, 1),
      from: mostly('display', 'pile', 'barkers'),
      index: mostly(0, 3),
      card: mostly('S1', 'J1'),
    });
    fc.assert(fc.property(anyState, filled, attempt), RUNS);
  });

  test('legal actions with something changed', () => {
    const legal = fc.tuple(anyState, fc.nat()).chain(([number, n]) => {
      const state = there(states[number]);
      const moves = legalMoves(state);
      if (moves.length === 0) return fc.constant([number, null] as const);
      const action = actionOf(state, there(moves[n % moves.length]));
      const paid = 'cards' in action ? there(payments(state, action)[0]) : action;
      return changed(paid).map((value) => [number, value] as const);
    });
    fc.assert(
      fc.property(legal, ([number, value]) => attempt(number, value)),
      RUNS,
    );
  });

  test('the states are of every kind', () => {
    const kinds = new Set(states.map((state) => `${state.cells[0]}`));
    expect(kinds.size).toBe(4);
  });
});
