import { ALLEY, apply, CAIRO, outcomeOf, type Seat, whoActs } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  type BotName,
  decide,
  type Effort,
  effortOf,
  formatBotSpec,
  isBotName,
  iterationBudget,
  makeBot,
  parseBotSpec,
  type Thought,
  withPeople,
} from '../src/index.ts';
import { dealtAnew, playOn, situationOf, startTable, type Table } from './table.ts';

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

/** The same table at several moments, with who acts. */
const moments = [0, 5, 9, 30, 61, 90].flatMap((decisions): [Table, Seat][] => {
  const table = playOn(startTable(ALLEY, 3, 'fair'), (now, seat) =>
    now.decisions === decisions ? undefined : ask('apprentice', now, seat, `${now.decisions}`).action,
  );
  const seat = whoActs(table.state);
  return seat === undefined ? [] : [[table, seat]];
});

test('R12: what a seat is asked does not depend on what it cannot know', () => {
  const known = ({ view, history }: ReturnType<typeof situationOf>) => JSON.stringify({ view, history });
  for (const [table, seat] of moments) {
    const other = dealtAnew(table, seat, 'other');
    const rival = (seat + 1) % table.game.players;
    expect(known(situationOf(other, seat, 'any'))).toBe(known(situationOf(table, seat, 'any')));
    // Really other cards: a rival would see them.
    expect(known(situationOf(other, rival, 'any'))).not.toBe(known(situationOf(table, rival, 'any')));
  }
});

describe.each(BOT_NAMES)('%s', (name) => {
  test('answers with a legal action, the same one for the same chance and iterations', () => {
    for (const [table, seat] of moments) {
      const first = ask(name, table, seat, 'chance');
      expect(apply(table.state, first.action).ok).toBe(true);
      expect(ask(name, table, seat, 'chance')).toEqual(first);
    }
  });

  test('R12: never knows more than its seat: hidden cards dealt anew change nothing', () => {
    for (const [table, seat] of moments) {
      const own = ask(name, table, seat, 'fair');
      for (let deal = 0; deal < 3; deal++) {
        expect(ask(name, dealtAnew(table, seat, `deal ${deal}`), seat, 'fair')).toEqual(own);
      }
    }
  });

  test('can be stopped at any step with a legal action', () => {
    for (const [table, seat] of moments) {
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
  const later = [8, 40, 75].map((decisions): [Table, Seat] => {
    const table = playOn(startTable(CAIRO, 2, 'grown'), (now, seat) =>
      now.decisions === decisions ? undefined : ask('trader', now, seat, `${now.decisions}`).action,
    );
    return [table, whoActs(table.state) ?? 0];
  });
  const thinks = (table: Table, seat: Seat): Thought =>
    decide(makeBot('vizier', table.game), situationOf(table, seat, 'grown'), iterationBudget(ENOUGH));

  test('R12: gives the same answer, and for hidden cards dealt anew as well', () => {
    for (const [table, seat] of later) {
      const own = thinks(table, seat);
      expect(own.iterations).toBeGreaterThan(100);
      expect(thinks(table, seat)).toEqual(own);
      expect(thinks(dealtAnew(table, seat, 'another deal'), seat)).toEqual(own);
    }
  });
});

test('names and budgets', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(isBotName('human')).toBe(false);
  expect(parseBotSpec('random')).toEqual({
    ok: true,
    value: { name: 'random' },
  });
  expect(parseBotSpec('vizier@50')).toEqual({
    ok: true,
    value: { name: 'vizier', effort: { iterations: 50 } },
  });
  expect(parseBotSpec('uct@250ms')).toEqual({
    ok: true,
    value: { name: 'uct', effort: { milliseconds: 250 } },
  });
  expect(parseBotSpec('sultan')).toEqual({
    ok: false,
    error: { code: 'bot/unknown', name: 'sultan', known: BOT_NAMES },
  });
  for (const found of ['', '0', 'x', '1s', '5@5']) {
    expect(parseBotSpec(`uct@${found}`)).toEqual({ ok: false, error: { code: 'bot/budget', found } });
  }
  expect(parseBotSpec('trader@500')).toEqual({
    ok: false,
    error: { code: 'bot/needs-no-budget', name: 'trader', found: '500' },
  });
  for (const text of ['random', 'uct', 'uct@7', 'uct@1000', 'vizier@1000', 'flat-1000x12@90ms']) {
    const spec = parseBotSpec(text);
    expect(spec.ok && formatBotSpec(spec.value)).toBe(text);
  }
  const effortWithPeople = (text: string): Effort | undefined => {
    const spec = parseBotSpec(text);
    return spec.ok ? effortOf(withPeople(spec.value)) : undefined;
  };
  expect(effortWithPeople('vizier')).toEqual({ milliseconds: 1000 });
  expect(effortWithPeople('vizier@1000')).toEqual({ iterations: 1000 });
  expect(effortWithPeople('vizier@200ms')).toEqual({ milliseconds: 200 });
  expect(effortWithPeople('merchant')).toEqual({ iterations: 128 });
});
