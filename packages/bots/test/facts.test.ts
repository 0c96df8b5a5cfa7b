import { ALLEY, applyMove, COLOURS, FastRandom, legalMoves, MEDALS, whoActs } from '@kairo/engine';
import { type GameState, medalHolder, medalPoints, medalsFor, sizeOf, supplyOf } from '@kairo/engine/search';
import { describe, expect, test } from 'vitest';
import { FACTS, Facts } from '../src/position/facts.ts';
import { startTestGame } from './testGame.ts';

const SHAKY = FACTS.indexOf('shakyMedals');

/** R6.8: the points of a seat's medals that the next expansion of some rival's stand would take. */
function shakyMedals(state: GameState, seat: number): number {
  const rivals = Array.from({ length: state.game.players }, (_, rival) => rival).filter(
    (rival) => rival !== seat,
  );
  let points = 0;
  COLOURS.forEach((_, colour) => {
    if (supplyOf(state, colour) === 0) return;
    MEDALS.forEach((_, medal) => {
      if (medalHolder(state, medal, colour) !== seat) return;
      const takers = rivals.filter((rival) => {
        const size = sizeOf(state, rival, colour);
        return size > 0 && medalsFor(state, rival, colour, size + 1).includes(medal);
      });
      if (takers.length > 0) points += medalPoints(state, medal, colour);
    });
  });
  return points;
}

describe('facts', () => {
  test.each([2, 3, 4])(
    'shaky medals are those that R6.8 gives to a rival that grows: %d players',
    (players) => {
      const { game, state: start } = startTestGame(ALLEY, players, 'facts');
      const state = start.copy();
      const facts = new Facts(game);
      const random = new FastRandom(`facts ${players}`);
      let [shaky, safe] = [0, 0];
      while (whoActs(state) !== undefined) {
        facts.take(state);
        for (let seat = 0; seat < players; seat++) {
          const expected = shakyMedals(state, seat);
          expect(facts.values[seat * FACTS.length + SHAKY]).toBe(expected);
          if (expected > 0) shaky++;
          else safe++;
        }
        const moves = legalMoves(state);
        applyMove(state, moves[random.below(moves.length)] as number);
      }
      expect(shaky).toBeGreaterThan(0);
      expect(safe).toBeGreaterThan(0);
    },
  );
});
