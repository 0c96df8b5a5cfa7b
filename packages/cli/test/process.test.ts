/** Behaviour of a real process: an old version of Node, damaged data files, output that cannot be written. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'packages/cli/src/main.ts');
const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', KAIRO_LANG: '' };

function node(...args: string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test.each([
  ['20.20.2', 'en', 'This program needs Node 24.7 or newer, but this is Node 20.20.2.'],
  ['24.6.9', 'de', 'Dieses Programm braucht Node 24.7 oder neuer; hier läuft Node 24.6.9.'],
])('Node %s is refused as too old', (version, lang, message) => {
  const posing = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const bundle = join(root, 'packages/cli/src/bundle.ts');
  expect(node('--import', `data:text/javascript,${posing}`, bundle, '--version', '--lang', lang)).toEqual({
    status: 2,
    stdout: '',
    stderr: `kairo: ${message}\n`,
  });
});

/** Starts the program as if the data file whose path ends like this were missing or not JSON. */
function nodeWith(condition: 'damaged' | 'missing', file: string): ReturnType<typeof node> {
  const hooks = {
    damaged: `load: (url, context, next) =>
      url.endsWith('${file}') ? { format: 'json', source: '{', shortCircuit: true } : next(url, context)`,
    missing: `resolve: (name, context, next) =>
      next(name.endsWith('${file}') ? name.replace('.json', '9.json') : name, context)`,
  };
  const posing = `import { registerHooks } from 'node:module'; registerHooks({ ${hooks[condition]} });`;
  const url = `data:text/javascript,${encodeURIComponent(posing)}`;
  return node('--import', url, main, '--version', '--lang', 'en');
}

test.each([
  ['damaged', 'cairo3.json', 'it is not JSON'],
  ['missing', 'cairo39.json', 'it is missing'],
] as const)('weights that are %s', (condition, file, problem) => {
  expect(nodeWith(condition, 'weights/cairo3.json')).toEqual({
    status: 1,
    stdout: '',
    stderr: `kairo: The bots’ file “${file}” cannot be used: ${problem}. Reinstall the program, or restore the file with “git checkout -- packages/bots/src/learned/weights/${file}”.\n`,
  });
});

test.each(['damaged', 'missing'] as const)(
  'an edition that is %s is not reported as weights',
  (condition) => {
    const { status, stderr } = nodeWith(condition, 'editions/alley.json');
    expect(status).toBe(1);
    expect(stderr).toMatch(/editions[/\\]alley9?\.json/);
    expect(stderr).not.toContain('weights');
  },
);

test.runIf(process.platform === 'linux').each([
  ['en', 'The output cannot be written: there is no room left.'],
  ['fr', 'La sortie ne peut pas être écrite : il n’y a plus de place.'],
])('a full disk is reported in %s', (lang, message) => {
  const command = `"${process.execPath}" "${main}" trace --edition alley --jsonl --lang ${lang} > /dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', env });
  expect({ status, stderr: stderr.replaceAll('\u00a0', ' ') }).toEqual({
    status: 2,
    stderr: `kairo: ${message}\n`,
  });
});

test('the example in TypeScript plays a game and gets advice', () => {
  const { status, stdout, stderr } = node(join(root, 'examples/typescript/bot.ts'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^after \d+ decisions: \{ points: \[ \d+, \d+ \], winners: \[/);
  expect(stdout).toMatch(/"winChance": 0\.\d+,\n\s+"points"/);
});

test.each([
  ['--bogus', 'Unknown option'],
  ['--port', 'argument missing'],
  ['--port=x', 'not “x”'],
  ['more', 'Unexpected argument'],
])('npm start -- %s is refused', (option, problem) => {
  const { status, stdout, stderr } = node(join(root, 'scripts/start.ts'), option);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^kairo: [^\n]+\n$/);
  expect(stderr).toContain(problem);
});
