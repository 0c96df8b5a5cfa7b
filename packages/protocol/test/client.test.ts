/** The client alone: messages come as a test writes them, late, twice, out of order or not at all. */
import type { Action, Seat, Viewer } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  DEFAULT_SETUP,
  type Known,
  type PlainView,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ShownStep,
  type Storage,
  TableClient,
  type TableError,
  type TableRefusal,
  type Update,
  type Version,
  type Welcome,
} from '../src/index.ts';

/** Clients do not look into views: this one says only how many steps led to it, and what the draft adds. */
function viewAt(steps: number, drafted = 0): PlainView {
  return { steps, drafted } as unknown as PlainView;
}

function stepAt(number: number): ShownStep {
  return { seat: number % 2, events: [], change: viewAt(number + 1) };
}

const WELCOME: Welcome = {
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  table: 't',
  setup: DEFAULT_SETUP,
  edition: {} as Welcome['edition'],
  seats: [0, 1],
  storage: 'durable',
};

const PICK: Action = { type: 'pick', from: 'pile' };
const LEGAL = { builds: [], others: [PICK] };

interface Wish {
  readonly from: number;
  readonly seq: number;
  readonly revision?: number;
  readonly look?: number;
  readonly viewer?: Viewer;
  readonly isFresh?: boolean;
  readonly acting?: Seat;
}

/** With `isFresh`, an update that brings the view before its first step. */
function update({
  from,
  seq,
  revision = 0,
  look = 0,
  viewer = 0,
  isFresh = false,
  acting = 0,
}: Wish): Update {
  const steps = Array.from({ length: seq - from }, (_, i) => stepAt(from + i));
  const isActing = acting === viewer;
  return {
    type: 'update',
    look,
    viewer,
    version: { seq, revision },
    from,
    ...(isFresh && { base: viewAt(from) }),
    steps,
    ...(isActing && {
      draft: { steps: [], isComplete: false, canUndo: false, change: { drafted: revision } as object },
      legal: LEGAL,
    }),
    acting,
  };
}

class Client {
  sent: ClientMessage[] = [];
  readonly log: string[] = [];
  known: Known | undefined;
  failure: TableError | undefined;
  storage: Storage | undefined;
  readonly client: TableClient;
  private ids = 0;

  constructor() {
    this.client = new TableClient(
      't',
      { send: (message) => void this.sent.push(message), newId: () => `id ${++this.ids}` },
      {
        welcomed: () => void this.log.push('welcomed'),
        updated: (known, isNewLook) => {
          this.known = known;
          this.log.push(isNewLook ? 'new look' : 'updated');
        },
        recalled: (known) => {
          this.known = known;
          this.log.push('recalled');
        },
        stored: (storage) => {
          this.storage = storage;
          this.log.push(storage);
        },
        failed: (error) => {
          this.failure = error;
        },
      },
    );
  }

  /** Welcomed, with a game of so many steps, all of them known. */
  static at(seq: number, revision = 0, viewer: Viewer = 0): Client {
    const client = new Client();
    client.client.connect();
    client.receive(WELCOME, update({ from: 1, seq, revision, viewer, isFresh: true }));
    const [history] = client.take();
    if (history?.type !== 'history') throw new Error('history is expected');
    client.receive({ type: 'history', id: history.id, from: 0, steps: [{ events: [] }] });
    client.log.length = 0;
    return client;
  }

  receive(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.client.receive(message);
  }

  /** What was sent since the last look, without hello. */
  take(): ClientMessage[] {
    const sent = this.sent.filter(({ type }) => type !== 'hello');
    this.sent = [];
    return sent;
  }

  /** What is sent in so many ticks. */
  tick(times: number): ClientMessage[] {
    this.sent = [];
    for (let i = 0; i < times; i++) this.client.tick();
    const { sent } = this;
    this.sent = [];
    return sent;
  }

  /** Every step with the view after it must fit its place. */
  check(seq: number, revision = 0): void {
    const { known } = this;
    expect(known?.version).toEqual({ seq, revision });
    expect(known && known.firstStep + known.steps.length).toBe(seq);
    expect(known?.view).toMatchObject({ steps: seq });
    for (const [i, { view }] of (known?.steps ?? []).entries()) {
      if (view !== undefined) expect(view).toMatchObject({ steps: (known?.firstStep ?? 0) + i + 1 });
    }
  }
}

const sync = (version: Version, look = 0, viewer: Viewer = 0) => [{ type: 'sync', look, viewer, version }];
const nothing = { seq: 0, revision: 0 };

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
    // What the draft changed is not there any more when it is settled.
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
