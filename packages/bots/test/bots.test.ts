import {
  ALLEY,
  apply,
  CAIRO,
  type Edition,
  FastRandom,
  makeGame,
  newGame,
  outcomeOf,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName, isBotName, makeBot } from '../src/index.ts';

/** The share of the victory of each seat. */
function play(
  edition: Edition,
  names: readonly BotName[],
  seed: string,
): { readonly wins: readonly number[]; readonly told: string } {
  const bots = names.map((name) => makeBot(name, edition));
  const random = new FastRandom(`bots ${seed}`);
  let { state } = newGame(makeGame(edition, names.length, { start: 'variable', openMoney: false }), seed);
  const told: string[] = [];
  for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
    const view = viewFor(state, seat);
    const action = bots[seat]?.choose({ view, legal: view.legal, random });
    expect(view.legal).toContain(action);
    const step = apply(state, action);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    told.push(JSON.stringify(action));
    state = step.value.state;
  }
  const winners = outcomeOf(state)?.winners ?? [];
  return {
    wins: names.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    told: told.join('\n'),
  };
}

describe.each([
  ['cairo', CAIRO],
  ['alley', ALLEY],
])('on %s', (_, edition) => {
  test.each(BOT_NAMES)('%s plays whole games with 2, 3 and 4 seats', (name) => {
    for (const players of [2, 3, 4]) {
      const { wins } = play(
        edition,
        Array.from({ length: players }, () => name),
        `whole ${players}`,
      );
      expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  test('greedy beats random clearly', () => {
    let won = 0;
    const games = 12;
    for (let game = 0; game < games; game++) {
      // Both sit on either side; the start player is drawn anyway.
      const seat = game % 2;
      won +=
        play(edition, seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'], `match ${game}`).wins[seat] ??
        0;
    }
    expect(won).toBeGreaterThanOrEqual(0.9 * games);
  });
});

test('the same seed gives the same game', () => {
  const [first, second, other] = ['a', 'a', 'b'].map(
    (seed) => play(ALLEY, ['greedy', 'random', 'greedy'], seed).told,
  );
  expect(first).toBe(second);
  expect(first).not.toBe(other);
});

test('names', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(isBotName('human')).toBe(false);
});
