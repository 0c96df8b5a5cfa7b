import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, type ServerMessage, type TableError, type Update } from '../src/index.ts';
import { Client, nothing, PICK, sync, update, WELCOME } from './clientHarness.ts';

describe('hello', () => {
  test('names the version, the table and what the client has', () => {
    const client = new Client();
    client.client.connect();
    const hello = { type: 'hello', protocols: [PROTOCOL_VERSION], table: 't', look: 0, seq: 0 };
    expect(client.sent).toEqual([hello]);
    client.receive(WELCOME, update({ from: 1, seq: 4, isFresh: true }));
    client.sent = [];
    client.client.connect();
    expect(client.sent).toEqual([{ ...hello, viewer: 0, seq: 4 }]);
    client.client.lookAs(1);
    client.sent = [];
    client.client.connect();
    expect(client.sent).toEqual([{ ...hello, look: 1, viewer: 1 }]);
  });

  test('is repeated until it is answered', () => {
    const client = new Client();
    client.client.connect();
    expect(client.tick(5).map(({ type }) => type)).toEqual(['hello', 'hello']);
    client.receive(WELCOME);
    // The update was lost.
    expect(client.tick(3).map(({ type }) => type)).toEqual(['hello', 'hello']);
    client.receive(update({ from: 1, seq: 1, isFresh: true }));
    expect(client.tick(2).filter(({ type }) => type === 'hello')).toEqual([]);
  });

  test('that was lost after a reconnect is repeated too, with the command', async () => {
    const client = Client.at(5);
    void client.client.command({ type: 'undo' });
    client.client.connect();
    expect(client.tick(3).map(({ type }) => type)).toEqual(['hello', 'command']);
    client.receive({ type: 'storage', storage: 'durable' });
    expect(client.tick(2).map(({ type }) => type)).toEqual(['command', 'command']);
  });

  test('is repeated if the welcome was lost and not the update', () => {
    const client = new Client();
    client.client.connect();
    client.client.lookAs(1);
    client.receive(update({ from: 1, seq: 3, look: 1, viewer: 1, isFresh: true }));
    expect(client.known).toBeUndefined();
    expect(client.tick(4).filter(({ type }) => type === 'hello').length).toBeGreaterThan(0);
    client.receive(WELCOME, update({ from: 1, seq: 3, look: 1, viewer: 1, isFresh: true }));
    client.check(3);
  });

  test('that was overtaken is repeated, and nothing has failed', () => {
    const client = Client.at(5);
    client.receive({ type: 'failed', error: { code: 'table/not-open' } });
    expect(client.failure).toBeUndefined();
    expect(client.tick(2)).toMatchObject([{ type: 'hello', viewer: 0, seq: 5 }]);
  });

  test('is welcomed once', () => {
    const client = Client.at(5);
    client.receive(WELCOME, WELCOME);
    expect(client.log).toEqual([]);
  });
});

describe('updates', () => {
  test('go on from what the client has', () => {
    const client = Client.at(5);
    client.receive(update({ from: 5, seq: 7 }));
    client.check(7);
    expect(client.log).toEqual(['updated']);
    expect(client.known?.view.legal).toEqual([PICK]);
  });

  test('of a draft change no step', () => {
    const client = Client.at(5);
    const steps = client.known?.steps;
    client.receive(update({ from: 5, seq: 5, revision: 1 }));
    client.check(5, 1);
    expect(client.known?.view).toMatchObject({ drafted: 1 });
    expect(client.known?.steps).toEqual(steps);
    // What the draft changed has gone when it is settled.
    client.receive(update({ from: 5, seq: 6, revision: 2, acting: 1 }));
    expect(client.known?.view).toMatchObject({ steps: 6, drafted: 0 });
    expect(client.known?.view.legal).toEqual([]);
  });

  test('that come twice or late change nothing', () => {
    const client = Client.at(5);
    const messages = [
      update({ from: 5, seq: 5, revision: 1 }),
      update({ from: 5, seq: 6, revision: 2 }),
      update({ from: 6, seq: 8, revision: 3 }),
    ];
    client.receive(...messages);
    const { known } = client;
    client.receive(...messages.toReversed(), ...messages, update({ from: 1, seq: 5, isFresh: true }));
    expect(client.known).toBe(known);
    expect(client.take()).toEqual([]);
    client.check(8, 3);
  });

  test('after a gap make the client ask, and overlaps are cut off', () => {
    const client = Client.at(5);
    client.receive(update({ from: 6, seq: 7, revision: 2 }));
    client.check(5);
    expect(client.take()).toEqual(sync({ seq: 5, revision: 0 }));
    client.receive(update({ from: 5, seq: 6, revision: 1 }));
    client.check(6, 1);
    client.receive(update({ from: 5, seq: 8, revision: 3 }));
    client.check(8, 3);
    client.receive(update({ from: 6, seq: 7, revision: 2 }));
    client.check(8, 3);
  });

  test('that start afresh replace what the client has', () => {
    const client = Client.at(5);
    client.receive(update({ from: 40, seq: 44, isFresh: true }));
    client.check(44);
    expect(client.known?.firstStep).toBe(40);
    expect(client.log).toEqual(['new look']);
    expect(client.take()).toMatchObject([{ type: 'history', before: 40 }]);
  });

  test('of an older look are ignored', () => {
    const client = Client.at(5);
    client.client.lookAs(1);
    expect(client.take()).toEqual(sync(nothing, 1, 1));
    client.receive(update({ from: 5, seq: 6 }), update({ from: 1, seq: 9, isFresh: true }));
    expect(client.known?.viewer).toBe(0);
    expect(client.log).toEqual([]);
    client.receive(update({ from: 5, seq: 6, look: 1, viewer: 1, isFresh: true }));
    expect(client.known).toMatchObject({ viewer: 1, version: { seq: 6 } });
  });

  test('without a view to start from make a new look ask again', () => {
    const client = Client.at(5);
    client.client.lookAs(1);
    client.take();
    client.receive(update({ from: 5, seq: 6, look: 1, viewer: 1 }));
    expect(client.take()).toEqual(sync(nothing, 1, 1));
    expect(client.log).toEqual([]);
  });

  test('may arrive in any order', () => {
    const all = [1, 2, 3, 4].map((n) => update({ from: 4 + n, seq: 5 + n, revision: n }));
    const permute = (items: readonly Update[]): Update[][] =>
      items.length === 0
        ? [[]]
        : items.flatMap((item) =>
            permute(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
          );
    for (const order of permute(all)) {
      const client = Client.at(5);
      client.receive(...order);
      const { seq, revision } = client.known?.version ?? nothing;
      client.check(seq, revision);
      if (seq < 9) {
        expect(client.take().length).toBeGreaterThan(0);
        client.receive(update({ from: seq, seq: 9, revision: 4 }));
      }
      client.check(9, 4);
    }
  });
});

describe('the rest', () => {
  test('after some quiet ticks the client asks whether it has missed something', () => {
    const client = Client.at(5, 1);
    expect(client.tick(4)).toEqual([]);
    expect(client.tick(1)).toEqual(sync({ seq: 5, revision: 1 }));
    expect(client.tick(4)).toEqual([]);
    client.receive({ type: 'synced', look: 0, version: { seq: 5, revision: 1 }, storage: 'durable' });
    expect(client.tick(4)).toEqual([]);
    expect(client.tick(1).length).toBe(1);
  });

  test.each<[string, ServerMessage]>([
    ['says so', { type: 'storage', storage: 'durable' }],
    ['is done without', { type: 'storage', storage: 'memory' }],
    [
      'lets a heartbeat say so',
      { type: 'synced', look: 0, version: { seq: 5, revision: 0 }, storage: 'durable' },
    ],
  ])('a command that was open when the store failed is repeated once the store %s', async (_, message) => {
    const client = Client.at(5);
    const answered = client.client.command({ type: 'undo' });
    const [command] = client.take();
    client.receive({ type: 'storage', storage: 'failed' });
    expect(client.client.isBusy).toBe(true);
    client.receive(message);
    expect(client.take()).toEqual([command]);
    client.receive({ type: 'done', id: 'id 2', version: { seq: 5, revision: 0 } });
    expect(await answered).toBeUndefined();
    client.receive({ type: 'storage', storage: 'failed' }, message);
    expect(client.take()).toEqual([]);
  });

  test('storage is passed on, also by the heartbeat if its message was lost', () => {
    const client = Client.at(5);
    const synced = { type: 'synced', look: 0, version: { seq: 5, revision: 0 } } as const;
    client.receive({ ...synced, storage: 'durable' });
    client.receive({ ...synced, storage: 'failed' }, { ...synced, storage: 'failed' });
    expect(client.log).toEqual(['failed']);
    client.client.chooseStorage('unsaved');
    expect(client.take()).toEqual([{ type: 'storage', choice: 'unsaved' }]);
    // Trying again may fail again, and that is worth a message.
    client.receive({ type: 'storage', storage: 'failed' }, { type: 'storage', storage: 'memory' });
    expect(client.log).toEqual(['failed', 'failed', 'memory']);
  });

  test('after a failure nothing is sent or heard any more', () => {
    const client = Client.at(5);
    const error: TableError = { code: 'table/no-saved-game' };
    client.receive({ type: 'failed', error }, update({ from: 5, seq: 6 }));
    expect(client.failure).toEqual(error);
    client.check(5);
    expect(client.tick(20)).toEqual([]);
  });

  test('hurry is sent as it is', () => {
    const client = Client.at(5);
    client.client.hurry();
    expect(client.take()).toEqual([{ type: 'hurry' }]);
  });

  test('answered requests leave nothing behind', async () => {
    const client = Client.at(5);
    for (let n = 0; n < 100; n++) {
      const answered = client.client.query({ about: 'routes', colour: 'red' });
      const [message] = client.take();
      if (message?.type !== 'query') throw new Error('a query is expected');
      client.receive({ type: 'answer', id: message.id, answer: { about: 'routes', routes: [] } });
      await answered;
    }
    client.tick(1);
    const { queries, fresh } = client.client as unknown as {
      queries: Map<string, object>;
      fresh: Set<string>;
    };
    expect([queries.size, fresh.size]).toEqual([0, 0]);
  });
});
