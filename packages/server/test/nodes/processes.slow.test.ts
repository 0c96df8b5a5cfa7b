/** Two real processes on one PostgreSQL database; one of them is killed or frozen in the middle of games. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { ServerNews } from '../../../../scripts/faults/serverProcess.ts';
import { hasPostgres, POSTGRES, postgresServer } from '../../../../scripts/postgres/forTests.ts';
import type { OpenPage } from '../online/browser.ts';
import { opened } from '../storage/opened.ts';
import { Evening } from './evening.ts';

const PROGRAM = fileURLToPath(new URL('../../../../scripts/faults/serverProcess.ts', import.meta.url));
const server = postgresServer();
const processes: ChildProcess[] = [];
afterAll(() => {
  for (const process of processes) process.kill('SIGKILL');
});

interface RealNode {
  readonly process: ChildProcess;
  readonly origin: string;
}

async function startNode(database: string): Promise<RealNode> {
  const data = mkdtempSync(join(tmpdir(), 'kairo-node-'));
  const args = ['--data', data, '--database', database, '--host', '127.0.0.1', '--port', '0'];
  const process = fork(PROGRAM, [...args, '--log-level', 'error'], { execArgv: ['--no-warnings'] });
  processes.push(process);
  const port = await new Promise<number>((resolve, reject) => {
    process.once('exit', (code) => reject(new Error(`the node has ended with ${code}`)));
    process.on('message', (news: ServerNews) => {
      if (news.type === 'loaded') process.send(0);
      if (news.type === 'listening') resolve(news.port);
      if (news.type === 'refused') reject(new Error(JSON.stringify(news.problem)));
    });
  });
  return { process, origin: `http://127.0.0.1:${port}` };
}

interface Entry {
  readonly type: string;
  readonly command?: string;
}

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  test.each(['SIGKILL', 'SIGSTOP'] as const)(
    'whole games on two processes, of which one gets %s: nothing acknowledged is lost or doubled',
    async (signal) => {
      const database = await (await server()).createDatabase(`kairo_${signal.toLowerCase()}`);
      const [first, second] = [await startNode(database), await startNode(database)];
      const site = { nodes: [first, second] as const };
      const pages: { readonly table: string; readonly node: RealNode; readonly page: OpenPage }[] = [];

      const playAt = async (evening: Evening, seat: number): Promise<OpenPage> => {
        let node = site.nodes[seat % 2] ?? second;
        for (let visit = 0; ; visit++) {
          try {
            const page = await evening.page(node, seat);
            pages.push({ table: evening.table, node, page });
            const lost = page.closed.then(() => Promise.reject(new Error('the line is lost')));
            await Promise.race([page.play(`${evening.table} ${seat} ${visit}`), lost]);
            return page;
          } catch (failure) {
            // Its node is gone, or something was stale: the page comes back at the other one.
            if (visit === 5) throw failure;
            node = second;
          }
        }
      };

      const evenings = await Promise.all([0, 1, 2].map(() => Evening.begin(site, { bots: 1 })));
      const playing = evenings.map((evening) => Promise.all([0, 1].map((seat) => playAt(evening, seat))));
      while (Math.max(...pages.map(({ page }) => page.known?.version.seq ?? 0)) < 20) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      first.process.removeAllListeners('exit');
      first.process.kill(signal);
      // A line to a frozen machine is given up by its client.
      for (const { node, page } of pages) if (node === first) page.socket.terminate();
      const ended = await Promise.all(playing);

      const storage = await opened(database);
      const logs = (): Promise<unknown> =>
        Promise.all(evenings.map(({ table }) => storage.games.read(table, 0, 99_999)));
      const before = await logs();
      if (signal === 'SIGSTOP') {
        first.process.kill('SIGCONT');
        while ((await fetch(`${first.origin}/readyz`)).status !== 200) await new Promise(setImmediate);
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        expect(await logs()).toEqual(before);
      }
      for (const [i, { table }] of evenings.entries()) {
        const entries = (await storage.games.read(table, 0, 99_999)) as Entry[];
        for (const page of ended[i] ?? []) expect(page.known?.version.seq).toBe(entries.length);
        const commands = entries.flatMap(({ command }) => command ?? []);
        expect(new Set(commands).size).toBe(commands.length);
        const acknowledged = pages
          .filter((one) => one.table === table)
          .flatMap(({ page }) => page.received.map((text) => JSON.parse(text)))
          .filter(({ type, version }) => type === 'done' && version.revision === 0)
          .map(({ id }) => id);
        expect(acknowledged.length).toBeGreaterThan(5);
        expect(acknowledged.filter((id) => !commands.includes(id))).toEqual([]);
      }
      await storage.close();
      for (const evening of evenings) evening.close();
    },
    300_000,
  );
});
