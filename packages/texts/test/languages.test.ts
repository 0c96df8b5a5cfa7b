import { describe, expect, test } from 'vitest';
import { LOCALES, messages } from '../src/index.ts';
import { errors, events, refusals, rules, terminal, terms } from './everyText.ts';

/** Texts that are the same in two languages. Single words of the terminal need not be listed. */
const SHARED = new Set([
  'Ankh',
  'Lotus',
  'Restaurant',
  'restaurant',
  'joker',
  'Joker',
  'segment',
  'neutral',
  '1 point',
  '2 points',
  'joker (1)',
  '[options] <bots…>',
]);

const sections = { events, refusals, errors, rules, terms, terminal };

describe.each(Object.keys(sections) as (keyof typeof sections)[])('%s', (name) => {
  const section = sections[name];

  test('every language has the same keys', () => {
    const [first, ...others] = LOCALES.map((locale) => [...section(messages(locale)).keys()]);
    for (const keys of others) expect(keys).toEqual(first);
  });

  test('no text is left in another language', () => {
    const said = new Map<string, string>();
    const twice: string[] = [];
    for (const locale of LOCALES) {
      for (const [key, text] of section(messages(locale))) {
        const before = said.get(`${key} ${text}`);
        const shared = SHARED.has(text) || (name === 'terminal' && !text.includes(' '));
        if (before !== undefined && !shared) twice.push(`${before} and ${locale}, ${key}: ${text}`);
        said.set(`${key} ${text}`, locale);
      }
    }
    expect(twice).toEqual([]);
  });
});

test('French has no breaking space beside its punctuation marks', () => {
  const m = messages('fr');
  for (const section of Object.values(sections)) {
    for (const text of section(m).values()) expect(text).not.toMatch(/ [:;?!»]|« /);
  }
});
