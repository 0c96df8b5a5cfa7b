import { describe, expect, test } from 'vitest';
import type { ServerMessage, TableRefusal } from '../src/index.ts';
import { Client, PICK, sync, update, WELCOME } from './clientHarness.ts';

describe('a command', () => {
  async function settled(
    promise: Promise<TableRefusal | undefined>,
  ): Promise<TableRefusal | 'done' | 'open'> {
    const open = new Promise<'open'>((resolve) => setImmediate(() => resolve('open')));
    return Promise.race([promise.then((refusal) => refusal ?? 'done'), open]);
  }
  const begin = (client: Client) => {
    const answer = client.client.command({ type: 'act', action: PICK });
    const [message] = client.take();
    if (message?.type !== 'command') throw new Error('a command is expected');
    return { answer, message };
  };

  test('names its seat and what it is based on', () => {
    const client = Client.at(5, 2);
    const { message } = begin(client);
    expect(message).toMatchObject({ seat: 0, base: { seq: 5, revision: 2 }, command: { type: 'act' } });
    expect(() => client.client.command({ type: 'undo' })).toThrow('a command is already pending');
  });

  test('is done when its effect can be seen, whichever message comes first', async () => {
    for (const isDoneFirst of [true, false]) {
      const client = Client.at(5);
      const { answer, message } = begin(client);
      const done = { type: 'done', id: message.id, version: { seq: 6, revision: 1 } } as const;
      const effect = update({ from: 5, seq: 6, revision: 1 });
      client.receive(isDoneFirst ? done : effect);
      expect(await settled(answer)).toBe('open');
      client.receive(isDoneFirst ? effect : done);
      expect(await settled(answer)).toBe('done');
    }
  });

  test('whose update was lost asks for it in every tick', async () => {
    const client = Client.at(5);
    const { answer, message } = begin(client);
    client.receive({ type: 'done', id: message.id, version: { seq: 6, revision: 1 } });
    expect(client.tick(2)).toEqual([...sync({ seq: 5, revision: 0 }), ...sync({ seq: 5, revision: 0 })]);
    client.receive(update({ from: 5, seq: 7, revision: 2 }));
    expect(await settled(answer)).toBe('done');
  });

  test('is repeated with the same id until it is answered', () => {
    const client = Client.at(5);
    const { message } = begin(client);
    expect(client.tick(1)).toEqual([]);
    expect(client.tick(2)).toEqual([message, message]);
    client.receive({ type: 'refused', id: message.id, refusal: { code: 'table/stale' } });
    expect(client.tick(2)).toEqual([]);
  });

  test('is sent again after a reconnect', () => {
    const client = Client.at(5);
    const { message } = begin(client);
    client.client.connect();
    expect(client.take()).toEqual([message]);
  });

  test('that is refused says why', async () => {
    const client = Client.at(5);
    const { answer, message } = begin(client);
    client.receive({ type: 'refused', id: 'another', refusal: { code: 'table/stale' } });
    client.receive({ type: 'refused', refusal: { code: 'table/stale' } });
    expect(await settled(answer)).toBe('open');
    client.receive({ type: 'refused', id: message.id, refusal: { code: 'table/turn-complete' } });
    expect(await settled(answer)).toEqual({ code: 'table/turn-complete' });
    // A late second answer is not taken for that of the next command.
    const next = begin(client);
    client.receive({ type: 'done', id: message.id, version: { seq: 5, revision: 0 } });
    client.receive({ type: 'refused', id: message.id, refusal: { code: 'table/stale' } });
    expect(await settled(next.answer)).toBe('open');
  });

  test('is done for a client that looks as another viewer meanwhile', async () => {
    const client = Client.at(5);
    const { answer, message } = begin(client);
    client.client.lookAs('spectator');
    client.receive({ type: 'done', id: message.id, version: { seq: 6, revision: 1 } });
    expect(await settled(answer)).toBe('done');
  });

  test('needs a game and a seat', () => {
    expect(() => new Client().client.command({ type: 'undo' })).toThrow('there is no game yet');
    const client = Client.at(5, 0, 'spectator');
    expect(() => client.client.command({ type: 'undo' })).toThrow('a spectator has no commands');
  });
});

describe('queries', () => {
  test('are answered once each, in any order, and repeated until then', async () => {
    const client = Client.at(5);
    const routes = (['red', 'blue'] as const).map((colour) =>
      client.client.query({ about: 'routes', colour }),
    );
    const [red, blue] = client.take();
    if (red?.type !== 'query' || blue?.type !== 'query') throw new Error('queries are expected');
    expect(client.tick(1)).toEqual([]);
    expect(client.tick(1)).toEqual([red, blue]);
    const answer = (id: string, length: number): ServerMessage => ({
      type: 'answer',
      id,
      answer: { about: 'routes', routes: Array(length).fill(undefined) },
    });
    client.receive(answer(blue.id, 2), answer(blue.id, 9), answer('another', 9));
    expect(client.tick(2)).toEqual([red, red]);
    client.receive(answer(red.id, 1));
    expect(await Promise.all(routes)).toMatchObject([{ routes: { length: 1 } }, { routes: { length: 2 } }]);
    expect(client.tick(2)).toEqual([]);
  });
});

describe('history', () => {
  const page = (id: string, from: number, to: number): ServerMessage => ({
    type: 'history',
    id,
    from,
    steps: Array.from({ length: to - from }, (_, i) => ({ seat: (from + i) % 2, events: [] })),
  });

  function behind(): Client {
    const client = new Client();
    client.client.connect();
    client.receive(WELCOME, update({ from: 30, seq: 33, isFresh: true }));
    return client;
  }

  test('is fetched page by page until the deal', () => {
    const client = behind();
    let [request] = client.take();
    for (const [from, to] of [
      [20, 30],
      [7, 20],
      [0, 7],
    ] as const) {
      if (request?.type !== 'history') throw new Error('a request is expected');
      expect(request.before).toBe(to);
      client.receive(page(request.id, from, to));
      expect(client.known?.firstStep).toBe(from);
      client.check(33);
      [request] = client.take();
    }
    expect(request).toBeUndefined();
    expect(client.log.slice(2)).toEqual(['recalled', 'recalled', 'recalled']);
    expect(client.known?.steps.map(({ view }) => view !== undefined)).toEqual(
      Array.from({ length: 33 }, (_, i) => i >= 29), // from the view that a recap starts with
    );
  });

  test('that is lost is asked for again; a page that comes twice is used once', () => {
    const client = behind();
    const [request] = client.take();
    if (request?.type !== 'history') throw new Error('a request is expected');
    expect(client.tick(3)).toEqual([request, request]);
    client.receive(page(request.id, 20, 30), page(request.id, 20, 30));
    expect(client.known?.firstStep).toBe(20);
    expect(client.take()).toMatchObject([{ before: 20 }]);
  });

  test('of an older look is ignored', () => {
    const client = behind();
    const [request] = client.take();
    if (request?.type !== 'history') throw new Error('a request is expected');
    client.client.lookAs(1);
    client.receive(update({ from: 30, seq: 33, look: 1, viewer: 1, isFresh: true }));
    client.receive(page(request.id, 20, 30));
    expect(client.known?.firstStep).toBe(30);
    const [, again] = client.take();
    expect(again).toMatchObject({ type: 'history', before: 30 });
    expect(again).not.toEqual(request);
  });

  test('goes on while updates come', () => {
    const client = behind();
    const [request] = client.take();
    if (request?.type !== 'history') throw new Error('a request is expected');
    client.receive(update({ from: 33, seq: 35 }));
    expect(client.take()).toEqual([]);
    client.receive(page(request.id, 20, 30));
    client.check(35);
  });
});
