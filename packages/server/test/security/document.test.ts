/** docs/security.md names tests and files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const lines = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('\n');
const rows = lines.filter((line) => /^\| (?!threat|-)/.test(line)).map((line) => line.split(' | '));

function pathOf(name: string): string {
  return join(ROOT, /^(packages|scripts)\//.test(name) ? name : `packages/server/${name}`);
}

test('each threat has a defence and a test that exist', () => {
  expect(rows.length).toBeGreaterThan(40);
  const missing: string[] = [];
  for (const [threat = '', defence = '', tests = ''] of rows) {
    const files = [...defence.matchAll(/`((?:packages|scripts|src)\/[\w./-]+)`/g)].map(
      ([, name = '']) => name,
    );
    missing.push(...files.filter((name) => !existsSync(pathOf(name))));
    let source = '';
    let titles = 0;
    for (const [, file, title] of tests.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`|“([^”]+)”/g)) {
      if (file !== undefined) source = readFileSync(pathOf(file), 'utf8');
      else if (title !== undefined && (source === '' || source.includes(title))) titles++;
      else missing.push(`${threat}: “${title}”`);
    }
    if (titles === 0) missing.push(`${threat}: no test`);
  }
  expect(missing).toEqual([]);
});
