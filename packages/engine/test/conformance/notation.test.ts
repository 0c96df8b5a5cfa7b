/** Every legal action of random games with each of its payments, formatted and parsed. */
import { describe, expect, test } from 'vitest';
import {
  actionOf,
  type CardName,
  DISPLAY_SIZE,
  formatAction,
  MAX_COLUMNS,
  MAX_JOKERS,
  MAX_ROWS,
  parseAction,
  payments,
} from '../../src/index.ts';
import { same } from './same.ts';
import { nameOf, POLICIES, SETUPS, sampleOf, there } from './setups.ts';
import { simulate } from './simulate.ts';

const policies = Object.entries(POLICIES);

describe('notation', () => {
  test.each(
    SETUPS.map((setup, i) => [nameOf(setup), ...there(policies[i % policies.length]), setup] as const),
  )('formatted and parsed: %s, played %s', (name, policyName, policy, setup) => {
    const types = new Set<string>();
    simulate(setup, policy, `notation ${policyName} ${name}`, [
      ({ state, moves, random, sampled, ply }) => {
        for (const move of ply % 8 === 0 ? moves : []) {
          const action = actionOf(state, move);
          types.add(action.type);
          same(parseAction(formatAction(action)), action);
        }
        if (!sampled) return;
        for (const move of sampleOf(moves, 4, random)) {
          const action = actionOf(state, move);
          if (!('cards' in action)) continue;
          for (const paid of payments(state, action)) same(parseAction(formatAction(paid)), paid);
        }
      },
    ]);
    expect(types.size).toBeGreaterThan(3);
  });

  test.each([
    '',
    'drop',
    'drop out ',
    'Lure red c4',
    'lure red c04',
    'lure red p4',
    'lure red c16',
    'lure red c4 past 0',
    'lure red c4 past 100',
    'lure orange c4',
    'take 0',
    'take 5',
    'take barkers',
    'discard S0',
    'discard S1 ',
    'place red c4',
    'place red c4 c5',
    'stall red c4-c5',
    'stall red c4-c5 with',
    'stall red c4-c5 with S1 fee',
    'stall red c4-c5 with S1 fee orange',
    'expand red c4 with S1',
    'expand red c4 with S1 pay',
    'expand red c4 with S1 pay 0 red',
    'expand red c4 with S1 pay 1 red 1 red',
    'expand red c4 with S1 pay 1000 red',
    'expand red c4 with S1 pay 1 red1 blue',
    'expand red c4 with S1 pay 1 red ',
    'expand red c4 with S1 pay 1 red  fee blue',
    'expand red c4 with S1 pay 1red',
    'expand red c4 with S1 pay 2 blue 1 red',
    'expand red c4 with J2 S1 S3 pay 1 red',
    'stall red c4-c5 with S2 S1 S3',
    'stall red c4-c5 with J7',
    'discard J7',
    'discard S10',
  ])('is not an action: "%s"', (text) => {
    expect(parseAction(text)).toBeUndefined();
  });

  test.each([[['S1', 'S9', 'J2']], [['S1', 'S2', 'S2']]])('cards are written in their order: %s', (cards) => {
    const action = { type: 'stall', colour: 'red', stall: 'c4', entry: 'c5', fee: null } as const;
    const mixed = [...cards].reverse() as CardName[];
    const text = formatAction({ ...action, cards: mixed });
    expect(text).toBe(`stall red c4-c5 with ${cards.join(' ')}`);
    expect(parseAction(text)).toEqual({ ...action, cards });
  });

  test('knows the whole of the largest grid, every place of the display, every joker, and nothing beyond', () => {
    const corner = `${String.fromCharCode(96 + MAX_COLUMNS)}${MAX_ROWS}`;
    expect(parseAction(`lure red ${corner}`)).toMatchObject({ entry: corner });
    expect(parseAction(`lure red a${MAX_ROWS + 1}`)).toBeUndefined();
    expect(parseAction(`lure red ${String.fromCharCode(97 + MAX_COLUMNS)}1`)).toBeUndefined();
    expect(parseAction(`take ${DISPLAY_SIZE}`)).toMatchObject({ index: DISPLAY_SIZE - 1 });
    expect(parseAction(`take ${DISPLAY_SIZE + 1}`)).toBeUndefined();
    expect(parseAction(`discard J${MAX_JOKERS}`)).toMatchObject({ card: `J${MAX_JOKERS}` });
  });
});
