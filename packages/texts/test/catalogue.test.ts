import { readFileSync } from 'node:fs';
import { EDITIONS } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { LOCALES, messages, RULE_GROUPS, RULE_NUMBERS } from '../src/index.ts';
import { bad, errors, events, refusals, rules, terminal, terms } from './everyText.ts';

const ruleBook = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
const rulesInBook = [...ruleBook.matchAll(/^(?:- |## )(R10|R\d+\.\d+)/gm)].map((match) => match[1] ?? '');

const sections = { events, refusals, errors, rules, terms, terminal };

describe.each(LOCALES)('%s', (locale) => {
  const m = messages(locale);

  test.each(Object.keys(sections) as (keyof typeof sections)[])('every text of %s is complete', (name) => {
    // Lines of the terminal may be indented.
    const texts = new Map([...sections[name](m)].map(([key, text]) => [key, text.trimStart()]));
    expect(texts.size).toBeGreaterThan(0);
    expect(bad(texts, (text) => text.trim() === text && text !== '')).toEqual([]);
    expect(bad(texts, (text) => !/undefined|\bnull\b|NaN|\[object|\$\{|=>/.test(text))).toEqual([]);
    expect(bad(texts, (text) => !/ {2}|\.\.|\(\)|,,| [.,)]/.test(text))).toEqual([]);
  });

  test('there are no exclamation marks', () => {
    const all = Object.values(sections).flatMap((section) => [...section(m)]);
    expect(bad(new Map(all), (text) => !/[!¡]/.test(text))).toEqual([]);
  });

  test('apostrophes and quotation marks are the typographic ones', () => {
    for (const section of [events, refusals, rules, terms]) {
      expect(bad(section(m), (text) => !/['"]/.test(text))).toEqual([]);
    }
  });

  test('events, errors and rules are sentences', () => {
    for (const section of [events, errors, rules]) {
      const texts = [...section(m)].filter(([key]) => !key.startsWith('rules.group'));
      expect(bad(new Map(texts), (text) => /^[\p{Lu}\d“„«]/u.test(text) && text.endsWith('.'))).toEqual([]);
    }
  });

  test('refusals end with their rule', () => {
    const texts = [...refusals(m)].filter(([key]) => !key.startsWith('action/malformed'));
    expect(bad(new Map(texts), (text) => /[^.\s] \(R\d+\.\d+\)\.$/.test(text))).toEqual([]);
  });

  test('refusals begin with a capital or a site', () => {
    expect(bad(refusals(m), (text) => /^(\p{Lu}|[a-z]\d+ )/u.test(text))).toEqual([]);
  });

  test('every rule that a text cites is in the rules', () => {
    for (const section of Object.values(sections)) {
      const cited = [...section(m).values()].flatMap((text) => [...text.matchAll(/R\d+(\.\d+)?/g)]);
      for (const [rule] of cited) expect([...rulesInBook, ...RULE_GROUPS]).toContain(rule);
    }
  });

  test('how to play takes about twelve lines', () => {
    expect(m.rules.overview.length).toBeGreaterThanOrEqual(10);
    expect(m.rules.overview.length).toBeLessThanOrEqual(14);
  });
});

test('every rule can be looked up', () => {
  expect(RULE_NUMBERS).toEqual(rulesInBook);
});

test.each(LOCALES)('%s: R10 gives the values of every board', (locale) => {
  const numbers = messages(locale).rules.rule.R10.match(/\d+/g)?.map(Number);
  for (const { standardCopies, jokers, expansionsPerColour, barkers, medals } of EDITIONS.values()) {
    const values = [
      standardCopies,
      jokers.length,
      expansionsPerColour,
      barkers,
      medals.red.gold,
      medals.red.silver,
    ];
    expect(numbers).toEqual(values);
    expect(new Set(Object.values(medals).map((pair) => JSON.stringify(pair))).size).toBe(1);
  }
});

test('each group of rules that can be looked up has a title', () => {
  expect([...new Set(RULE_NUMBERS.map((rule) => rule.split('.')[0]))]).toEqual(RULE_GROUPS);
});
