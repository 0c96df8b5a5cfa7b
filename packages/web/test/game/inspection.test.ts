import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { Choice } from '../../src/choice/choice.ts';
import { Inspection, type Subject, sitesOf, subjectAt } from '../../src/game/inspection.ts';
import { findView, hasLegal, legal } from '../builders.ts';

const view = findView((other) => hasLegal(other, 'lure', 'stall') && other.stands.length > 6);
const coins: Subject = { kind: 'coins', colour: 'red' };
const pile: Subject = { kind: 'pile' };

function begin() {
  const choice = new Choice(signal(view));
  return { choice, inspection: new Inspection(choice) };
}

describe('a card', () => {
  test('opens, is replaced by another, and closes with a second tap', () => {
    const { inspection } = begin();
    inspection.toggle(coins);
    expect(inspection.shown.value).toEqual(coins);
    inspection.toggle(pile);
    expect(inspection.shown.value).toEqual(pile);
    inspection.toggle({ ...pile });
    expect(inspection.shown.value).toBeUndefined();
  });

  test('changes nothing that was picked', () => {
    const { choice, inspection } = begin();
    const picks = choice.picks.value;
    inspection.toggle(coins);
    expect(choice.picks.value).toBe(picks);
  });

  test('steps back while an action is chosen, and returns when it is cancelled', () => {
    const { choice, inspection } = begin();
    inspection.toggle(coins);
    choice.pick(legal(view, 'lure'));
    expect(inspection.shown.value).toBeUndefined();
    while (choice.hasPicks) choice.back();
    expect(inspection.shown.value).toEqual(coins);
  });

  test('that has stepped back is forgotten when the action is done', () => {
    const { choice, inspection } = begin();
    inspection.toggle(coins);
    choice.begin('lure');
    inspection.settle();
    choice.reset();
    expect(inspection.shown.value).toBeUndefined();
  });

  test('that is shown stays when the position changes', () => {
    const { choice, inspection } = begin();
    inspection.toggle(coins);
    inspection.settle();
    choice.reset();
    expect(inspection.shown.value).toEqual(coins);
  });

  test('can be opened during an action, and closes the why-not', () => {
    const { choice, inspection } = begin();
    choice.begin('build');
    choice.tapSite(view.stands[0]?.stall ?? '');
    expect(choice.whyNot.value).toBeDefined();
    inspection.toggle(coins);
    expect(inspection.shown.value).toEqual(coins);
    expect(choice.whyNot.value).toBeUndefined();
    expect(choice.intent.value).toBe('build');
  });
});

describe('what is on a site', () => {
  test('is a customer before a stand, and an entry belongs to its stand', () => {
    const [stand] = view.stands.filter(({ entry }) => !Object.values(view.customers).includes(entry));
    if (stand === undefined) throw new Error('no open entry');
    const { owner, colour, entry, stall } = stand;
    expect(subjectAt(entry, view)).toEqual({ kind: 'stand', owner, colour });
    expect(subjectAt(stall, view)).toEqual({ kind: 'stand', owner, colour });
    const guarded = { ...view, customers: { ...view.customers, [colour]: entry } };
    expect(subjectAt(entry, guarded)).toEqual({ kind: 'customer', colour });
    expect(subjectAt('zz', view)).toEqual({ kind: 'site', site: 'zz' });
  });

  test('all tiles of a stand are one piece; those of a player are several', () => {
    const stand = {
      ...view.stands[0],
      owner: 0,
      colour: 'red',
      stall: 'a1',
      expansions: ['a2', 'b2'],
    } as const;
    const other = { ...stand, colour: 'blue', stall: 'e5', expansions: [] } as const;
    const table = { ...view, stands: [stand, other] } as unknown as typeof view;
    expect(sitesOf({ kind: 'stand', owner: 0, colour: 'red' }, table)).toEqual([['a1', 'a2', 'b2']]);
    expect(sitesOf({ kind: 'player', seat: 0 }, table)).toEqual([['a1', 'a2', 'b2'], ['e5']]);
    expect(sitesOf({ kind: 'player', seat: 1 }, table)).toEqual([]);
    expect(sitesOf(coins, table)).toEqual([]);
  });

  test('a customer beside the board is nowhere on it', () => {
    const [colour] = Object.entries(view.customers).find(([, site]) => site === null) ?? ['red'];
    expect(sitesOf({ kind: 'customer', colour: colour as 'red' }, view)).toEqual([]);
  });
});
