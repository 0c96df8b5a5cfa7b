/** Games over connections that drop, duplicate, delay and reorder messages. The long ones are in `lossy.slow.test.ts`. */
import { PERSON, type ServerMessage, TableClient } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { LossyGame, type LossyWish } from './lossyGame.ts';
import { NO_FAULTS } from './lossyPair.ts';
import type { LossyCounts, Plant } from './lossyPlayer.ts';
import { setupOf } from './sitting.ts';

const two = setupOf([PERSON, PERSON]);

function play(wish: Partial<LossyWish> & { readonly seed: string }): Promise<LossyCounts> {
  return new LossyGame({ setup: two, clients: [[0], [1], []], disconnect: 1, entries: 30, ...wish }).play();
}

describe('all agree with the log', () => {
  test('over good connections', async () => {
    const counts = await play({ seed: 'good', faults: NO_FAULTS, disconnect: 0 });
    expect(counts).toMatchObject({ dropped: 0, duplicated: 0, reordered: 0, refused: 0 });
  });

  test.each(['1', '2', '3'])('over bad ones, seed %s', async (seed) => {
    const counts = await play({ seed });
    expect(Math.min(counts.dropped, counts.duplicated, counts.reordered, counts.delayed)).toBeGreaterThan(10);
    expect(Math.min(counts.disconnects, counts.resumes, counts.undone)).toBeGreaterThan(0);
  });

  test.each(['1', '2', '3'])('also if the store fails now and then, seed %s', async (seed) => {
    const counts = await play({ seed, storeFaults: 10 });
    expect(Math.min(counts.lost, counts.unacknowledged)).toBeGreaterThan(0);
  });

  test('at one screen', async () => {
    await play({ seed: 'hot seat', clients: [[0, 1]] });
  });
});

describe('a bug is noticed:', () => {
  /** Of several games, at least one has to fail. */
  async function failures(plant: Plant): Promise<string[]> {
    const found: string[] = [];
    for (const seed of ['a', 'b', 'c', 'd']) {
      await play({ seed, plant, disconnect: 0 }).catch((failure) => found.push(String(failure)));
    }
    return found;
  }

  const appliedBy = (table: object): object => (table as { readonly applied: object }).applied;

  test('a table that applies a repeated command twice', async () => {
    const spoilTable: Plant['spoilTable'] = (table) => {
      const command = table.command.bind(table);
      table.command = (message) => {
        Object.assign(appliedBy(table), { drafted: [] });
        return command({ ...message, base: table.match.version });
      };
    };
    expect((await failures({ spoilTable })).join()).toMatch(/but applied|was applied \d+ times/);
  });

  test('a table that forgets what it has applied', async () => {
    const spoilTable: Plant['spoilTable'] = (table) => {
      Object.assign(appliedBy(table), { remember: () => undefined });
    };
    expect((await failures({ spoilTable })).join()).toContain('table/stale, but applied');
  });

  const spoilt = (change: (client: TableClient, message: ServerMessage) => ServerMessage): Plant => ({
    makeClient: (table, tools, listener) => {
      const client = new TableClient(table, tools, listener);
      const receive = client.receive.bind(client);
      client.receive = (message) => receive(change(client, message));
      return client;
    },
  });
  interface Inside {
    readonly look: number;
    readonly known: { readonly version: { readonly seq: number; readonly revision: number } } | undefined;
  }
  const inside = (client: TableClient) => client as unknown as Inside;

  test('a client that ignores gaps', async () => {
    const plant = spoilt((client, message) => {
      if (message.type !== 'update' || message.base !== undefined) return message;
      return { ...message, from: Math.min(message.from, inside(client).known?.version.seq ?? 0) };
    });
    expect(await failures(plant)).not.toEqual([]);
  });

  test('a client that takes late updates for new ones', async () => {
    const plant = spoilt((client, message) => {
      const { known } = inside(client);
      if (message.type === 'update' && known !== undefined) {
        const version = { ...message.version, revision: message.version.revision - 1 };
        Object.assign(client, { known: { ...known, version } });
      }
      return message;
    });
    expect(await failures(plant)).not.toEqual([]);
  });

  test('a client that never repeats anything', async () => {
    const makeClient: Plant['makeClient'] = (table, tools, listener) => {
      const client = new TableClient(table, tools, listener);
      client.tick = () => undefined;
      return client;
    };
    expect((await failures({ makeClient })).join()).toContain('nothing goes on any more');
  });

  test('a client at one screen that confuses what its players were sent', async () => {
    const plant = spoilt((client, message) =>
      message.type === 'update' ? { ...message, look: inside(client).look } : message,
    );
    const found: string[] = [];
    for (const seed of ['a', 'b', 'c', 'd']) {
      await play({ seed, plant, clients: [[0, 1]] }).catch((failure) => found.push(String(failure)));
    }
    expect(found).not.toEqual([]);
  });
});
