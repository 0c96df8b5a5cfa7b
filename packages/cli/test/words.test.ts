import { LOCALES, type Locale, messages } from '@kairo/texts';
import { describe, expect, test } from 'vitest';
import { askingExamples, wishExamples } from '../src/play/examples.ts';
import { helpLines } from '../src/play/helpLines.ts';
import { readInput } from '../src/play/promptInput.ts';
import { readColour, readWish } from '../src/play/words.ts';

const en = messages('en');

describe('typed wishes', () => {
  test.each([
    ['expand green d6', { kinds: ['expand'], colour: 'green', sites: ['d6'], cards: [] }],
    ['d6 g', { kinds: [], colour: 'green', sites: ['d6'], cards: [] }],
    [
      'stall blue c4-c5 with S1',
      { kinds: ['stall', 'place'], colour: 'blue', sites: ['c4', 'c5'], cards: ['S1'] },
    ],
    [
      'build white a10, a11',
      { kinds: ['place', 'stall', 'expand', 'move'], colour: 'white', sites: ['a10', 'a11'], cards: [] },
    ],
    ['lure red f4 past 2', { kinds: ['lure'], colour: 'red', sites: ['f4'], cards: [], barkers: 2 }],
    ['take 3', { kinds: ['pick'], sites: [], cards: [], source: 2 }],
    ['take the pile', { kinds: ['pick'], sites: [], cards: [], source: 'pile' }],
    ['barker', { kinds: [], sites: [], cards: [], source: 'barkers' }],
    ['discard s7', { kinds: ['discard'], sites: [], cards: ['S7'] }],
    ['drop out', { kinds: ['dropOut'], sites: [], cards: [] }],
    [
      'expand green d6 with J2 pay 2 green 2 red fee blue',
      {
        kinds: ['expand'],
        colour: 'green',
        sites: ['d6'],
        cards: ['J2'],
        coins: { green: 2, red: 2 },
        fee: 'blue',
      },
    ],
    ['J2 is a joker, j2 a site', { unknown: 'is' }],
    ['J2 j2', { kinds: [], sites: ['j2'], cards: ['J2'] }],
    ['C4-C5', { kinds: [], sites: ['c4', 'c5'], cards: [] }],
    ['p9', { unknown: 'p9' }],
    ['a16', { unknown: 'a16' }],
  ])('%s', (line, wish) => expect(readWish(line, en)).toEqual(wish));

  test.each([
    ['2G 1r', { green: 2, red: 1 }],
    ['b2, 1 yellow', { blue: 2, yellow: 1 }],
    ['green', { green: 1 }],
  ])('coins where they are asked for: %s', (line, coins) => {
    expect(readWish(line, en, 'coins')).toEqual({ kinds: [], sites: [], cards: [], coins });
  });
});

describe('each language has its own words', () => {
  const EXPAND: { readonly [locale in Locale]: string } = {
    en: 'enlarge green d6 with S5',
    de: 'ausbauen grün d6 mit S5',
    es: 'ampliar verde d6 con S5',
    fr: 'agrandir vert d6 avec S5',
  };
  const LURE: { readonly [locale in Locale]: string } = {
    en: 'attract white',
    de: 'locke den Weißen',
    es: 'atraer al blanco',
    fr: 'attirer le blanc',
  };

  test.each(LOCALES)('%s', (locale) => {
    const t = messages(locale);
    const wish = { kinds: ['expand'], colour: 'green', sites: ['d6'], cards: ['S5'] };
    expect(readWish(EXPAND[locale], t)).toEqual(wish);
    expect(readWish(EXPAND[locale].normalize('NFD').replaceAll(/\p{M}/gu, ''), t)).toEqual(wish);
    expect(readWish('expand green d6 with S5', t)).toEqual(wish);
    expect(readWish(LURE[locale], t)).toMatchObject({ kinds: ['lure'], colour: 'white' });
  });

  test.each(LOCALES)('%s: no word means two things', (locale) => {
    const { words } = messages(locale).terminal;
    const meanings = [
      ...Object.values(words.colours),
      ...Object.values(words.verbs),
      ...Object.values(words.commands),
      words.joints,
      words.pay,
      words.fee,
      words.past,
      words.pile,
      words.barker,
      words.rules,
    ].flat();
    expect(meanings.filter((word, i) => meanings.indexOf(word) !== i)).toEqual([]);
  });
});

describe.each(LOCALES)('what help shows in %s', (locale) => {
  const t = messages(locale);

  test('means the same as in English', () => {
    const wishes = (of: typeof t) =>
      wishExamples(of).map((line) => line.map((example) => readWish(example, of)));
    expect(wishes(t)).toEqual(wishes(en));
    expect(
      wishes(t)
        .flat()
        .filter((wish) => 'unknown' in wish),
    ).toEqual([]);
  });

  test('can be asked about', () => {
    const { customer, action, rules } = askingExamples(t);
    const topic = (line: string): string => {
      const input = readInput(line, t);
      return input.type === 'help' ? input.topic : '';
    };
    expect(readColour(topic(customer), t)).toBe('red');
    expect(readWish(topic(action), t)).toEqual(readWish('expand green d6', en));
    expect(t.terminal.words.rules).toContain(topic(rules));
  });

  test('is in the language, and fits a line', () => {
    const lines = helpLines(t).filter((line) => line.startsWith('  '));
    expect(lines.join()).toContain(t.terms.colour.green.toLowerCase());
    if (locale !== 'en')
      expect(lines.join(' ')).not.toMatch(/\b(expand|lure|stall|take|pile|with|pay|fee|past)\b/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });
});

test.each([
  ['', { type: 'empty' }],
  ['?', { type: 'help', topic: '' }],
  ['? R5.5', { type: 'help', topic: 'R5.5' }],
  ['help', { type: 'help', topic: '' }],
  ['l', { type: 'log', all: false }],
  ['ll', { type: 'log', all: true }],
  ['u', { type: 'undo' }],
  ['0', { type: 'back' }],
  ['Q', { type: 'quit' }],
  ['12', { type: 'number', number: 12 }],
  ['b', { type: 'other' }],
])('input %j', (line, input) => expect(readInput(line, en)).toEqual(input));
