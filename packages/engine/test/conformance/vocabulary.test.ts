/** Names of cards and sites: parsed, formatted, recognised. */
import { describe, expect, test } from 'vitest';
import { ALLEY, CAIRO, type CardName } from '../../src/index.ts';
import {
  columnName,
  gridOf,
  isCardName,
  isSiteName,
  MAX_COLUMNS,
  MAX_JOKERS,
  MAX_ROWS,
  parseCard,
  SEGMENT_COUNT,
  segmentsOn,
  siteName,
} from '../../src/vocabulary.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

describe('card names', () => {
  const names: CardName[] = [
    ...numbers(SEGMENT_COUNT).map((n): CardName => `S${n}`),
    ...numbers(MAX_JOKERS).map((n): CardName => `J${n}`),
  ];

  test('a card is a segment or a joker', () => {
    expect(names.every(isCardName)).toBe(true);
    expect(parseCard('S4')).toEqual({ kind: 'standard', segment: 4 });
    expect(parseCard('J2')).toEqual({ kind: 'joker', joker: 2 });
  });

  test.each(['S0', 'S10', 'J0', `J${MAX_JOKERS + 1}`, 's1', 'S', '', 'S1 ', ['S1'], 1, null, undefined])(
    '%j is not a card',
    (name) => expect(isCardName(name)).toBe(false),
  );

  test.each([CAIRO, ALLEY])('the segments on the cards of $id', (edition) => {
    expect(segmentsOn('S7', edition)).toEqual([7]);
    edition.jokers.forEach((segments, i) => {
      expect(segmentsOn(`J${i + 1}`, edition)).toEqual(segments);
    });
    expect(segmentsOn(`J${edition.jokers.length + 1}`, edition)).toEqual([]);
  });
});

describe('site names', () => {
  test('every site of the largest grid has a name that leads back to it', () => {
    for (let column = 0; column < MAX_COLUMNS; column++) {
      for (let row = 0; row < MAX_ROWS; row++) {
        const name = siteName(column, row);
        expect(isSiteName(name)).toBe(true);
        expect(gridOf(name)).toEqual([column, row]);
      }
    }
  });

  test.each([
    siteName(MAX_COLUMNS, 0),
    siteName(0, MAX_ROWS),
    siteName(0, -1),
    `${columnName(0)}01`,
    'A1',
    'a',
    '',
    'a1 ',
    ['a1'],
    null,
  ])('%j is not a site', (name) => expect(isSiteName(name)).toBe(false));
});
