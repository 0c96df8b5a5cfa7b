/**
 * A short form of workshop/bench/strength.md: some fixed games of each pair. Bots without search are fast and play
 * enough games to detect a small loss of strength; for those that search only a severe one shows.
 */
import { ALLEY, CAIRO, type Edition, outcomeOf } from '@kairo/engine';
import { expect, test } from 'vitest';
import { type BotSpec, decide, effortOf, iterationBudget, makeBot, parseBotSpec } from '../src/index.ts';
import { playOn, situationOf, startTestGame } from './testGame.ts';

function specOf(text: string): BotSpec {
  const spec = parseBotSpec(text);
  if (!spec.ok) throw new Error(text);
  return spec.value;
}

interface Match {
  readonly edition: Edition;
  readonly players: number;
  readonly deals: number;
}

/** The first bot's share of victories against the second one in all other seats, from every seat of the same deals. */
function shareOf(first: string, second: string, { edition, players, deals }: Match): number {
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let own = 0; own < players; own++) {
      const start = startTestGame(edition, players, `duel ${deal}`);
      const seats = Array.from({ length: players }, (_, seat) => specOf(seat === own ? first : second));
      const efforts = seats.map((spec) => effortOf(spec).iterations);
      const bots = seats.map(({ name }) => makeBot(name, start.game));
      const { state } = playOn(start, (played, seat) => {
        const budget = iterationBudget(efforts[seat] ?? 0);
        return (
          bots[seat] && decide(bots[seat], situationOf(played, seat, `${played.decisions}`), budget).action
        );
      });
      const winners = outcomeOf(state)?.winners ?? [];
      if (winners.includes(own)) won += 1 / winners.length;
    }
  }
  return won / (players * deals);
}

test.each<[string, string, number, number]>([
  ['hand-greedy', 'random', 5, 0.9],
  ['trader', 'apprentice', 25, 0.8],
  ['merchant', 'trader', 4, 0.75],
  ['vizier@48', 'trader', 2, 0.75],
  ['vizier@32', 'flat-1000x12@200', 2, 0.75],
])('%s beats %s', (stronger, weaker, deals, share) => {
  expect(shareOf(stronger, weaker, { edition: CAIRO, players: 2, deals })).toBeGreaterThanOrEqual(share);
});

test.each<[string, string, number, number]>([
  ['trader', 'apprentice', 50, 0.55],
  ['merchant', 'trader', 5, 0.6],
])('%s beats %s on the small board, too', (stronger, weaker, deals, share) => {
  expect(shareOf(stronger, weaker, { edition: ALLEY, players: 2, deals })).toBeGreaterThanOrEqual(share);
});

test.each<[number, string, string, number, number]>([
  [3, 'trader', 'apprentice', 8, 0.5],
  [3, 'merchant', 'trader', 3, 0.6],
  [4, 'trader', 'apprentice', 8, 0.4],
  [4, 'merchant', 'trader', 3, 0.5],
])(
  'at a table of %d one %s wins more than its part against %s',
  (players, stronger, weaker, deals, share) => {
    expect(shareOf(stronger, weaker, { edition: CAIRO, players, deals })).toBeGreaterThanOrEqual(share);
  },
);
