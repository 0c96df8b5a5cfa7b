import { ALLEY, apply, CAIRO, outcomeOf, type Seat } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName, decide, iterationBudget, makeBot, type Thought } from '../src/index.ts';
import { dealtAnew, momentsOf, playOn, situationOf, startTestGame, type TestGame } from './testGame.ts';

/** Enough for a search to have an effect, few enough for whole games. */
const FEW = 30;
/** The number of steps before a bot is stopped. */
const STEPS = 20;

function ask(name: BotName, played: TestGame, seat: Seat, chance: string): Thought {
  return decide(makeBot(name, played.game), situationOf(played, seat, chance), iterationBudget(FEW));
}

/** Plays the game to its end. */
function playOut(start: TestGame, names: readonly BotName[]): TestGame {
  const bots = names.map((name) => makeBot(name, start.game));
  return playOn(
    start,
    (played, seat) =>
      bots[seat] &&
      decide(bots[seat], situationOf(played, seat, `${played.decisions}`), iterationBudget(FEW)).action,
  );
}

describe.each([
  ['cairo', CAIRO],
  ['alley', ALLEY],
])('on %s', (_, edition) => {
  test.each(['apprentice', 'random', 'trader'] as const)('%s plays whole games of 2, 3 and 4', (name) => {
    for (const players of [2, 3, 4]) {
      const seats = Array.from({ length: players }, () => name);
      const { state } = playOut(startTestGame(edition, players, `whole ${players}`), seats);
      expect(outcomeOf(state)?.winners.length).toBeGreaterThan(0);
    }
  });

  test('the apprentice clearly beats random play', () => {
    let won = 0;
    const games = 12;
    for (let game = 0; game < games; game++) {
      const seat = game % 2;
      const names: BotName[] = seat === 0 ? ['apprentice', 'random'] : ['random', 'apprentice'];
      const { state } = playOut(startTestGame(edition, 2, `match ${game}`), names);
      const winners = outcomeOf(state)?.winners ?? [];
      if (winners.includes(seat)) won += 1 / winners.length;
    }
    expect(won).toBeGreaterThanOrEqual(0.9 * games);
  });
});

/** Several decisions of one game, including the first placement. */
const moments = momentsOf(
  startTestGame(ALLEY, 3, 'fair'),
  [0, 5, 9, 30, 61, 90],
  (played, seat) => ask('apprentice', played, seat, `${played.decisions}`).action,
);

describe.each(BOT_NAMES)('%s', (name) => {
  test('answers with a legal action, the same one for the same random numbers and iterations', () => {
    for (const { played, seat } of moments) {
      const first = ask(name, played, seat, 'chance');
      expect(apply(played.state, first.action).ok).toBe(true);
      expect(ask(name, played, seat, 'chance')).toEqual(first);
    }
  });

  test('R12: uses only what its seat knows: hidden cards dealt anew change nothing', () => {
    // Bots get equal input (see fair.test.ts), so a few decisions show whether they use anything else.
    for (const { played, seat } of moments.slice(1, 4)) {
      expect(ask(name, dealtAnew(played, seat, 'deal'), seat, 'fair')).toEqual(
        ask(name, played, seat, 'fair'),
      );
    }
  });

  test('has a legal action at every step', () => {
    for (const { played, seat } of moments) {
      const endless = iterationBudget(1_000_000);
      const thinking = makeBot(name, played.game).think(situationOf(played, seat, 'stop'), endless);
      for (let step = 0; step < STEPS; step++) {
        const { value, done } = thinking.next();
        expect(apply(played.state, value.action).ok).toBe(true);
        if (done) break;
      }
    }
  });
});

describe('a vizier with large search trees', () => {
  const ENOUGH = 240;
  const later = momentsOf(
    startTestGame(CAIRO, 2, 'grown'),
    [8, 40, 75],
    (played, seat) => ask('trader', played, seat, `${played.decisions}`).action,
  );
  const thinks = (played: TestGame, seat: Seat): Thought =>
    decide(makeBot('vizier', played.game), situationOf(played, seat, 'grown'), iterationBudget(ENOUGH));

  test('R12: gives the same answer, and for hidden cards dealt anew as well', () => {
    for (const { played, seat } of later) {
      const own = thinks(played, seat);
      expect(own.iterations).toBeGreaterThan(100);
      expect(thinks(played, seat)).toEqual(own);
      expect(thinks(dealtAnew(played, seat, 'another deal'), seat)).toEqual(own);
    }
  });
});
