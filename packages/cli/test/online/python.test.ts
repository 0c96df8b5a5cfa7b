/** The Python example plays at a real server, over a bad line. */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const EXAMPLE = join(import.meta.dirname, '../../../../examples/python/online.py');
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function runExample(...args: string[]): Promise<{ readonly stdout: string; readonly stderr: string }> {
  // Compiled files would be left beside the example.
  return promisify(execFile)(python ?? '', ['-B', EXAMPLE, ...args]);
}

async function stateOf(table: string): Promise<{ readonly state: string; readonly result: object | null }> {
  return (await fetch(`${server.origin}/api/v1/tables/${table}`)).json() as never;
}

describe.skipIf(python === undefined)(
  `the Python example${python === undefined ? ' (skipped: there is no Python here)' : ''}`,
  () => {
    test('makes a table and plays on it, though answers are lost and the server is busy', async () => {
      const fates: readonly Fate[] = ['passed', 'lost', 'passed', 'unheard', 'passed', 'lost', 'passed'];
      const line = await badLine(server.origin, (number) =>
        number === 12 ? 'busy' : (number < 30 && fates[number % fates.length]) || 'passed',
      );
      try {
        const { stdout, stderr } = await runExample('create', line.origin, 'apprentice');
        const [made = '', sat, ended = ''] = stdout.trimEnd().split('\n');
        const table = /^table: .*\/#\/t\/([\w-]{22})$/.exec(made)?.[1] ?? '';
        expect(sat).toBe('seat: 0');
        const { state, result } = await stateOf(table);
        expect(state).toBe('over');
        expect(JSON.parse(ended.replace('result: ', ''))).toEqual(result);
        expect(stderr).toContain('trying again…');
      } finally {
        line.close();
      }
      expect(line.counts.lost).toBeGreaterThan(4);
      expect(line.counts.busy).toBe(1);
    });

    test('takes the seat that is free, and chooses by chance', async () => {
      const { table, link } = await createTable(server.origin, setupOf('apprentice', 'person', 'person'));
      const other = { key: newKey(), name: 'Other' };
      await fetch(`${server.origin}/api/v1/tables/${table}/seats/1`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(other),
      });
      const sitting = runExample('--random', 'sit', link);
      const playing = playLast(server.origin, table, other.key);
      const { stdout } = await sitting;
      await playing;
      expect(stdout).toMatch(/^seat: 2\nresult: \{"points": /);
      expect((await stateOf(table)).state).toBe('over');
    });

    test('says what the server refuses', async () => {
      await expect(runExample('sit', `${server.origin}/#/t/${'A'.repeat(22)}`)).rejects.toThrow(
        'room/unknown',
      );
    });
  },
);
