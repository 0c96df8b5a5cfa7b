/** Tables and who comes to them: new games, hello, and how long a table stays. */
import { ALLEY, editionToJson } from '@kairo/engine';
import { PERSON, PROTOCOL_VERSION, type TableSetup } from '@kairo/protocol';
import { describe, expect, test, vi } from 'vitest';
import { MemoryStore, wholeTable } from '../src/index.ts';
import { silent } from './fakeBots.ts';
import { HeldStore } from './heldStore.ts';
import { failed, hello, houseWith, PEOPLE, typesOf } from './houses.ts';
import { aWhile, forSeats, House, Sitting, setupOf, there, Wire } from './sitting.ts';

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

  test('to a store that may work again soon is not taken for a damaged game', async () => {
    const store = new HeldStore();
    const { host } = await houseWith(PEOPLE, store);
    store.faults.set('load', 'lost');
    await expect(host.findTable('t')).rejects.toThrow('load failed');
    store.faults.clear();
    expect(await host.findTable('t')).toMatchObject({ ok: true });
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
    ['the only person', ['trader', PERSON], wholeTable, 1],
    ['one of two people, who have a connection each', [PERSON, PERSON], forSeats(1), 1],
    ['no one yet of two at one screen', [PERSON, PERSON], wholeTable, 'spectator'],
    ['no one where bots play', ['trader', 'trader'], wholeTable, 'spectator'],
    ['no one where nothing was granted', [PERSON, PERSON], forSeats(), 'spectator'],
  ] as const)('looks first through the eyes of %s', async (_, players, granting, viewer) => {
    const house = new House();
    house.bots.decision = silent;
    const sitting = await Sitting.open('t', setupOf(players), { house, granting });
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

describe('a table', () => {
  test('sends rivals and spectators nothing while a draft changes, and no count of its changes', async () => {
    const house = await houseWith();
    const [first, second] = await Promise.all([
      new Sitting('t', { house, granting: forSeats(0) }).join(),
      new Sitting('t', { house, granting: forSeats(1) }).join(),
    ]);
    const watching = await new Sitting('t', { house, granting: forSeats() }).join();
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
