import { LOCALES, type Locale, loadBrowserTexts } from '@kairo/texts/browser';
import { GLOSSARY, RULE_NUMBERS, TERM_IDS } from '@kairo/texts/rulebook';
import { describe, expect, test } from 'vitest';
import { highlighted, searchBook } from '../../src/rulebook/search.ts';
import { termsIn } from '../../src/rulebook/terms.ts';

async function wordsOf(locale: Locale) {
  const [guide, rulebook] = await Promise.all([
    loadBrowserTexts(locale, 'guide'),
    loadBrowserTexts(locale, 'rulebook'),
  ]);
  return { locale, guide, rulebook };
}

const english = await wordsOf('en');
const labels = (asked: string): string[] => searchBook(asked, english).map(({ label }) => label);

test.each(['R5.5', 'r5.5', '5.5', ' 5.5 '])('“%s” is the rule', (asked) => {
  expect(labels(asked)).toEqual(['R5.5']);
});

test('the number of a group is all its rules', () => {
  expect(labels('7')).toEqual(['R7.1', 'R7.2', 'R7.3', 'R7.4']);
  expect(labels('5.55')).toEqual([]);
});

test('words are found in rules, examples and the glossary, in the order of the book', () => {
  const found = searchBook('barker', english);
  expect(found.map(({ label }) => label)).toEqual(expect.arrayContaining(['R8.4', 'Example 9', 'R9.1']));
  expect(found.at(-1)).toMatchObject({ chapter: 'glossary', place: 'book-term-barker' });
});

test('accents and capitals do not matter, all words do', async () => {
  const spanish = await wordsOf('es');
  expect(searchBook('CHARLATAN', spanish).map(({ label }) => label)).toContain('R8.4');
  expect(labels('barker tent')).toEqual([]);
});

test('what was asked for is highlighted', () => {
  expect(highlighted('Each Barker passes; barkers too', 'barker')).toEqual([
    'Each ',
    'Barker',
    ' passes; ',
    'barker',
    's too',
  ]);
  expect(highlighted('El Ánkh', 'ankh')).toEqual(['El ', 'Ánkh']);
});

describe.each(LOCALES)('%s', (locale) => {
  test('every word of the glossary is found', async () => {
    const words = await wordsOf(locale);
    for (const term of TERM_IDS) {
      const places = searchBook(GLOSSARY[term][locale].split(', ')[0] ?? '', words).map(({ place }) => place);
      expect(places).toContain(`book-term-${term}`);
    }
  });

  test('marking words of the glossary changes no text', async () => {
    const { guide } = await wordsOf(locale);
    const seen = new Set<string>();
    for (const rule of RULE_NUMBERS) {
      const text = guide.rules.rule[rule];
      const parts = termsIn(text, locale, seen);
      expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(text);
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});
