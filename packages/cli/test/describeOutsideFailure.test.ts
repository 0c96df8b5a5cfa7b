import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutsideError } from '@kairo/arena';
import { LOCALES, messages } from '@kairo/texts';
import { expect, test } from 'vitest';
import { describeOutsideFailure } from '../src/describeOutsideFailure.ts';

const root = join(import.meta.dirname, '../../..');

test('every failure has a sentence in every language, with its documented code', () => {
  const errors: readonly OutsideError[] = [
    { code: 'outside/start', program: 'python3', detail: 'ENOENT' },
    { code: 'outside/start', status: '3' },
    { code: 'outside/silent', milliseconds: 10_000 },
    { code: 'outside/late', milliseconds: 10_000 },
    { code: 'outside/junk', found: 'what?' },
    { code: 'outside/junk', found: 'what?', expected: '{"type":"action","id":7,"index":0}' },
    { code: 'outside/no-such-action', found: '{"index":-1}', actions: 42 },
    { code: 'outside/illegal', found: '{}', refusal: { code: 'seat/not-acting', rule: 'R3.4', acting: 1 } },
    { code: 'outside/exited', status: '3' },
    { code: 'outside/gave-up', found: '{}' },
  ];
  const sentences = LOCALES.flatMap((locale) =>
    errors.map((error) => describeOutsideFailure(messages(locale), { command: 'python3 bot.py', error })),
  );
  expect(new Set(sentences).size).toBe(LOCALES.length * errors.length);
  expect(sentences.every((text) => text.includes('python3 bot.py') && !text.includes('undefined'))).toBe(
    true,
  );
  errors.forEach(({ code }, i) => {
    expect(sentences[i]?.endsWith(` [${code}]`)).toBe(true);
    expect(readFileSync(join(root, 'docs/bot-protocol.md'), 'utf8')).toContain(`\`${code}\``);
  });
});
