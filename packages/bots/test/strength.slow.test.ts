/**
 * The short form of bench/strength.md: some games of each pair, always the same ones. Bots that do not search are quick,
 * so that they play enough games to tell a small loss of strength; those that search are to lose only if something broke.
 */
import { ALLEY, CAIRO, type Edition, outcomeOf } from '@kairo/engine';
import { expect, test } from 'vitest';
import { type BotSpec, decide, effortOf, iterationBudget, makeBot, parseBotSpec } from '../src/index.ts';
import { playOn, situationOf, startTable } from './table.ts';

function specOf(text: string): BotSpec {
  const spec = parseBotSpec(text);
  if (!spec.ok) throw new Error(text);
  return spec.value;
}

/** The share of victories of the first bot, from both seats of the same deals. */
function duel(edition: Edition, specs: readonly [string, string], deals: number): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const own of [0, 1]) {
      const start = startTable(edition, 2, `duel ${deal}`);
      const seats = [specOf(specs[own === 0 ? 0 : 1]), specOf(specs[own === 0 ? 1 : 0])];
      const efforts = seats.map((spec) => effortOf(spec).iterations);
      const bots = seats.map(({ name }) => makeBot(name, start.game));
      const { state } = playOn(start, (table, seat) => {
        const budget = iterationBudget(efforts[seat] ?? 0);
        return (
          bots[seat] && decide(bots[seat], situationOf(table, seat, `${table.decisions}`), budget).action
        );
      });
      const winners = outcomeOf(state)?.winners ?? [];
      if (winners.includes(own)) won += 1 / winners.length;
    }
  }
  return won / (2 * deals);
}

test.each<[string, string, number, number]>([
  ['hand-greedy', 'random', 5, 0.9],
  ['trader', 'apprentice', 25, 0.8],
  ['merchant', 'trader', 4, 0.75],
  ['vizier@48', 'trader', 2, 0.75],
  ['vizier@32', 'flat-1000x12@200', 2, 0.75],
])('%s beats %s', (stronger, weaker, deals, share) => {
  expect(duel(CAIRO, [stronger, weaker], deals)).toBeGreaterThanOrEqual(share);
});

test.each<[string, string, number, number]>([
  ['trader', 'apprentice', 50, 0.55],
  ['merchant', 'trader', 5, 0.6],
])('%s beats %s on the small board, too', (stronger, weaker, deals, share) => {
  expect(duel(ALLEY, [stronger, weaker], deals)).toBeGreaterThanOrEqual(share);
});
