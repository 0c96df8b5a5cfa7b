/** What clients may not do: messages that cannot be read, and seats that they were not granted. */
import type { Seat } from '@kairo/engine';
import { PERSON, type TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { silent } from './fakeBots.ts';
import { hello, houseWith, PEOPLE } from './houses.ts';
import { forSeats, type House, Sitting, setupOf, there, Wire } from './sitting.ts';

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
    const wire = new Wire(house, forSeats(...granted));
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
      const fresh = new Wire(house, forSeats(...granted));
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
      [0, 1].map((seat) => new Sitting('t', { house, granting: forSeats(seat) }).join()),
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
    const join = () => new Sitting('t', { house, granting: forSeats(seat) }).join();
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
    const watching = await new Sitting('t', { house, granting: forSeats() }).join();
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
