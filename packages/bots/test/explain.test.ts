import { ALLEY, apply, CAIRO, type Edition, legalActions, viewFor, whoActs } from '@kairo/engine';
import { at } from '@kairo/engine/search';
import { describe, expect, test } from 'vitest';
import { type Advice, decide, explain, iterationBudget, makeBot } from '../src/index.ts';
import { playOn, situationOf, startTable, type Table } from './table.ts';

/** After the set-up, every fifth. */
function nowAndThen({ decisions }: Table): boolean {
  return decisions > 12 && decisions % 5 === 0;
}

/** A game between traders, and the advice for some of its decisions. */
function advise(
  seed: string,
  edition: Edition = CAIRO,
  isWanted = nowAndThen,
  check?: (table: Table, advice: Advice) => void,
): (readonly Advice[])[] {
  const all: (readonly Advice[])[] = [];
  const start = startTable(edition, 2, seed);
  const trader = makeBot('trader', start.game);
  playOn(start, (table, seat) => {
    const situation = situationOf(table, seat, `${table.decisions}`);
    if (isWanted(table)) {
      const thinking = explain(table.game, situation, iterationBudget(60), 3);
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      const { advice, iterations } = step.value;
      for (const { action } of advice) expect(apply(table.state, action).ok).toBe(true);
      expect(iterations).toBeGreaterThanOrEqual(
        advice.reduce((sum, { simulations }) => sum + simulations, 0),
      );
      for (const hint of advice) check?.(table, hint);
      all.push(advice);
    }
    return decide(trader, situation, iterationBudget(1)).action;
  });
  return all;
}

describe('explain', () => {
  const advice = [...advise('explain 1'), ...advise('explain 2')];

  test('tells a few actions, the best first, with chances and points', () => {
    expect(advice.length).toBeGreaterThan(20);
    for (const list of advice) {
      expect(list.length).toBeGreaterThan(0);
      for (const { winChance, points, simulations } of list) {
        expect(winChance).toBeGreaterThanOrEqual(0);
        expect(winChance).toBeLessThanOrEqual(1);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(simulations).toBeGreaterThan(0);
      }
    }
  });

  test('sorts them by the chances that it tells, which rest on as many simulations, but for one', () => {
    for (const list of advice) {
      const chances = list.map(({ winChance }) => winChance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      const counts = list.map(({ simulations }) => simulations);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  test('names what an action brings', () => {
    for (const { action, reasons } of advice.flat()) {
      const kinds = reasons.map(({ kind }) => kind);
      if (action.type === 'lure') expect(kinds).toContain('earns');
      if (action.type === 'expand') {
        expect(kinds).toContain('scores');
        expect(kinds).toContain('pays');
      } else expect(kinds).not.toContain('scores');
    }
    const met = new Set(advice.flat().flatMap(({ reasons }) => reasons.map(({ kind }) => kind)));
    expect([...met]).toEqual(
      expect.arrayContaining(['earns', 'scores', 'takesMedal', 'opensExpansion', 'fitsStand']),
    );
  });

  test('R11.2 speaks of no lures once the final phase has begun', () => {
    const final = ['final 1', 'final 2', 'final 3'].flatMap((seed) =>
      advise(seed, ALLEY, ({ state }) => viewFor(state, 'spectator').phase === 'final'),
    );
    expect(final.length).toBeGreaterThan(0);
    const kinds = final.flat().flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind.endsWith('Lure'))).toEqual([]);
  });

  test('R6.5 an expansion that it sees opened would be legal, if it were the seat’s turn at once', () => {
    let opened = 0;
    const isListed = (table: Table, { action, reasons }: Advice): void => {
      const seat = whoActs(table.state) ?? 0;
      const next = apply(table.state, action);
      if (!next.ok) throw new Error('an illegal action');
      const { state } = next.value;
      state.cells[at.SEAT] = seat;
      state.cells[at.PICKS_LEFT] = 0;
      state.cells[at.DISCARDS_LEFT] = 0;
      state.revision++;
      const listed = legalActions(state).flatMap((legal) => (legal.type === 'expand' ? [legal.colour] : []));
      for (const reason of reasons) {
        if (reason.kind !== 'opensExpansion') continue;
        opened++;
        expect(listed).toContain(reason.colour);
      }
    };
    for (const seed of ['parted 1', 'parted 2']) advise(seed, ALLEY, nowAndThen, isListed);
    expect(opened).toBeGreaterThan(10);
  });

  test('says nothing of a card that nobody has seen', () => {
    const unseen = advice.flat().filter(({ action }) => action.type === 'pick' && action.from === 'pile');
    expect(unseen.length).toBeGreaterThan(0);
    for (const { reasons } of unseen) expect(reasons).toEqual([]);
  });

  test('opened expansions count the medals that they would take', () => {
    const opened = advice.flatMap((list) =>
      list.flatMap(({ reasons }) => reasons.filter((reason) => reason.kind === 'opensExpansion')),
    );
    expect(opened.some(({ medals }) => medals > 0)).toBe(true);
    for (const { points, medals } of opened) expect(points - medals).toBeGreaterThan(1);
  });
});
