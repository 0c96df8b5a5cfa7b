/** Grouped and opened, the legal actions of a state are the same set, and small enough for a message. */
import {
  type Action,
  alikeActions,
  apply,
  type CardName,
  EDITIONS,
  FastRandom,
  legalActions,
  makeGame,
  newGame,
  STARTS,
  type StallAction,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { groupActions, openActions } from '../src/index.ts';

/** No state of the shipped editions may need more. */
const MOST_BYTES = 8_000;

const TABLES = [...EDITIONS.values()].flatMap((edition) =>
  [2, 3, 4].flatMap((players) => STARTS.map((start) => ({ edition, players, start }))),
);

/** Every field of an action, in an order of its own. */
function keyOf(action: Action): string {
  const fields = new Map<string, unknown>(Object.entries(action));
  const known = ['type', 'colour', 'stall', 'entry', 'site', 'cards', 'fee', 'from', 'index', 'card'];
  const rest = [...fields.keys()].filter((field) => !known.includes(field) && field !== 'payment').sort();
  const payment = Object.entries(fields.get('payment') ?? {}).sort();
  return `${known.map((field) => fields.get(field)).join(' ')} ${payment} ${rest.map((field) => [field, fields.get(field)])}`;
}

function choose(legal: readonly Action[], random: FastRandom): Action {
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[random.below(types.length)];
  const ofType = legal.filter((action) => action.type === type);
  const action = ofType[random.below(ofType.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

describe('a random game', () => {
  test.each(
    TABLES.map((table) => [`${table.edition.id}, ${table.players} players, ${table.start}`, table] as const),
  )('on %s', (name, { edition, players, start }) => {
    const random = new FastRandom(name);
    let { state } = newGame(makeGame(edition, players, { start, openMoney: false }), name);
    let most = 0;
    for (let steps = 0; ; steps++) {
      const legal = legalActions(state);
      if (legal.length === 0) {
        expect(steps).toBeGreaterThan(40);
        break;
      }
      const groups = groupActions(alikeActions(state));
      const opened = openActions(JSON.parse(JSON.stringify(groups)));
      expect(opened.length).toBe(legal.length);
      const [found, expected] = [opened.map(keyOf).sort(), legal.map(keyOf).sort()];
      if (found.join() !== expected.join()) expect(found).toEqual(expected);
      most = Math.max(most, JSON.stringify(groups).length);
      const step = apply(state, choose(legal, random));
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
    expect(most).toBeLessThanOrEqual(MOST_BYTES);
  });
});

test('nothing is grouped as nothing', () => {
  expect(groupActions({ builds: [], others: [] })).toEqual({ builds: [], others: [] });
  expect(openActions({ builds: [], others: [] })).toEqual([]);
});

test('colours with the same cards share a way', () => {
  const stall = (colour: 'red' | 'blue' | 'green', cards: readonly CardName[]): StallAction => {
    return { type: 'stall', colour, stall: 'b2', entry: 'a1', cards, fee: null };
  };
  const actions = [
    stall('red', ['S1']),
    stall('blue', ['S1']),
    stall('green', ['S1']),
    stall('green', ['S2']),
  ];
  const others = [{ type: 'dropOut' } as const];
  const groups = groupActions({ builds: [{ places: ['b2-a1', 'c3-a1'], actions }], others });
  const way = { type: 'stall', fee: null };
  expect(groups).toEqual({
    builds: [
      {
        places: ['b2-a1', 'c3-a1'],
        ways: [
          { ...way, cards: [['S1']], colours: ['red', 'blue'] },
          { ...way, cards: [['S1'], ['S2']], colours: ['green'] },
        ],
      },
    ],
    others,
  });
  const everywhere = actions.flatMap((action) => [action, { ...action, stall: 'c3' }]);
  expect(openActions(groups).map(keyOf).sort()).toEqual([...everywhere, ...others].map(keyOf).sort());
});
