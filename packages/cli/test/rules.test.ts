import { LOCALES, messages, RULE_NUMBERS } from '@kairo/texts';
import { describe, expect, test } from 'vitest';
import { kairo } from './harness.ts';

const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('the rules in %s', (lang) => {
  const { rules } = messages(lang);

  test('all of them, after an overview', async () => {
    const { code, out } = await kairo(['rules', '--lang', lang]);
    expect(code).toBe(0);
    const text = words(out);
    for (const line of rules.overview) expect(text).toContain(words(line));
    for (const rule of RULE_NUMBERS) expect(text).toContain(words(`${rule} ${rules.rule[rule]}`));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('one of them, in any case', async () => {
    const { out } = await kairo(['rules', 'r5.5', '--lang', lang]);
    expect(words(out).trim()).toBe(words(`R5 ${rules.group.R5} R5.5 ${rules.rule['R5.5']}`));
  });
});

test('a group is not one with more digits', async () => {
  const { out } = await kairo(['rules', 'R1']);
  expect(out).toContain('R1.6');
  expect(out).not.toMatch(/R10|R11|R12/);
});

test('words in any order, without their accents', async () => {
  const { code, out } = await kairo(['rules', 'medaille', 'argent', '--lang', 'fr']);
  expect(code).toBe(0);
  expect(out).toContain('R1.5');
  expect(out).not.toContain('R9.1');
});

test('what no rule has is one clear error', async () => {
  const { code, out, err } = await kairo(['rules', 'dragon']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(messages('en').terminal.bad.noRule('dragon'));
});
