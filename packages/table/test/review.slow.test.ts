/** Of ten recorded games with a planted blunder each, a review with a seventh of the simulations names every blunder. */
import { NO_REVIEW, type ReviewEffort, reviewGame, turningPoints } from '@kairo/bots';
import { expect, test } from 'vitest';
import { pastDecisions } from '../src/index.ts';
import { type Blunder, blunders } from './blunders.ts';

const SHORT: ReviewEffort = [60, 150, 300];
function isNamed({ game, turn }: Blunder): boolean {
  const reviewing = reviewGame(game.turns[0].state.game, pastDecisions(game), NO_REVIEW, SHORT, 'test');
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  return turningPoints(step.value, 0).some(({ verdict }) => verdict.turn === turn);
}

test('planted blunders are turning points', { timeout: 600_000 }, () => {
  const missed = blunders().filter((blunder) => !isNamed(blunder));
  expect(missed.map(({ name }) => name)).toEqual([]);
});
