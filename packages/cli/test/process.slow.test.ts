/** Behaviour of a real process: closed pipes, signals, exit codes. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

test('a closed pipe ends the program without a message', () => {
  const { stdout, stderr } = shell('set -o pipefail; kairo trace --edition alley --jsonl | head -n 2');
  expect(stdout.split('\n')).toHaveLength(3);
  expect(stderr).toBe('');
});

test('bad input ends with exit code 2', () => {
  const { status, stdout, stderr } = shell('kairo frobnicate');
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^kairo: There is no command “frobnicate”; “.* --help” lists them\.\n$/),
  });
});

test('the end of the input ends a game with a goodbye', () => {
  const { status, stdout } = shell('printf "red\\n" | kairo play --seats person,apprentice --edition alley');
  expect({ status, bye: stdout.includes('Goodbye.') }).toEqual({ status: 0, bye: true });
});

test('an interrupt ends a game with a goodbye and exit code 130', async () => {
  const child = spawn(
    process.execPath,
    [MAIN, 'play', '--seats', 'person,apprentice', '--edition', 'alley'],
    {
      env,
    },
  );
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (out.endsWith('> ')) child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect({ code, bye: out.includes('Goodbye.') }).toEqual({ code: 130, bye: true });
});

test('a game with endless input can be stopped', async () => {
  const args = ['play', '--seats', 'person,random', '--edition', 'alley', '--seed', '3'];
  const child = spawn(process.execPath, [MAIN, ...args], { env });
  const input = spawn('yes', ['1']);
  child.stdin.on('error', () => undefined); // it closes while `yes` still writes
  input.stdout.pipe(child.stdin);
  let out = '';
  child.stdout.on('data', (chunk) => {
    if (out === '') setTimeout(() => child.kill('SIGTERM'), 500);
    out += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  input.kill();
  expect({ code, bye: out.includes('Goodbye.') }).toEqual({ code: 130, bye: true });
});

test('an interrupted match can be continued without losing results', async () => {
  const cwd = newFolder();
  const file = join(cwd, 'match.jsonl');
  const args = ['arena', 'apprentice', 'random', '--edition', 'alley', '--jobs', '2', '--out', file];
  const linesIn = (): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const child = spawn(process.execPath, [MAIN, ...args, '--games', '100000'], { env });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (linesIn().length < 6) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  const kept = linesIn().length - 2;
  expect(out).toContain(
    `Stopped after ${kept * 2} of 100,000 games. Run the same command again to continue.`,
  );

  const continued = [MAIN, ...args, '--json', '--games', String(kept * 2 + 4)];
  const { status, stdout } = spawnSync(process.execPath, continued, { encoding: 'utf8', env });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ finished: true, games: kept * 2 + 4 });
  const groups = linesIn()
    .slice(1, -1)
    .map((line) => JSON.parse(line).group);
  expect(groups).toEqual(Array.from({ length: kept + 2 }, (_, i) => i + 1));
});
