import { CAIRO, makeGame, newGame, type View, viewFor, whoActs } from '@kairo/engine';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Choice } from '../../src/choice/choice.ts';
import { Demonstration } from '../../src/choice/demonstration.ts';

const { state } = newGame(makeGame(CAIRO, 2, { start: 'preset', openMoney: false }), 'hints');
const view: View = viewFor(state, whoActs(state) ?? 0);
const [lure] = view.legal.filter(({ type }) => type === 'lure');
const [build] = view.legal.filter(({ type }) => type === 'stall' || type === 'expand');

function begin() {
  const choice = new Choice(signal(view));
  choice.tapCard(0);
  const own = choice.picks.value;
  return { choice, own, demonstration: new Demonstration(choice) };
}

test('one hint after another is picked, then the earlier picks are restored', () => {
  const { choice, own, demonstration } = begin();
  for (const action of [lure, build]) {
    if (action === undefined) throw new Error('no such action');
    demonstration.show(action);
    expect(choice.action.value).toEqual(action);
    expect(demonstration.isOver.value).toBe(false);
  }
  demonstration.end();
  expect(choice.picks.value).toBe(own);
});

test('a kept hint stays picked', () => {
  const { choice, demonstration } = begin();
  if (lure === undefined) throw new Error('no customer to lure');
  demonstration.show(lure);
  demonstration.keep();
  demonstration.end();
  expect(choice.action.value).toEqual(lure);
});

test('it is over when the player picks something else, which stays', () => {
  const { choice, demonstration } = begin();
  if (lure === undefined) throw new Error('no customer to lure');
  demonstration.show(lure);
  choice.begin('draw');
  expect(demonstration.isOver.value).toBe(true);
  demonstration.end();
  expect(choice.intent.value).toBe('draw');
});

test('it is over when the player asks why not', () => {
  const { choice, demonstration } = begin();
  if (lure === undefined) throw new Error('no customer to lure');
  demonstration.show(lure);
  choice.tapSite(view.stands[0]?.stall ?? 'a1');
  expect(choice.whyNot.value).toBeDefined();
  expect(demonstration.isOver.value).toBe(true);
});
