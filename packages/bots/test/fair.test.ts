/** R12: the input of bots and their answers do not depend on what their seat cannot know. */
import { ALLEY, CAIRO, type Edition } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { hiddenHands } from '../../engine/test/hidden.ts';
import { decide, iterationBudget, LEVELS, makeBot, type Situation } from '../src/index.ts';
import { dealtAnew, type Moment, momentsOf, situationOf, startTestGame } from './testGame.ts';

function momentsOn(edition: Edition, players: number): Moment[] {
  const start = startTestGame(edition, players, 'fair');
  const apprentice = makeBot('apprentice', start.game);
  return momentsOf(
    start,
    [0, 5, 9, 30, 61, 90],
    (played, seat) =>
      decide(apprentice, situationOf(played, seat, `${played.decisions}`), iterationBudget(1)).action,
  );
}

// With two players there are neutral stalls, drawn from a bag.
describe.each([
  ['alley, three players', momentsOn(ALLEY, 3)],
  ['cairo, two players', momentsOn(CAIRO, 2)],
])('%s', (_, moments) => {
  test('R12: the input of a bot does not depend on what its seat cannot know', () => {
    const known = ({ view, history }: Situation) => JSON.stringify({ view, history });
    let different = 0;
    for (const { played, seat } of moments) {
      const other = dealtAnew(played, seat, 'other');
      expect(known(situationOf(other, seat, 'any'))).toBe(known(situationOf(played, seat, 'any')));
      const [hands, others] = [played, other].map(({ state }) => JSON.stringify(hiddenHands(state, seat)));
      if (hands !== others) different++;
    }
    expect(different).toBeGreaterThan(moments.length / 2);
  });

  test.each(LEVELS)('R12: %s answers the same when hidden cards are dealt anew', (name) => {
    for (const { played, seat } of moments.slice(1, 4)) {
      const [own, other] = [played, dealtAnew(played, seat, 'other')].map((asked) =>
        decide(makeBot(name, asked.game), situationOf(asked, seat, 'fair'), iterationBudget(12)),
      );
      expect(other).toEqual(own);
    }
  });
});
