/** What only a real process shows: pipes that close, signals, exit codes. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './harness.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', KAIRO_LANG: '', KAIRO_SAVES: newFolder() };

function shell(command: string): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  const script = command.replaceAll('kairo', `"${process.execPath}" "${MAIN}"`);
  return spawnSync('bash', ['-c', script], { encoding: 'utf8', env });
}

test('whoever stops reading early ends the program quietly', () => {
  const { stdout, stderr } = shell('set -o pipefail; kairo trace --edition alley --jsonl | head -n 2');
  expect(stdout.split('\n')).toHaveLength(3);
  expect(stderr).toBe('');
});

test('bad input ends with 2', () => {
  const { status, stdout, stderr } = shell('kairo frobnicate');
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'kairo: There is no command “frobnicate”; “kairo --help” lists them.\n',
  });
});

test('a script without further lines ends with a goodbye', () => {
  const { status, stdout } = shell('printf "red\\n" | kairo play --seats human,greedy --edition alley');
  expect({ status, bye: stdout.includes('Goodbye.') }).toEqual({ status: 0, bye: true });
});

test('an interrupt ends a game with a goodbye and 130', async () => {
  const child = spawn(process.execPath, [MAIN, 'play', '--seats', 'human,greedy', '--edition', 'alley'], {
    env,
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (out.endsWith('> ')) child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect({ code, bye: out.includes('Goodbye. Nothing is lost.') }).toEqual({ code: 130, bye: true });
});
