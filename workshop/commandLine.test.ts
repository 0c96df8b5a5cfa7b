import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { collectCommand } from './balance/collect/command.ts';
import { lengthCommand } from './balance/length/command.ts';
import { presetsCommand } from './balance/presets/command.ts';
import { reportCommand } from './balance/report/command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface End {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Commands that can be called without starting a process. */
const CALLED: { readonly [start: string]: (args: readonly string[]) => Promise<void> | void } = {
  'workshop/balance/main.ts collect': collectCommand,
  'workshop/balance/main.ts length': lengthCommand,
  'workshop/balance/main.ts presets': presetsCommand,
  'workshop/balance/main.ts report': reportCommand,
};

async function call(command: (typeof CALLED)[string], args: readonly string[]): Promise<End> {
  const said = { stdout: '', stderr: '' };
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const outputs = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += text;
      return true;
    }),
  );
  try {
    await command(args);
    return { status: 0, ...said };
  } catch (error) {
    if (exit.mock.calls.length === 0) throw error;
    return { status: Number(exit.mock.calls[0]?.[0]), ...said };
  } finally {
    for (const spy of [exit, ...outputs]) spy.mockRestore();
  }
}

async function end(line: string): Promise<End> {
  const [program = '', name = '', ...args] = line.split(' ');
  const command = CALLED[`${program} ${name}`];
  if (command !== undefined) return call(command, args);
  return spawnSync(process.execPath, line.split(' '), { cwd: ROOT, encoding: 'utf8' });
}

test.each([
  ['workshop/balance/main.ts', 'usage: npm run balance -- collect | length | report | presets [options]'],
  [
    'workshop/balance/main.ts bake',
    'balance has no command bake; usage: npm run balance -- collect | length | report',
  ],
  ['workshop/balance/main.ts constructor', 'balance has no command constructor; usage: npm run balance --'],
  [
    'workshop/bench/main.ts everything',
    'bench has no command everything; usage: npm run bench -- engine | compare | bots |',
  ],
  [
    'workshop/bench/main.ts engine --bogus',
    "Unknown option '--bogus'; options: --node VALUE, --report VALUE",
  ],
  ['workshop/bench/main.ts engine twice', "Unexpected argument 'twice'"],
  ['workshop/bench/main.ts bots --minutes', "Option '--minutes <value>' argument missing"],
  ['workshop/bench/main.ts strength --again --only tree', "Option '--again' argument is ambiguous"],
  ['workshop/balance/main.ts presets --write --only cairo-2', 'takes no other options'],
  [
    'workshop/balance/main.ts collect --only zzz',
    '--only zzz: expected part of one of these names: cairo 2 variable,',
  ],
  ['workshop/balance/main.ts collect --level foo', '--level foo: expected a bot, apprentice, trader,'],
  ['workshop/balance/main.ts collect --level vizier@5ms', '--level vizier@5ms: expected simulations'],
  ['workshop/balance/main.ts presets --only foo-7', '--only foo-7: expected some of these'],
  ['workshop/balance/main.ts presets --rounds x', '--rounds x: expected rounds, like 40:10,120:4'],
  [
    'workshop/balance/main.ts presets --further --only alley-4',
    '--further: no search left finalists for alley-4',
  ],
  ['workshop/balance/main.ts report --foo', "Unknown option '--foo'; there are no options"],
  ['workshop/training/train.ts --foo', "Unknown option '--foo'; options: --edition VALUE, --players VALUE,"],
  ['workshop/training/train.ts --players 5', '--players 5: expected a whole number, 2 to 4'],
  ['workshop/training/train.ts --players -1', '--players -1: expected a whole number, 2 to 4'],
  ['workshop/bench/positions.ts --write --keep', 'leave out the other options'],
  ['workshop/training/vizier.ts x', "Unexpected argument 'x'; options: --players VALUE,"],
  [
    'workshop/bench/positions.ts --bots',
    "Option '--bots <value>' argument missing; options: --bots VALUE, --json",
  ],
])('%s fails with one line that says what is expected', async (command, complaint) => {
  const { status, stdout, stderr } = await end(command);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(complaint);
  expect(stderr.trimEnd()).not.toContain('\n');
});

test.each([
  ['workshop/balance/main.ts report --help', 'Options: none'],
  ['workshop/training/train.ts --help', 'Options: --edition VALUE, --players VALUE,'],
])('%s lists the options', async (command, listed) => {
  const { status, stdout, stderr } = await end(command);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(listed);
});
