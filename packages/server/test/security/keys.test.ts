/** Whatever someone could guess is compared by digest or in constant time: seen in the sources, not on a clock. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const SECRET = /\b(?:\w*[tT]oken|\w*[sS]ecret|creationCode|authorization|keyHash|[dD]igest)\b/;
/** Of two values, neither of which is `undefined` or `null`. */
const COMPARED = /([\w.?]+) [!=]== ([\w.?'"`]+)/g;
const NOTHING = new Set(['undefined', 'null', "''"]);

function comparisonsOfSecrets(source: string): string[] {
  return [...source.matchAll(COMPARED)]
    .filter(([, one = '', other = '']) => !NOTHING.has(one) && !NOTHING.has(other))
    .map(([text]) => text)
    .filter((text) => SECRET.test(text));
}

test('no secret is compared with ===', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((name) =>
    comparisonsOfSecrets(readFileSync(join(SOURCES, name), 'utf8')).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('the search finds such comparisons', () => {
  expect(comparisonsOfSecrets('if (headers.authorization === token) return;')).toHaveLength(1);
  expect(comparisonsOfSecrets('return code !== creationCode;')).toHaveLength(1);
  expect(comparisonsOfSecrets('if (token !== undefined) return;')).toEqual([]);
});

test.each(['http/operating.ts', 'http/routes/tables.ts', 'operator/door.ts'])(
  '%s compares in constant time',
  (name) => {
    expect(readFileSync(join(SOURCES, name), 'utf8')).toContain('isSameSecret(');
  },
);

test('recovery codes, too', () => {
  expect(readFileSync(join(SOURCES, 'identity/recovery.ts'), 'utf8')).toContain(
    'timingSafeEqual(await digest(',
  );
});
