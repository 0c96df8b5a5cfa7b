/** R12: what bots are asked, and what they answer, does not depend on what their seat cannot know. */
import { ALLEY } from '@kairo/engine';
import { expect, test } from 'vitest';
import { decide, iterationBudget, LEVELS, makeBot, type Situation } from '../src/index.ts';
import { dealtAnew, momentsOf, situationOf, startTable } from './table.ts';

const start = startTable(ALLEY, 3, 'fair');
const apprentice = makeBot('apprentice', start.game);
const moments = momentsOf(
  start,
  [0, 5, 9, 30, 61, 90],
  (table, seat) =>
    decide(apprentice, situationOf(table, seat, `${table.decisions}`), iterationBudget(1)).action,
);

test('R12: what a seat is asked does not depend on what it cannot know', () => {
  const known = ({ view, history }: Situation) => JSON.stringify({ view, history });
  for (const { table, seat } of moments) {
    const other = dealtAnew(table, seat, 'other');
    const rival = (seat + 1) % table.game.players;
    expect(known(situationOf(other, seat, 'any'))).toBe(known(situationOf(table, seat, 'any')));
    // Really other cards: a rival would see them.
    expect(known(situationOf(other, rival, 'any'))).not.toBe(known(situationOf(table, rival, 'any')));
  }
});

test.each(LEVELS)('R12: %s answers the same when hidden cards are dealt anew', (name) => {
  for (const { table, seat } of moments.slice(1, 4)) {
    const [own, other] = [table, dealtAnew(table, seat, 'other')].map((asked) =>
      decide(makeBot(name, asked.game), situationOf(asked, seat, 'fair'), iterationBudget(12)),
    );
    expect(other).toEqual(own);
  }
});
