/** Which tip fits which moment; the positions are real ones. */
import { CAIRO, cues, type GameEvent, makeGame, stateFromJson, type View, viewFor } from '@kairo/engine';
import { loadBrowserTexts, type TipId } from '@kairo/texts/browser';
import { describe, expect, test } from 'vitest';
import { type Moment, rivalLureTip, TIPS, tipAgain, tipFor } from '../../src/coach/tips.ts';
import { positionOf, type Sketch } from '../../src/lessons/sketch.ts';

const game = makeGame(CAIRO, 2, { start: 'preset', openMoney: false });
const names = ['You', 'Eye'];

const PLAIN: Sketch = {
  stands: ['0 red c3 c4', '0 yellow f6 f7', '1 green j6 j7', '1 blue g2 g3'],
  customers: { red: 'c10', yellow: 'i3', green: 'b6', white: 'h9', blue: 'f10' },
  hand: 'S9',
  money: { white: 1 },
};

function momentAt(sketch: Partial<Sketch>, news: readonly GameEvent[] = []): Moment {
  const state = stateFromJson(game, positionOf({ ...PLAIN, ...sketch }));
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return { view: viewFor(state.value, 0), seat: 0, cues: cues(state.value), news, names };
}

const CUSTOMER_LURED: readonly GameEvent[] = [
  { type: 'lured', to: 'all', seat: 1, colour: 'red', path: ['c6', 'c5', 'c4'], owner: 0, barkers: 0 },
  { type: 'earned', to: 'all', seat: 1, colour: 'red', amount: 1 },
  { type: 'earned', to: 'all', seat: 0, colour: 'red', amount: 2 },
];

const FITTING: { readonly [id in Exclude<TipId, 'rivalLure' | 'nearEnd'>]: Moment } = {
  lastCard: momentAt({ isFinal: true, hand: 'S9', stands: ['0 red c3 c4'] }),
  finalPhase: momentAt({ isFinal: true, hand: 'S9 S1' }),
  joker: momentAt({ hand: 'J4', money: {} }),
  lastSide: momentAt({ stands: ['0 red a2 b2', '1 green a1 b1', '0 yellow f6 f7'] }),
  medalAtRisk: momentAt({ stands: ['0 red c3 c4 c2', '1 red g3 g4'] }),
  rivalMedal: momentAt({ stands: ['0 red c3 c4', '1 red g3 g4 g2'], hand: 'S1', money: { red: 2 } }),
  freeMedals: momentAt({ hand: 'S1', money: { red: 2 } }),
  guests: momentAt({}, CUSTOMER_LURED),
  fullHand: momentAt({ hand: 'S9 S9 S8 S7' }),
  coins: momentAt({ money: { white: 6 } }),
  barker: momentAt({
    stands: ['0 red c3 c4 c2', '1 red g9 g10'],
    customers: { ...PLAIN.customers, red: 'f9', blue: 'e11' },
    barkers: 1,
  }),
  expansion: momentAt({ stands: ['0 red c3 c4 c2'], hand: 'S1', money: { red: 3 } }),
  ownLure: momentAt({}),
};

describe('a tip fits its moment', () => {
  test.each(Object.entries(FITTING))('%s', (id, moment) => {
    expect(tipAgain(id as TipId, moment)).toMatchObject({ id });
  });

  test('nearEnd', () => {
    const moment = momentAt({});
    const supply: View['supply'] = { ...moment.view.supply, red: 2 };
    const near = { ...moment, view: { ...moment.view, supply } };
    expect(tipAgain('nearEnd', near)).toMatchObject({ facts: { amount: 2 } });
    expect(tipAgain('nearEnd', moment)).toBeUndefined();
  });

  test('rivalLure, when the lure that is about to be confirmed pays a rival', () => {
    expect(rivalLureTip(CUSTOMER_LURED, 1, names)).toMatchObject({
      facts: { rival: 'You', amount: 2 },
      pieces: [['c4']],
    });
    expect(rivalLureTip(CUSTOMER_LURED.slice(0, 2), 1, names)).toBeUndefined();
  });
});

test('no tip is about something that is not so', () => {
  const dull = momentAt({ stands: ['1 green j6 j7', '1 blue g2 g3'], money: { white: 1 } });
  expect(TIPS.filter((id) => tipAgain(id, dull) !== undefined)).toEqual([]);
});

test('of several tips the weightiest that was not given comes', () => {
  const moment = momentAt({ hand: 'S1 S9 S8 S7', money: { red: 6 } });
  const given = new Set<TipId>();
  const order: TipId[] = [];
  for (let tip = tipFor(moment, given); tip !== undefined; tip = tipFor(moment, given)) {
    given.add(tip.id);
    order.push(tip.id);
  }
  expect(order.slice(0, 3)).toEqual(['freeMedals', 'fullHand', 'coins']);
  expect(order).toEqual(TIPS.filter((id) => given.has(id)));
});

test('what can be done about it is a legal action, and the board shows where', () => {
  for (const id of ['freeMedals', 'rivalMedal', 'expansion', 'ownLure', 'barker'] as const) {
    const tip = tipAgain(id, FITTING[id]);
    expect(FITTING[id].view.legal).toContainEqual(tip?.action);
    expect(tip?.pieces?.[0]).toHaveLength(1);
  }
});

test('every idea has its place in the order', async () => {
  const { tip } = await loadBrowserTexts('en', 'coach');
  expect([...TIPS].sort()).toEqual(Object.keys(tip).sort());
});
