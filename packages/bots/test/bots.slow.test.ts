import { ALLEY, apply, CAIRO, outcomeOf, type Seat } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName, decide, iterationBudget, makeBot, type Thought } from '../src/index.ts';
import { dealtAnew, momentsOf, playOn, situationOf, startTable, type Table } from './table.ts';

/** Enough to see a search work, little enough to play whole games. */
const FEW = 30;
/** How many thoughts of a bot are looked at before it is stopped. */
const STEPS = 20;

function ask(name: BotName, table: Table, seat: Seat, chance: string): Thought {
  return decide(makeBot(name, table.game), situationOf(table, seat, chance), iterationBudget(FEW));
}

/** Everybody plays to the end. */
function playOut(start: Table, names: readonly BotName[]): Table {
  const bots = names.map((name) => makeBot(name, start.game));
  return playOn(
    start,
    (table, seat) =>
      bots[seat] &&
      decide(bots[seat], situationOf(table, seat, `${table.decisions}`), iterationBudget(FEW)).action,
  );
}

describe.each([
  ['cairo', CAIRO],
  ['alley', ALLEY],
])('on %s', (_, edition) => {
  test.each(['apprentice', 'random', 'trader'] as const)('%s plays whole games of 2, 3 and 4', (name) => {
    for (const players of [2, 3, 4]) {
      const seats = Array.from({ length: players }, () => name);
      const { state } = playOut(startTable(edition, players, `whole ${players}`), seats);
      expect(outcomeOf(state)?.winners.length).toBeGreaterThan(0);
    }
  });

  test('the apprentice beats chance clearly', () => {
    let won = 0;
    const games = 12;
    for (let game = 0; game < games; game++) {
      const seat = game % 2;
      const names: BotName[] = seat === 0 ? ['apprentice', 'random'] : ['random', 'apprentice'];
      const { state } = playOut(startTable(edition, 2, `match ${game}`), names);
      const winners = outcomeOf(state)?.winners ?? [];
      if (winners.includes(seat)) won += 1 / winners.length;
    }
    expect(won).toBeGreaterThanOrEqual(0.9 * games);
  });
});

/** A game at several moments, from its first placement on. */
const moments = momentsOf(
  startTable(ALLEY, 3, 'fair'),
  [0, 5, 9, 30, 61, 90],
  (table, seat) => ask('apprentice', table, seat, `${table.decisions}`).action,
);

describe.each(BOT_NAMES)('%s', (name) => {
  test('answers with a legal action, the same one for the same chance and iterations', () => {
    for (const { table, seat } of moments) {
      const first = ask(name, table, seat, 'chance');
      expect(apply(table.state, first.action).ok).toBe(true);
      expect(ask(name, table, seat, 'chance')).toEqual(first);
    }
  });

  test('R12: never knows more than its seat: hidden cards dealt anew change nothing', () => {
    // It is asked the same (see fair.test.ts), so that little of this shows whether it looks anywhere else.
    for (const { table, seat } of moments.slice(1, 4)) {
      expect(ask(name, dealtAnew(table, seat, 'deal'), seat, 'fair')).toEqual(ask(name, table, seat, 'fair'));
    }
  });

  test('can be stopped at any step with a legal action', () => {
    for (const { table, seat } of moments) {
      const endless = iterationBudget(1_000_000);
      const thinking = makeBot(name, table.game).think(situationOf(table, seat, 'stop'), endless);
      for (let step = 0; step < STEPS; step++) {
        const { value, done } = thinking.next();
        expect(apply(table.state, value.action).ok).toBe(true);
        if (done) break;
      }
    }
  });
});

describe('a vizier whose trees have grown', () => {
  const ENOUGH = 240;
  const later = momentsOf(
    startTable(CAIRO, 2, 'grown'),
    [8, 40, 75],
    (table, seat) => ask('trader', table, seat, `${table.decisions}`).action,
  );
  const thinks = (table: Table, seat: Seat): Thought =>
    decide(makeBot('vizier', table.game), situationOf(table, seat, 'grown'), iterationBudget(ENOUGH));

  test('R12: gives the same answer, and for hidden cards dealt anew as well', () => {
    for (const { table, seat } of later) {
      const own = thinks(table, seat);
      expect(own.iterations).toBeGreaterThan(100);
      expect(thinks(table, seat)).toEqual(own);
      expect(thinks(dealtAnew(table, seat, 'another deal'), seat)).toEqual(own);
    }
  });
});
