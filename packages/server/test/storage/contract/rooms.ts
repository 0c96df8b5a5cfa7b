/** What every storage has to do with rooms. */
import { describe, expect, test } from 'vitest';
import type { HeldRoom, ListPosition, RoomStore, StoredRoom } from '../../../src/storage/storage.ts';
import { additionOf, deviceOf, firstOf, headerOf, type MakeStorage, personOf, roomOf } from './samples.ts';

const idsOf = (rooms: readonly StoredRoom[]) => rooms.map(({ id }) => id);

/** A whole list, read in parts of two. */
async function inParts(read: (after?: ListPosition) => Promise<readonly HeldRoom[]>): Promise<string[]> {
  const ids: string[] = [];
  let after: ListPosition | undefined;
  for (;;) {
    const part = await read(after);
    expect(part.length).toBeLessThanOrEqual(2);
    const last = part.at(-1);
    if (last === undefined) return ids;
    ids.push(...part.map(({ room }) => room.id));
    after = { activeAt: last.activeAt, id: last.room.id };
  }
}

export function describeRooms(makeStorage: MakeStorage): void {
  const makeRooms = async (): Promise<RoomStore> => (await makeStorage()).rooms;

  describe('create', () => {
    test('stores everything about a room', async () => {
      const rooms = await makeRooms();
      const room = roomOf('a', {
        revision: 7,
        code: 'ABC234',
        isListed: true,
        updatedAt: 2000,
        expiresAt: 3000,
        document: '{"name":"Zoë 長 👩🏽‍🚀 \\u0000"}',
        holders: [
          { holder: 'p:zoe', seat: null },
          { holder: 'p:zoe', seat: 0 },
          { holder: 'k:1f', seat: 2 },
        ],
      });
      expect(await rooms.create(room)).toBe('created');
      expect(await rooms.get('a')).toEqual(room);
      expect(await rooms.byCode('ABC234')).toEqual(room);
      expect(await rooms.get('b')).toBeUndefined();
      expect(await rooms.byCode('ABC235')).toBeUndefined();
    });

    test.each<[string, Partial<StoredRoom>]>([
      ['id-taken', { id: 'a' }],
      ['code-taken', { code: 'ABC234' }],
      ['key-taken', { holders: [{ holder: 'k:1f', seat: null }] }],
    ])('answers %s, and changes nothing', async (answer, changes) => {
      const rooms = await makeRooms();
      const room = roomOf('a', { code: 'ABC234', holders: [{ holder: 'k:1f', seat: 0 }] });
      await rooms.create(room);
      expect(await rooms.create(roomOf('b', { document: '{}', ...changes }))).toBe(answer);
      expect(await rooms.get('a')).toEqual(room);
      expect(await rooms.get('b')).toBeUndefined();
    });

    test('refuses one key in two places of a room, but not one person', async () => {
      const rooms = await makeRooms();
      const twice = (holder: string) => [
        { holder, seat: null },
        { holder, seat: 1 },
      ];
      expect(await rooms.create(roomOf('a', { holders: twice('k:1f') }))).toBe('key-taken');
      expect(await rooms.create(roomOf('b', { holders: twice('p:zoe') }))).toBe('created');
      expect(await rooms.create(roomOf('c', { holders: twice('p:zoe') }))).toBe('created');
    });

    test('at the same time succeeds once for an id, a code and a key', async () => {
      const rooms = await makeRooms();
      const created = async (made: readonly StoredRoom[]) =>
        (await Promise.all(made.map((room) => rooms.create(room)))).sort();
      expect(await created([1, 2, 3].map((revision) => roomOf('a', { revision })))).toEqual([
        'created',
        'id-taken',
        'id-taken',
      ]);
      expect(await created(['b', 'c', 'd'].map((id) => roomOf(id, { code: 'ABC234' })))).toEqual([
        'code-taken',
        'code-taken',
        'created',
      ]);
      const holders = [{ holder: 'k:1f', seat: null }];
      expect(await created(['e', 'f', 'g'].map((id) => roomOf(id, { holders })))).toEqual([
        'created',
        'key-taken',
        'key-taken',
      ]);
    });
  });

  describe('update', () => {
    const before = roomOf('a', {
      code: 'ABC234',
      isListed: true,
      expiresAt: 5000,
      holders: [
        { holder: 'k:1f', seat: null },
        { holder: 'p:zoe', seat: 1 },
      ],
    });
    const after = roomOf('a', {
      revision: 2,
      state: 'closed',
      updatedAt: 2000,
      document: '{"closed":true}',
      holders: [{ holder: 'p:max', seat: 1 }],
    });

    test('replaces a room of the expected revision', async () => {
      const rooms = await makeRooms();
      await rooms.create(before);
      expect(await rooms.update({ ...after, createdAt: 9 }, 1)).toBe('updated');
      expect(await rooms.get('a')).toEqual(after);
      expect(await rooms.ofHolder('p:zoe', 9)).toEqual([]);
    });

    test.each([0, 2])('changes nothing if revision %i is expected', async (expected) => {
      const rooms = await makeRooms();
      await rooms.create(before);
      expect(await rooms.update(after, expected)).toBe('conflict');
      expect(await rooms.get('a')).toEqual(before);
    });

    test('finds no room', async () => {
      const rooms = await makeRooms();
      expect(await rooms.update(after, 1)).toBe('gone');
      expect(await rooms.get('a')).toBeUndefined();
    });

    test('keeps its own keys, and refuses those of another room', async () => {
      const rooms = await makeRooms();
      await rooms.create(before);
      await rooms.create(roomOf('b', { holders: [{ holder: 'k:2f', seat: 0 }] }));
      const moved = { ...after, holders: [{ holder: 'k:1f', seat: 3 }] };
      expect(await rooms.update(moved, 1)).toBe('updated');
      const taken = { ...after, revision: 3, holders: [{ holder: 'k:2f', seat: 0 }] };
      expect(await rooms.update(taken, 2)).toBe('key-taken');
      expect(await rooms.get('a')).toEqual(moved);
    });

    test('sets code and keys free', async () => {
      const rooms = await makeRooms();
      await rooms.create(before);
      await rooms.update(after, 1);
      expect(await rooms.byCode('ABC234')).toBeUndefined();
      const other = roomOf('b', { code: 'ABC234', holders: [{ holder: 'k:1f', seat: 0 }] });
      expect(await rooms.create(other)).toBe('created');
    });

    test('to another code is a fault of the program, and changes nothing', async () => {
      const rooms = await makeRooms();
      await rooms.create(before);
      await expect(rooms.update({ ...after, code: 'XYZ234' }, 1)).rejects.toThrow('code');
      expect(await rooms.get('a')).toEqual(before);
    });

    test('at the same time succeeds exactly once', async () => {
      const rooms = await makeRooms();
      await rooms.create(before);
      const versions = [1, 2, 3, 4].map((n) => ({ ...after, document: `{"n":${n}}` }));
      const updated = await Promise.all(versions.map((room) => rooms.update(room, 1)));
      expect([...updated].sort()).toEqual(['conflict', 'conflict', 'conflict', 'updated']);
      expect(await rooms.get('a')).toEqual(versions[updated.indexOf('updated')]);
    });
  });

  describe('begin', () => {
    const waiting = roomOf('a', { code: 'ABC234' });
    const playing = roomOf('a', { revision: 2, state: 'playing' });

    test('stores room, game and wake-up', async () => {
      const { rooms, games, wakes } = await makeStorage();
      await rooms.create(waiting);
      expect(await rooms.begin(playing, 1, headerOf('a'), firstOf({ wakeAt: 70 }))).toBe('begun');
      expect(await rooms.get('a')).toEqual(playing);
      expect((await games.load('a', 0))?.header).toEqual(headerOf('a'));
      expect(await games.read('a', 0, 9)).toEqual(firstOf().entries);
      expect(await wakes.due(70, 9)).toEqual([{ game: 'a', at: 70 }]);
    });

    test('stores neither if the room has another revision, is gone, or a key is taken', async () => {
      const { rooms, games } = await makeStorage();
      await rooms.create(waiting);
      await rooms.create(roomOf('b', { holders: [{ holder: 'k:1f', seat: 0 }] }));
      const taken = { ...playing, holders: [{ holder: 'k:1f', seat: 0 }] };
      expect(await rooms.begin(playing, 2, headerOf('a'), firstOf())).toBe('conflict');
      expect(await rooms.begin(taken, 1, headerOf('a'), firstOf())).toBe('key-taken');
      expect(await rooms.begin(roomOf('c'), 1, headerOf('c'), firstOf())).toBe('gone');
      expect(await rooms.get('a')).toEqual(waiting);
      expect(await games.list()).toEqual([]);
    });

    test('twice changes nothing the second time', async () => {
      const { rooms, games } = await makeStorage();
      await rooms.create(waiting);
      const begun = await Promise.all([
        rooms.begin(playing, 1, headerOf('a'), firstOf()),
        rooms.begin(playing, 1, headerOf('a'), firstOf()),
      ]);
      expect([...begun].sort()).toEqual(['begun', 'conflict']);
      expect((await games.list()).length).toBe(1);
    });

    test('leaves the room as it is if there is a game with its id', async () => {
      const { rooms, games } = await makeStorage();
      await rooms.create(waiting);
      await games.create({ ...headerOf('a'), seed: 'another' }, firstOf());
      expect(await rooms.begin(playing, 1, headerOf('a'), firstOf())).toBe('conflict');
      expect(await rooms.get('a')).toEqual(waiting);
      expect((await games.load('a', 0))?.header).toMatchObject({ seed: 'another' });
    });
  });

  describe('lists', () => {
    test('of open tables have waiting rooms only, the newest first', async () => {
      const rooms = await makeRooms();
      for (const [id, createdAt] of [
        ['old', 10],
        ['new', 30],
        ['middle', 20],
      ] as const) {
        await rooms.create(roomOf(id, { createdAt, isListed: true }));
      }
      await rooms.create(roomOf('private', { createdAt: 40 }));
      await rooms.create(roomOf('begun', { createdAt: 50, isListed: true, state: 'playing' }));
      expect(idsOf(await rooms.listed(9))).toEqual(['new', 'middle', 'old']);
      expect(idsOf(await rooms.listed(2))).toEqual(['new', 'middle']);
    });

    test('of a holder have each room once, with what changed last first', async () => {
      const { rooms, games } = await makeStorage();
      const holders = [
        { holder: 'p:zoe', seat: null },
        { holder: 'p:zoe', seat: 2 },
      ];
      await rooms.create(roomOf('a', { updatedAt: 10, holders }));
      await rooms.create(roomOf('b', { updatedAt: 20, holders }));
      await rooms.create(roomOf('c', { updatedAt: 30, holders: [{ holder: 'p:max', seat: 0 }] }));
      await games.create(headerOf('a'), firstOf({ updatedAt: 15 }));
      expect(await rooms.ofHolder('p:zoe', 9)).toEqual([
        { room: await rooms.get('b'), activeAt: 20, summary: null },
        { room: await rooms.get('a'), activeAt: 15, summary: firstOf({ updatedAt: 15 }).summary },
      ]);
      const moved = additionOf(2, { updatedAt: 40 });
      await games.append('a', { seq: 1, revision: 0 }, moved);
      expect((await rooms.ofHolder('p:zoe', 1))[0]).toEqual({
        room: await rooms.get('a'),
        activeAt: 40,
        summary: moved.summary,
      });
      expect(await rooms.ofHolder('p:nobody', 9)).toEqual([]);
    });

    test('can be read in parts, also where several rooms changed at the same time', async () => {
      const rooms = await makeRooms();
      const holders = [{ holder: 'p:zoe', seat: 0 }];
      for (const [id, updatedAt] of [
        ['a', 10],
        ['b', 20],
        ['c', 20],
        ['d', 20],
        ['e', 30],
      ] as const) {
        await rooms.create(roomOf(id, { updatedAt, holders: id === 'd' ? [] : holders }));
      }
      expect(await inParts((after) => rooms.ofHolder('p:zoe', 2, after))).toEqual(['e', 'b', 'c', 'a']);
      expect(await inParts((after) => rooms.recent(2, after))).toEqual(['e', 'b', 'c', 'd', 'a']);
    });

    test('of rooms that expire have those whose time has come, the most overdue first', async () => {
      const rooms = await makeRooms();
      for (const [id, expiresAt] of [
        ['later', 31],
        ['now', 30],
        ['before', 20],
        ['never', null],
      ] as const) {
        await rooms.create(roomOf(id, { expiresAt }));
      }
      expect(idsOf(await rooms.dueToExpire(30, 9))).toEqual(['before', 'now']);
      expect(idsOf(await rooms.dueToExpire(30, 1))).toEqual(['before']);
      expect(await rooms.dueToExpire(19, 9)).toEqual([]);
    });

    test('of orphans have rooms of people who were removed, until these hold nothing any more', async () => {
      const { rooms, people } = await makeStorage();
      await people.create(personOf('zoe'), deviceOf('1'));
      await people.create(personOf('max'), deviceOf('2'));
      const room = roomOf('a', {
        holders: [
          { holder: 'p:max', seat: 0 },
          { holder: 'p:zoe', seat: 1 },
          { holder: 'k:zoe', seat: 2 },
        ],
      });
      await rooms.create(room);
      await rooms.create(roomOf('b', { holders: [{ holder: 'p:max', seat: 0 }] }));
      expect(await rooms.orphaned(9)).toEqual([]);
      await people.remove('zoe');
      expect(await rooms.orphaned(9)).toEqual([room]);
      await rooms.update({ ...room, revision: 2, holders: [{ holder: 'p:max', seat: 0 }] }, 1);
      expect(await rooms.orphaned(9)).toEqual([]);
    });

    test('are counted by state', async () => {
      const rooms = await makeRooms();
      const none = { waiting: 0, playing: 0, over: 0, closed: 0, expired: 0 };
      expect(await rooms.counts()).toEqual(none);
      await rooms.create(roomOf('a'));
      await rooms.create(roomOf('b'));
      await rooms.create(roomOf('c', { state: 'over' }));
      expect(await rooms.counts()).toEqual({ ...none, waiting: 2, over: 1 });
    });
  });

  describe('remove', () => {
    test('removes a room with its game, and everything can be used again', async () => {
      const { rooms, games, wakes } = await makeStorage();
      const holders = [{ holder: 'k:1f', seat: 0 }];
      await rooms.create(roomOf('a', { holders }));
      await rooms.create(roomOf('b'));
      for (const id of ['a', 'b'])
        await rooms.begin(
          roomOf(id, { revision: 2, code: null, holders: id === 'a' ? holders : [] }),
          1,
          headerOf(id),
          firstOf({ wakeAt: 5 }),
        );
      await rooms.remove('a');
      expect(await rooms.get('a')).toBeUndefined();
      expect(await rooms.ofHolder('k:1f', 9)).toEqual([]);
      expect(await games.load('a', 0)).toBeUndefined();
      expect(await games.read('a', 0, 9)).toEqual([]);
      expect(await wakes.due(9, 9)).toEqual([{ game: 'b', at: 5 }]);
      expect(await rooms.get('b')).toBeDefined();
      expect((await games.list()).length).toBe(1);
      expect(await rooms.create(roomOf('a', { holders }))).toBe('created');
      expect(await rooms.begin(roomOf('a', { revision: 2 }), 1, headerOf('a'), firstOf())).toBe('begun');
    });

    test('of a room that does not exist does nothing', async () => {
      const rooms = await makeRooms();
      await rooms.remove('a');
      expect(await rooms.recent(9)).toEqual([]);
    });
  });

  describe('names', () => {
    test('are changed in a room and its game together', async () => {
      const { rooms, games } = await makeStorage();
      await rooms.create(roomOf('a'));
      await rooms.begin(roomOf('a', { revision: 2 }), 1, headerOf('a'), firstOf());
      const names = headerOf('a').setup.seats.map((_, seat) => `Name ${seat}`);
      const headerNow = async () => (await games.load('a', 1))?.header as ReturnType<typeof headerOf>;
      const namesNow = async () => (await headerNow()).setup.seats.map(({ name }) => name);
      const before = await namesNow();
      expect(await rooms.update(roomOf('a', { revision: 3 }), 1, names)).toBe('conflict');
      expect(await namesNow()).toEqual(before);
      expect(await rooms.update(roomOf('a', { revision: 3 }), 2, names)).toBe('updated');
      expect(await namesNow()).toEqual(names);
      expect({ ...(await headerNow()), setup: 0 }).toEqual({ ...headerOf('a'), setup: 0 });
    });

    test('of a room without a game are left alone', async () => {
      const rooms = await makeRooms();
      await rooms.create(roomOf('a'));
      expect(await rooms.update(roomOf('a', { revision: 2 }), 1, ['Zoë'])).toBe('updated');
    });
  });

  test('rooms of a holder are listed and counted by state', async () => {
    const rooms = await makeRooms();
    const holders = [{ holder: 'p:zoe', seat: 0 }];
    for (const [id, state] of [
      ['a', 'waiting'],
      ['b', 'over'],
      ['c', 'playing'],
    ] as const)
      await rooms.create(roomOf(id, { state, holders }));
    await rooms.create(roomOf('d', { state: 'over', holders: [{ holder: 'p:max', seat: 0 }] }));
    const listed = async (...states: StoredRoom['state'][]) =>
      (await rooms.ofHolder('p:zoe', 10, undefined, states)).map(({ room }) => room.id).sort();
    expect(await listed('over')).toEqual(['b']);
    expect(await listed('waiting', 'playing')).toEqual(['a', 'c']);
    expect(await rooms.countOfHolder('p:zoe', ['waiting', 'playing'])).toBe(2);
    expect(await rooms.countOfHolder('p:eve', ['over'])).toBe(0);
  });
}
