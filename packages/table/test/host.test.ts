/** The way to a table: hello, grants, what is sent before and besides, and tables that are closed and loaded again. */
import { ALLEY, editionToJson, type Seat } from '@kairo/engine';
import { PERSON, PROTOCOL_VERSION, type ServerMessage, type TableSetup } from '@kairo/protocol';
import { describe, expect, test, vi } from 'vitest';
import { everyPerson, MemoryStore } from '../src/index.ts';
import { silent } from './fakeBots.ts';
import { HeldStore } from './heldStore.ts';
import { aWhile, House, Sitting, setupOf, there, Wire } from './sitting.ts';

const PEOPLE = setupOf([PERSON, PERSON]);

function hello(changes: object = {}): object {
  return { type: 'hello', protocols: [PROTOCOL_VERSION], table: 't', look: 0, seq: 0, ...changes };
}

async function houseWith(setup: TableSetup = PEOPLE, store = new HeldStore()): Promise<House> {
  const house = new House(store);
  await house.deal('t', setup);
  return house;
}

const typesOf = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);
const failed = (code: string) => [{ type: 'failed', error: { code } }];

describe('a new game', () => {
  const cases: readonly (readonly [string, Partial<TableSetup>, object])[] = [
    [
      'on an unknown edition',
      { edition: 'atlantis' },
      { code: 'table/unknown-edition', id: 'atlantis', known: ['cairo', 'alley'] },
    ],
    [
      'on an edition of another format',
      { edition: { format: 'kairo-edition/9' } as unknown as TableSetup['edition'] },
      { code: 'edition/missing' },
    ],
    ['with too few seats', { seats: [] }, { code: 'setup/players', found: '0' }],
    ['without a preset', { edition: { ...editionToJson(ALLEY), presets: {} } }, { code: 'setup/no-preset' }],
  ];
  test.each(cases)('%s is refused, and nothing is stored', async (_, changes, error) => {
    const house = new House();
    const created = await house.host.create({
      id: 't',
      setup: setupOf([PERSON, PERSON], changes),
      seed: 's',
    });
    expect(created).toMatchObject({ ok: false, error });
    expect(await house.store.list()).toEqual([]);
  });

  test('that is asked for twice is dealt once', async () => {
    const house = await houseWith();
    const first = await house.store.load('t', 0);
    const again = await house.host.create({ id: 't', setup: setupOf([PERSON, 'trader']), seed: 'another' });
    expect(again).toEqual({ ok: true, value: 't' });
    expect(await house.store.load('t', 0)).toEqual(first);
  });

  test('can be played on an edition of one’s own', async () => {
    const edition = { ...editionToJson(ALLEY), id: 'own', barkers: 5 };
    const sitting = await Sitting.open('t', setupOf([PERSON, PERSON], { edition }));
    expect(sitting.welcome?.edition).toMatchObject({ id: 'own', barkers: 5 });
  });
});

describe('hello', () => {
  test('is answered by what does not change, and by the game', async () => {
    const wire = new Wire(await houseWith());
    const [welcome, update, ...more] = await wire.reply(hello());
    expect(welcome).toEqual({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      table: 't',
      setup: PEOPLE,
      edition: ALLEY,
      seats: [0, 1],
      storage: 'durable',
    });
    expect(update).toMatchObject({ type: 'update', look: 0, version: { seq: 1, revision: 0 }, from: 1 });
    expect(more).toEqual([]);
  });

  test.each([
    ['only this version', [2], undefined],
    ['this version among others', [1, 2, 3], undefined],
    ['an older version', [1], '1'],
    ['newer versions', [3, 4], '3, 4'],
  ])('with %s', async (_, protocols, found) => {
    const wire = new Wire(await houseWith());
    const replies = await wire.reply(hello({ protocols }));
    if (found === undefined) expect(typesOf(replies)).toEqual(['welcome', 'update']);
    else {
      const error = { code: 'table/protocol', found, supported: PROTOCOL_VERSION };
      expect(replies).toEqual([{ type: 'failed', error }]);
      // The line is still of use to a client that can speak this version.
      expect(typesOf(await wire.reply(hello()))).toEqual(['welcome', 'update']);
    }
  });

  test('to an unknown table finds no game', async () => {
    const wire = new Wire(await houseWith());
    expect(await wire.reply(hello({ table: 'elsewhere' }))).toEqual(failed('table/no-saved-game'));
  });

  test('to a game that cannot be read says so, and the next one tries again', async () => {
    const store = new HeldStore();
    const house = await houseWith(PEOPLE, store);
    store.faults.set('load', 'lost');
    const wire = new Wire(house);
    expect(await wire.reply(hello())).toEqual([
      { type: 'failed', error: { code: 'table/bad-save', detail: 'Error: load failed' } },
    ]);
    store.faults.clear();
    expect(typesOf(await wire.reply(hello()))).toEqual(['welcome', 'update']);
  });

  test('that comes again is answered again, and changes nothing', async () => {
    const wire = new Wire(await houseWith());
    const first = await wire.reply(hello());
    expect(await wire.reply(hello())).toEqual(first);
    // With what the client has, only what is new comes.
    const [storage, update, ...more] = await wire.reply(hello({ seq: 1 }));
    expect(storage).toEqual({ type: 'storage', storage: 'durable' });
    expect(update).toEqual({
      type: 'synced',
      look: 0,
      version: { seq: 1, revision: 0 },
      storage: 'durable',
    });
    expect(more).toEqual([]);
  });

  test('to another table leaves the first one', async () => {
    const house = await houseWith();
    await house.deal('u', PEOPLE);
    const wire = new Wire(house);
    await wire.reply(hello());
    const left = await house.table('t');
    expect(await wire.reply(hello({ table: 'u' }))).toMatchObject([{ table: 'u' }, { type: 'update' }]);
    expect([left.isDeserted, left.isClosed]).toEqual([true, true]);
    const other = await new Sitting('t', { house }).join();
    const { length } = wire.received;
    await other.sit(there(other.known.acting));
    await other.act({ type: 'pick', from: 'pile' });
    expect(wire.received.length).toBe(length);
    wire.line.close();
    expect((await house.table('u')).isDeserted).toBe(true);
  });

  test.each([
    ['the only person', ['trader', PERSON], everyPerson, 1],
    ['one of two people, who have a connection each', [PERSON, PERSON], () => [1], 1],
    ['no one yet of two at one screen', [PERSON, PERSON], everyPerson, 'spectator'],
    ['no one where bots play', ['trader', 'trader'], everyPerson, 'spectator'],
    ['no one where nothing was granted', [PERSON, PERSON], () => [], 'spectator'],
  ] as const)('looks first through the eyes of %s', async (_, players, grant, viewer) => {
    const house = new House();
    house.bots.decision = silent;
    const sitting = await Sitting.open('t', setupOf(players), { house, grant });
    expect(sitting.known.viewer).toBe(viewer);
  });

  test('may name the viewer', async () => {
    const wire = new Wire(await houseWith());
    const [, update] = await wire.reply(hello({ viewer: 1, look: 7 }));
    expect(update).toMatchObject({ viewer: 1, look: 7 });
  });
});

describe('messages before hello', () => {
  const messages = [
    { type: 'sync', look: 0, viewer: 0, version: { seq: 0, revision: 0 } },
    { type: 'command', id: 'c', seat: 0, base: { seq: 1, revision: 0 }, command: { type: 'undo' } },
    { type: 'query', id: 'q', query: { about: 'routes', colour: 'red' } },
    { type: 'history', id: 'h', before: 1 },
    { type: 'hurry' },
    { type: 'storage', choice: 'retry' },
  ];
  test.each(messages)('$type finds no open table, and hello can still follow', async (message) => {
    const wire = new Wire(await houseWith());
    expect(await wire.reply(message)).toEqual(failed('table/not-open'));
    expect(typesOf(await wire.reply(hello()))).toEqual(['welcome', 'update']);
  });

  test('wait while the game is being loaded, and are answered in order', async () => {
    const store = new HeldStore();
    const house = await houseWith(PEOPLE, store);
    store.holds.add('load');
    const wire = new Wire(house);
    expect(await wire.reply(hello({ viewer: 0 }))).toEqual([]);
    for (const message of messages.slice(1, 4)) expect(await wire.reply(message)).toEqual([]);
    expect(await wire.reply(hello({ viewer: 0 }))).toEqual([]);
    store.release();
    await aWhile();
    expect(typesOf(wire.received).slice(0, 2)).toEqual(['welcome', 'update']);
    expect(typesOf(wire.received).toSorted()).toEqual([
      'answer',
      'history',
      'refused',
      'update',
      'update',
      'welcome',
      'welcome',
    ]);
  });

  test('are answered once if there is no such table', async () => {
    const store = new HeldStore();
    const house = new House(store);
    store.holds.add('load');
    const wire = new Wire(house);
    await wire.reply(hello());
    await wire.reply({ type: 'hurry' });
    store.release();
    await aWhile();
    expect(wire.received).toEqual(failed('table/no-saved-game'));
  });
});

describe('a message that cannot be read', () => {
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
  const junk: readonly (readonly [string, unknown, string | undefined])[] = [
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['a number', 7, undefined],
    ['a text', 'undo', undefined],
    ['a long text', 'x'.repeat(1_000_000), undefined],
    ['a list', [1, 2, 3], undefined],
    ['nested lists', deep, undefined],
    ['bytes', new Uint8Array([1, 2, 3]), undefined],
    ['an unknown type', { type: 'dance' }, undefined],
    ['a viewer that is none', { type: 'sync', look: 0, viewer: 'me', version: {} }, undefined],
    ['half a version', { type: 'sync', look: 0, viewer: 0, version: { seq: 1 } }, undefined],
    ['a command without a base', { type: 'command', id: 'c1', seat: 0, command: { type: 'undo' } }, 'c1'],
    ['an unknown command', { type: 'command', id: 'c2', command: { type: 'cheat' } }, 'c2'],
    ['a deep query', { type: 'query', id: 'c3', query: deep }, 'c3'],
    ['an id too long', { type: 'query', id: 'x'.repeat(65), query: { about: 'hands' } }, undefined],
    ['an id that is none', { type: 'query', id: { toString: 1 }, query: {} }, undefined],
    ['history before the start', { type: 'history', id: 'c4', before: -1 }, 'c4'],
  ];

  test.each(junk)('%s: is refused with its id, and nothing else happens', async (_, message, id) => {
    const house = await houseWith();
    const wire = new Wire(house);
    const other = new Wire(house);
    await wire.reply(hello({ viewer: 0 }));
    await other.reply(hello({ viewer: 1 }));
    const { match } = await house.table('t');
    const before = other.received.length;
    const replies = await wire.reply(message);
    expect(replies).toEqual([
      {
        type: 'refused',
        ...(id !== undefined && { id }),
        refusal: { code: 'table/malformed', field: expect.any(String), expected: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(replies).length).toBeLessThan(300);
    expect((await house.table('t')).match).toBe(match);
    expect(other.received.length).toBe(before);
    // The connection goes on.
    expect(
      await wire.reply({ type: 'query', id: 'q', query: { about: 'routes', colour: 'red' } }),
    ).toMatchObject([{ type: 'answer', id: 'q' }]);
  });

  test('before hello is refused in the same way', async () => {
    const wire = new Wire(await houseWith());
    expect(await wire.reply({ type: 'dance' })).toMatchObject([{ type: 'refused' }]);
  });

  test('an action or a site of any form is refused by the rules', async () => {
    const house = await houseWith();
    const wire = new Wire(house);
    await wire.reply(hello());
    const { acting, version } = (await house.table('t')).match;
    await wire.reply({ type: 'sync', look: 1, viewer: acting, version });
    const actions = [
      {},
      { type: 7 },
      { type: 'stall', cards: deep },
      { type: 'expand', payment: 'x' },
      { a: deep },
    ];
    for (const action of actions) {
      const command = { type: 'act', action };
      expect(
        await wire.reply({ type: 'command', id: 'c', seat: acting, base: version, command }),
      ).toMatchObject([{ type: 'refused', id: 'c', refusal: { code: expect.stringMatching(/^action\//) } }]);
      for (const about of ['action', 'preview']) {
        const replies = await wire.reply({ type: 'query', id: 'q', query: { about, action } });
        expect(replies).toMatchObject([{ type: 'answer', id: 'q', answer: { refusal: {} } }]);
      }
    }
    const site = 'x'.repeat(100_000);
    expect(await wire.reply({ type: 'query', id: 'q', query: { about: 'site', site } })).toMatchObject([
      { type: 'answer', id: 'q', answer: { refusal: { code: 'action/no-such-site' } } },
    ]);
    expect((await house.table('t')).match.version).toEqual(version);
  });
});

describe('grants', () => {
  const THREE = setupOf([PERSON, 'trader', PERSON]);
  const command = { type: 'act', action: { type: 'pick', from: 'barkers' } } as const;

  async function quiet(setup: TableSetup): Promise<House> {
    const house = await houseWith(setup);
    house.bots.decision = silent;
    return house;
  }

  test.each<[string, readonly Seat[], readonly Seat[]]>([
    ['a seat of another person', [0], [2]],
    ['a seat that a bot plays', [0, 2], [1]],
    ['a seat that does not exist', [0, 2], [3]],
    ['any seat, for a spectator', [], [0, 1, 2]],
  ])('%s can neither be looked through nor commanded', async (_, granted, others) => {
    const house = await quiet(THREE);
    const wire = new Wire(house, () => granted);
    await wire.reply(hello());
    const { version } = (await house.table('t')).match;
    const base = version;
    for (const seat of others) {
      const refusal = { code: 'table/not-your-seat', seat };
      const viewer = seat;
      const nothing = { seq: 0, revision: 0 };
      expect(await wire.reply({ type: 'sync', look: 5, viewer, version: nothing })).toEqual([
        { type: 'refused', refusal },
      ]);
      expect(await wire.reply({ type: 'command', id: 'c', seat, base, command })).toEqual([
        { type: 'refused', id: 'c', refusal },
      ]);
      const fresh = new Wire(house, () => granted);
      expect((await fresh.reply(hello({ viewer: seat }))).slice(1)).toEqual([{ type: 'refused', refusal }]);
    }
    expect((await house.table('t')).match.version).toEqual(version);
    // What was not granted has not become the viewer.
    const { acting } = (await house.table('t')).match;
    const replies = await wire.reply({ type: 'query', id: 'q', query: { about: 'card', card: 'S1' } });
    if (!granted.includes(there(acting))) {
      expect(replies).toMatchObject([{ answer: { refusal: { code: 'table/not-your-turn' } } }]);
    }
  });

  test('each connection acts for its own seat', async () => {
    const house = await quiet(PEOPLE);
    const sittings = await Promise.all(
      [0, 1].map((seat) => new Sitting('t', { house, grant: () => [seat] }).join()),
    );
    for (let turns = 0; turns < 2; turns++) {
      const acting = there(sittings[0]?.known.acting);
      const [mover, other] = [there(sittings[acting]), there(sittings[1 - acting])];
      expect(await other.refusalOf(command)).toBe('table/not-your-turn');
      await mover.done(command);
      expect(mover.known.draft?.steps.length).toBe(1);
      expect(other.known.draft).toBeUndefined();
      await mover.done(command);
      await mover.endTurn();
      await other.settle();
      expect(other.known.acting).toBe(1 - acting);
      expect(other.known.steps.length).toBe(mover.known.steps.length);
    }
  });

  test('at one screen each player in turn is looked through', async () => {
    const sitting = await Sitting.open('t', PEOPLE);
    for (let turns = 0; turns < 3; turns++) {
      const seat = there(sitting.known.acting);
      const { view } = await sitting.sit(seat);
      expect(view.seats.map(({ hand }) => hand !== undefined)).toEqual([seat === 0, seat === 1]);
      await sitting.done(command);
      await sitting.done(command);
      await sitting.endTurn();
      const between = await sitting.sit('spectator');
      expect(between.view.seats.some(({ hand }) => hand !== undefined)).toBe(false);
    }
  });

  test('two connections for one seat both see its draft, and either may go on', async () => {
    const house = await quiet(PEOPLE);
    const seat = there((await house.table('t')).match.acting);
    const join = () => new Sitting('t', { house, grant: () => [seat] }).join();
    const [phone, desk] = [await join(), await join()];
    await phone.done(command);
    await desk.settle();
    expect(desk.known).toEqual(phone.known);
    expect(desk.known.draft?.steps.length).toBe(1);
    await desk.done(command);
    await desk.endTurn();
    await phone.settle();
    expect(phone.known).toEqual(desk.known);
    expect(phone.known.acting).toBe(1 - seat);
  });

  test('a spectator sees steps, and no draft, hand, money or legal action', async () => {
    const house = await quiet(PEOPLE);
    const watching = await new Sitting('t', { house, grant: () => [] }).join();
    const playing = await new Sitting('t', { house }).join();
    await playing.sit(there(playing.known.acting));
    await playing.act({ type: 'pick', from: 'display', index: 0 });
    await playing.act({ type: 'pick', from: 'pile' });
    await watching.settle();
    expect(watching.known.steps.length).toBe(playing.known.steps.length);
    const { draft, view } = watching.known;
    expect([draft, view.legal]).toEqual([undefined, []]);
    expect(view.seats.some(({ hand, money }) => hand ?? money)).toBe(false);
    expect(JSON.stringify(watching.received)).not.toContain('received');
    expect(() => watching.client.command({ type: 'undo' })).toThrow();
  });
});

describe('a table', () => {
  test('sends rivals and spectators nothing while a draft changes, and no count of its changes', async () => {
    const house = await houseWith();
    const [first, second] = await Promise.all([
      new Sitting('t', { house, grant: () => [0] }).join(),
      new Sitting('t', { house, grant: () => [1] }).join(),
    ]);
    const watching = await new Sitting('t', { house, grant: () => [] }).join();
    const [player, rival] = first.known.acting === 0 ? [first, second] : [second, first];
    const before = [rival.received.length, watching.received.length];
    await player.act({ type: 'pick', from: 'barkers' });
    await player.undo();
    await player.act({ type: 'pick', from: 'barkers' });
    await player.act({ type: 'pick', from: 'barkers' });
    expect([rival.received.length, watching.received.length]).toEqual(before);
    await player.endTurn();
    expect(rival.known.version).toEqual({ seq: 3, revision: 0 });
    expect(watching.known.version).toEqual({ seq: 3, revision: 0 });
  });

  test('of a new game is opened without loading it', async () => {
    const store = new MemoryStore();
    const load = vi.spyOn(store, 'load');
    const house = new House(store);
    await house.host.create({ id: 'new', setup: setupOf([PERSON, PERSON]), seed: 'new' });
    const first = await new Sitting('new', { house }).join();
    expect(first.known.version).toEqual({ seq: 1, revision: 0 });
    expect(load).not.toHaveBeenCalled();
    first.line.close();
    const second = await new Sitting('new', { house }).join();
    expect(load).toHaveBeenCalledOnce();
    expect(second.known.view).toEqual(first.known.view);
  });

  test('without connections is closed, and loaded again by the next hello', async () => {
    const house = await houseWith();
    const first = await new Sitting('t', { house }).join();
    const second = await new Sitting('t', { house }).join();
    await first.sit(there(first.known.acting));
    await first.act({ type: 'pick', from: 'barkers' });
    const table = await house.table('t');
    first.line.close();
    expect(table.isClosed).toBe(false);
    second.line.close();
    expect(table.isClosed).toBe(true);
    const again = await new Sitting('t', { house }).join();
    expect(await house.table('t')).not.toBe(table);
    expect(await again.sit(first.known.viewer)).toEqual(first.known);
    const { length } = again.received;
    first.line.receive({ type: 'hurry' });
    first.line.receive(hello());
    await aWhile();
    expect(again.received.length).toBe(length);
  });

  test('that was left while it was being loaded is there for others who wait for it', async () => {
    const store = new HeldStore();
    const house = await houseWith(PEOPLE, store);
    store.holds.add('load');
    const wires = [1, 2, 3].map(() => new Wire(house));
    for (const { line } of wires) line.receive(hello({ viewer: 0 }));
    await aWhile();
    for (const i of [0, 2]) wires[i]?.line.close();
    store.release();
    await aWhile();
    expect(wires.map(({ received }) => typesOf(received))).toEqual([[], ['welcome', 'update'], []]);
    const table = await house.table('t');
    expect([table.isClosed, table.isDeserted]).toEqual([false, false]);
    const sitting = await new Sitting('t', { house }).join();
    await sitting.sit(there(sitting.known.acting));
    await sitting.act({ type: 'pick', from: 'pile' });
    expect(wires[1]?.received.at(-1)).toMatchObject({ type: 'update', version: { seq: 2 } });
  });

  test('that everyone left while it was being loaded is not open', async () => {
    const store = new HeldStore();
    const house = await houseWith(PEOPLE, store);
    store.holds.add('load');
    const wire = new Wire(house);
    wire.line.receive(hello());
    wire.line.close();
    store.release();
    await aWhile();
    expect(wire.received).toEqual([]);
  });

  test('of a closed host accepts nothing any more', async () => {
    const sitting = await Sitting.open('t', PEOPLE);
    const { house } = sitting;
    const { acting, version } = (await house.table('t')).match;
    house.host.close();
    const act = { type: 'act', action: { type: 'pick', from: 'pile' } };
    expect(
      await sitting.reply({ type: 'command', id: 'c', seat: acting, base: version, command: act }),
    ).toEqual(failed('table/not-open'));
    expect(await new Wire(house).reply(hello())).toEqual(failed('table/not-open'));
    expect((await house.store.read('t', 0, 99)).length).toBe(1);
  });
});
