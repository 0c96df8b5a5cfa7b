import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each([
  ['balance/main.ts bake', 'usage: npm run balance -- collect | report | presets'],
  [
    'balance/main.ts collect --only zzz',
    '--only zzz: a part of one of these names is needed: cairo 2 variable,',
  ],
  ['balance/main.ts collect --level foo', '--level foo: a bot is needed, apprentice, trader,'],
  ['balance/main.ts collect --level vizier@5ms', '--level vizier@5ms: simulations are needed'],
  ['balance/main.ts presets --only foo-7', '--only foo-7: some of these are needed'],
  ['balance/main.ts presets --rounds x', '--rounds x: rounds are needed, like 40:10,120:4'],
  ['balance/main.ts presets --further --only alley-4', '--further: no search left finalists for alley-4'],
  ['balance/main.ts report --foo', "Unknown option '--foo'; there are none here"],
  ['training/train.ts --foo', "Unknown option '--foo'; known are --edition VALUE, --players VALUE,"],
  ['training/train.ts --players 5', '--players 5: a whole number, 2 to 4, is needed'],
  ['training/vizier.ts x', "Unexpected argument 'x'; known are --players VALUE,"],
  ['bench/positions.ts --bots', "Option '--bots <value>' argument missing; known are --bots VALUE, --json"],
])('%s ends with one line that says what would be right', (command, complaint) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(complaint);
  expect(stderr.trimEnd()).not.toContain('\n');
});
