/** `kairo sit` at a real server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kairo, newFolder } from '../harness.ts';
import {
  badLine,
  createTable,
  type Fate,
  newKey,
  playLast,
  serve,
  setupOf,
  type TestServer,
} from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function recordOf(table: string): Promise<string> {
  return (await fetch(`${server.origin}/api/v1/tables/${table}/record`)).text();
}

async function stateOf(table: string): Promise<{
  readonly state: string;
  readonly result: { readonly points: readonly number[]; readonly winners: readonly number[] } | null;
  readonly seats: readonly { readonly name: string }[];
}> {
  return (await fetch(`${server.origin}/api/v1/tables/${table}`)).json() as never;
}

test('plays a whole game against a bot of the server, and ends with the result', async () => {
  const { table, link } = await createTable(server.origin, setupOf('person', 'apprentice'));
  const { code, out, err } = await kairo(['sit', link, '--bot', 'trader', '--name', 'Tess'], {
    cwd: newFolder(),
  });
  expect(err).toBe('');
  expect(code).toBe(0);
  const { state, result } = await stateOf(table);
  expect(state).toBe('over');
  const [first = '', begun, over, ...rest] = out.trimEnd().split('\n');
  expect(first).toMatch(/^Seat 0, as Tess\. Its key is in .*\.json\.$/);
  expect(begun).toBe('The game has begun: Tess, –.');
  expect(over).toContain(`Tess ${result?.points[0]}, seat 1 ${result?.points[1]}.`);
  expect(over).toContain(result?.winners.length === 2 ? 'win.' : 'wins.');
  expect(rest).toEqual([]);
  expect(await recordOf(table)).toMatch(/^result /m);
});

test('two of them play each other: each takes a free seat, and a name of its own', async () => {
  const { table, link } = await createTable(server.origin, setupOf('person', 'person'));
  const [one, two] = await Promise.all(
    ['a.json', 'b.json'].map((file) =>
      kairo(['sit', link, '--bot', 'apprentice', '--key-file', file], { cwd: newFolder() }),
    ),
  );
  expect([one?.code, two?.code]).toEqual([0, 0]);
  expect(one?.out.split('\n').at(-2)).toBe(two?.out.split('\n').at(-2));
  const { seats } = await stateOf(table);
  expect(seats.map(({ name }) => name).sort()).toEqual(['apprentice', 'apprentice 2']);
});

test('a program of the user’s own plays', async () => {
  const { table, link } = await createTable(server.origin, setupOf('person', 'apprentice'));
  const main = join(import.meta.dirname, '../../src/main.ts');
  const program = `run:"${process.execPath}" "${main}" bot --stdio --bot apprentice`;
  const { code, out, err } = await kairo(['sit', link, '--bot', program], { cwd: newFolder() });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('as Program.');
  expect((await stateOf(table)).state).toBe('over');
});

test('takes the seat back from a stand-in, and plays on', async () => {
  // There is no time for the first turn, and plenty for the others.
  const pace = { bank: 0, increment: 600, cap: 600 };
  const { table, link } = await createTable(server.origin, setupOf('person', 'apprentice'), { pace });
  const { code, out } = await kairo(['sit', link, '--bot', 'apprentice'], { cwd: newFolder() });
  expect(code).toBe(0);
  expect(out).toMatch(
    /The merchant of the server stands in for this seat\.\nThe seat is played from here again\.\n/,
  );
  const { entries } = (await (await fetch(`${server.origin}/api/v1/tables/${table}?from=0`)).json()) as {
    readonly entries: readonly { readonly type: string; readonly reason?: string }[];
  };
  const notes = entries.filter(({ type }) => type !== 'step');
  expect(notes).toMatchObject([{ type: 'clock' }, { type: 'seat', reason: 'returned', standIn: null }]);
});

test('lost answers, lost requests and a busy server cost nothing', async () => {
  const { table } = await createTable(server.origin, setupOf('person', 'apprentice'));
  const fates: readonly Fate[] = [
    'passed',
    'lost',
    'passed',
    'passed',
    'passed',
    'unheard',
    'passed',
    'lost',
  ];
  const line = await badLine(server.origin, (number) =>
    number === 20 ? 'busy' : (number < 40 && fates[number % fates.length]) || 'passed',
  );
  try {
    const link = `${line.origin}/#/t/${table}`;
    const { code, err } = await kairo(['sit', link, '--bot', 'apprentice'], { cwd: newFolder() });
    expect(code).toBe(0);
    expect(err).toContain('Trying again until the server answers');
    expect(err).toContain('The server answers again.');
  } finally {
    line.close();
  }
  expect(line.counts.lost).toBeGreaterThan(5);
  expect(line.counts.unheard).toBeGreaterThan(2);
  expect(line.counts.busy).toBe(1);
  expect((await stateOf(table)).state).toBe('over');
});

describe('the key', () => {
  test('is kept for the owner alone, and the same command goes on with the same seat', async () => {
    const { link } = await createTable(server.origin, setupOf('apprentice', 'person'));
    const cwd = newFolder();
    const args = ['sit', link, '--bot', 'random', '--key-file', 'seat.json'];
    const first = await kairo(args, { cwd });
    const file = join(cwd, 'seat.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seat: 1, name: 'random' });
    expect(existsSync(`${file}.lock`)).toBe(false);
    const again = await kairo([...args, '--name', 'Other'], { cwd });
    expect(again).toEqual({ ...first, out: first.out.replace(/The game has begun.*\n/, '') });
  });

  test('is there before the seat is taken: a program that was killed goes on in the middle of the game', async () => {
    const { table, link } = await createTable(server.origin, setupOf('person', 'person'));
    const cwd = newFolder();
    const args = ['sit', link, '--bot', 'apprentice', '--seat', '0', '--key-file', 'seat.json'];
    const main = join(import.meta.dirname, '../../src/main.ts');
    const child = spawn(process.execPath, [main, ...args], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const key = newKey();
    const sat = await fetch(`${server.origin}/api/v1/tables/${table}/seats/1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, name: 'Other' }),
    });
    expect(sat.status).toBe(201);
    await once(child.stdout, 'data'); // the game has begun
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [{ code, out }] = await Promise.all([kairo(args, { cwd }), playLast(server.origin, table, key)]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Seat 0, as apprentice\..*\nThe game has begun: apprentice, Other\.\nThe game is over/,
    );
  });

  test('of another table, or what is none, is not used', async () => {
    const { link, table } = await createTable(server.origin, setupOf('apprentice', 'person'));
    const cwd = newFolder();
    const other = { table: 'x'.repeat(22), key: newKey(), seat: 1, name: 'A' };
    writeFileSync(join(cwd, 'other.json'), JSON.stringify(other));
    writeFileSync(join(cwd, 'junk.json'), '{"table":1}');
    const errorWith = async (file: string): Promise<string> =>
      (await kairo(['sit', link, '--key-file', file], { cwd })).err;
    expect(await errorWith('other.json')).toContain(`a seat at another table, ${'x'.repeat(22)}.`);
    expect(await errorWith('junk.json')).toContain('does not hold the key of a seat (table: expected');
    expect((await stateOf(table)).state).toBe('waiting');
  });

  test('that another process plays with is left alone', async () => {
    const { link } = await createTable(server.origin, setupOf('apprentice', 'person'));
    const cwd = newFolder();
    writeFileSync(join(cwd, 'seat.json.lock'), String(process.ppid));
    const { code, err } = await kairo(['sit', link, '--key-file', 'seat.json'], { cwd });
    expect(code).toBe(2);
    expect(err).toContain(`Process ${process.ppid} is playing with`);
  });
});

describe('says in words', () => {
  const cwd = newFolder();
  const errorOf = async (...args: string[]): Promise<string> => {
    const { code, err, out } = await kairo(['sit', ...args], { cwd });
    expect([code, out]).toEqual([2, '']);
    return err;
  };

  test('what is wrong with the command line', async () => {
    const link = `${server.origin}/#/t/${'A'.repeat(22)}`;
    expect(await errorOf('kairo.example')).toContain('is not the link to a table');
    expect(await errorOf(link.replace('#', ''))).toContain('is not the link to a table');
    expect(await errorOf(link, '--bot', 'nobody')).toContain('nobody');
    expect(await errorOf(link, '--bot', 'run:')).toContain('A command is missing');
    expect(await errorOf(link, '--seat', '4')).toContain('--seat');
    expect(await errorOf(link, '--name', 'x'.repeat(25))).toContain('1 to 24 characters');
  });

  test('that there is no such table, and no server', async () => {
    expect(await errorOf(`${server.origin}/#/t/${'A'.repeat(22)}`)).toContain(
      'There is no such table. It may have been removed; check the link. [404 room/unknown]',
    );
    const gone = await badLine(server.origin, () => 'passed');
    gone.close();
    expect(await errorOf(`${gone.origin}/#/t/${'A'.repeat(22)}`)).toContain(
      `No server of Kairo answers at ${gone.origin} (ECONNREFUSED).`,
    );
  });

  test('that a seat is not to be had', async () => {
    const { link } = await createTable(server.origin, setupOf('person', 'apprentice', 'person'));
    expect(await errorOf(link, '--seat', '1')).toContain('Seat 1 is a bot’s of the server.');
    expect(await errorOf(link, '--seat', '3')).toContain('the table has 3 seats.');
    const full = await createTable(server.origin, setupOf('apprentice', 'trader'), { begin: 'byHost' });
    expect(await errorOf(full.link)).toContain('There is no such free seat: the table has 2 seats.');
  });

  test('that the table was closed before the game began', async () => {
    const { link, table, hostKey } = await createTable(server.origin, setupOf('person', 'person'));
    const sitting = kairo(['sit', link, '--bot', 'random'], { cwd: newFolder() });
    while (!(await stateOf(table)).seats.some(({ name }) => name === 'random')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await fetch(`${server.origin}/api/v1/tables/${table}/close`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${hostKey}` },
    });
    const { code, err } = await sitting;
    expect(code).toBe(2);
    expect(err).toContain('The game never began: the table is closed.');
  });
});
