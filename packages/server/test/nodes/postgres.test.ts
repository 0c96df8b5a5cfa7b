import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { hasPostgres, POSTGRES, postgresServer } from '../../../../scripts/postgres/forTests.ts';
import type { News } from '../../src/nodes/bus.ts';
import { PostgresBus } from '../../src/nodes/postgresBus.ts';
import { systemClock } from '../../src/play/clock.ts';
import { additionOf, firstOf, headerOf } from '../storage/contract/samples.ts';
import { opened } from '../storage/opened.ts';
import { postgresBacking } from './postgresBacking.ts';
import { describeRaces } from './races.ts';

const server = postgresServer(['fsync=off']);

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  test('brings appends and other news to all nodes, and goes on after its connections were lost', async () => {
    const url = await (await server()).createDatabase('kairo_news');
    const storage = await opened(url);
    const heard: { [node: string]: News[] } = { one: [], two: [] };
    const buses = Object.keys(heard).map((node) => {
      const bus = new PostgresBus({ url, node, clock: systemClock, report: () => undefined });
      bus.listen((news) => heard[node]?.push(news));
      return bus;
    });
    const arrives = (id: string): Promise<void> =>
      vi.waitFor(
        () => {
          buses[0]?.publish({ about: 'room', id });
          expect(heard['two']).toContainEqual({ about: 'room', id });
        },
        { timeout: 15_000, interval: 50 },
      );
    await arrives('a');
    await storage.games.create(headerOf('g'), firstOf());
    await storage.games.append('g', { seq: 1, revision: 0 }, additionOf(2));
    const told = { about: 'game', id: 'g', version: { seq: 2, revision: 0 } };
    await vi.waitFor(() => expect(heard['two']).toContainEqual(told));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    for (const junk of ['', '{', '[["g"]]', '{"from":1}']) {
      for (const channel of ['kairo_games', 'kairo_news'])
        await other.query('select pg_notify($1, $2)', [channel, junk]);
    }
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kairo news'",
    );
    await arrives('b');
    expect(heard['one']?.filter(({ about }) => about === 'room')).toEqual([]);
    await other.end();
    for (const bus of buses) await bus.close();
    await storage.close();
  });

  describe('races of two nodes', () => describeRaces(postgresBacking()));
});
