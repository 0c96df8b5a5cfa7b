import { EDITIONS, type Edition } from '@kairo/engine';
import { DEFAULT_SETUP } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { factsOf, USUAL_FACTS } from '../../src/rulebook/opened/boardFacts.ts';

test.each([...EDITIONS.values()])('the usual numbers are those of $id', (edition) => {
  expect(factsOf(edition)).toEqual(USUAL_FACTS);
});

test('a board of a set-up has the usual numbers', () => {
  expect(factsOf(DEFAULT_SETUP.edition)).toEqual(USUAL_FACTS);
});

test('a game has the numbers of its own board', () => {
  const [edition] = EDITIONS.values() as Iterable<Edition>;
  const own = { ...edition, barkers: 5, medals: { ...edition?.medals, blue: { gold: 8, silver: 4 } } };
  expect(factsOf(own as Edition)).toEqual({ expansions: 6, barkers: 5, gold: 8, silver: 4 });
});

test('the numbers of a custom board are unknown until a table has read it', () => {
  expect(factsOf({ format: 'kairo-edition/1' } as never)).toBeUndefined();
});
