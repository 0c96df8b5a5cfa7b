import { readFileSync } from 'node:fs';
import { CAIRO, EDITIONS } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { LOCALES, messages } from '../src/index.ts';
import { PIECES } from '../src/messages/terms.ts';
import { EXAMPLE_IDS, GLOSSARY, INTERPRETED, RECONSTRUCTED, RULE_NUMBERS } from '../src/rulebook.ts';

/** The rules with their numbers, as docs/rules.md has them. */
function contract(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const parts = text.split(/^(?:- (?=R\d+\.\d+ )|## (?=R\d+ ))/m).slice(1);
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part]));
}

test('what the contract marks as an interpretation is marked in the book', () => {
  const rules = [...contract()].filter(([rule]) => RULE_NUMBERS.some((one) => one === rule));
  const marked = rules.flatMap(([rule, text]) => (text.includes('**(i)**') && rule !== 'R10' ? [rule] : []));
  expect([...INTERPRETED]).toEqual(marked);
});

test('what is marked as reconstructed is reconstructed on every board', () => {
  const nameOf = {
    'R1.3': 'jokers',
    'R1.5': 'medals',
    'R2.1': 'grid',
    'R2.2': 'restaurant',
    'R2.3': 'starts',
    'R3.6': 'presets',
  } as const;
  for (const { provenance } of EDITIONS.values()) {
    for (const value of Object.values(nameOf)) expect(provenance[value]).toBe('reconstructed');
  }
  expect([...RECONSTRUCTED]).toEqual([...Object.keys(nameOf), 'R10']);
  expect(CAIRO.provenance['expansionsPerColour']).toBe('known');
});

describe.each(LOCALES)('%s', (locale) => {
  const { terms, rulebook } = messages(locale);

  test('the glossary has the words of the game', () => {
    const same = PIECES.filter((piece) => piece in GLOSSARY && !['site', 'stand'].includes(piece));
    expect(same.length).toBeGreaterThan(8);
    for (const piece of same)
      expect(GLOSSARY[piece as keyof typeof GLOSSARY][locale]).toBe(terms.piece[piece]);
  });

  test('every example, note and meaning is a sentence', () => {
    const texts = [
      ...EXAMPLE_IDS.map((id) => rulebook.examples[id].text),
      ...Object.values(rulebook.decided),
      ...Object.values(rulebook.lost),
      ...Object.values(rulebook.glossary.meaning),
      ...[rulebook.cards, rulebook.two, rulebook.bots].flatMap(({ lines }) => lines),
    ];
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/su.test(text) && !/^\d/.test(text))).toEqual([]);
  });
});
