/** Of ten recorded games with a planted blunder each, a review with few simulations names every blunder. */
import { NO_REVIEW, type ReviewEffort, reviewGame, turningPoints } from '@kairo/bots';
import { expect, test } from 'vitest';
import { pastDecisions } from '../src/index.ts';
import { blunders } from './blunders.ts';

const SHORT: ReviewEffort = [60, 150, 300];

test.each(blunders())('$name', { timeout: 300_000 }, ({ game, turn }) => {
  const reviewing = reviewGame(game.turns[0].state.game, pastDecisions(game), NO_REVIEW, SHORT, 'test');
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  expect(turningPoints(step.value, 0).map(({ verdict }) => verdict.turn)).toContain(turn);
});
