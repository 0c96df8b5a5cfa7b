/** What every storage has to do for nodes that share it. */
import { describe, expect, test } from 'vitest';
import { additionOf, deviceOf, firstOf, headerOf, type MakeStorage, personOf, roomOf } from './samples.ts';

export function describeNodes(makeStorage: MakeStorage): void {
  test('what was added to a game since then is given with its draft', async () => {
    const { games } = await makeStorage();
    await games.create(headerOf('a'), firstOf());
    for (const seq of [2, 3]) await games.append('a', { seq: seq - 1, revision: 0 }, additionOf(seq));
    const entryOf = (seq: number) => ({ type: 'endTurn', seat: 0, command: `${seq}` });
    const draft = { base: 3, revision: 0, actions: [], commands: [] };
    expect(await games.since?.('a', 1)).toEqual({ seq: 3, draft, entries: [entryOf(2), entryOf(3)] });
    expect(await games.since?.('a', 3)).toEqual({ seq: 3, draft, entries: [] });
    expect(await games.since?.('a', 9)).toEqual({ seq: 3, draft, entries: [] });
    expect(await games.since?.('b', 0)).toBeUndefined();
  });

  test('marks say how far tables are, and leave out those that are gone', async () => {
    const { games, rooms, talk, nodes } = await makeStorage();
    const empty = { revision: 1, version: null, said: 0, minutes: 0, presence: 0 };
    for (const id of ['a', 'b', 'c']) await rooms.create(roomOf(id));
    await games.create(headerOf('b'), firstOf());
    await games.append('b', { seq: 1, revision: 0 }, additionOf(2));
    const said = { holder: 'p:x', name: 'Noor', at: 5, phrase: null, words: 'Hello' };
    for (let i = 0; i < 3; i++) await talk.add('b', said, 2);
    await nodes.writeMinutes('b', 0, '{}');
    await nodes.setPresence('one', 'b', 30, '{}');
    await nodes.setPresence('two', 'b', 40, '{}');
    await rooms.remove('c');
    const found = await nodes.marks(['a', 'b', 'c', 'd']);
    expect(found.toSorted((x, y) => x.id.localeCompare(y.id))).toEqual([
      { id: 'a', ...empty },
      { id: 'b', revision: 1, version: { seq: 2, revision: 0 }, said: 3, minutes: 1, presence: 70 },
    ]);
    expect(await nodes.marks([])).toEqual([]);
  });

  test('minutes are written by the one who knows them', async () => {
    const { games, rooms, nodes } = await makeStorage();
    await rooms.create(roomOf('a'));
    await games.create(headerOf('a'), firstOf());
    expect(await nodes.minutes('a')).toBeUndefined();
    const first = await Promise.all(['x', 'y'].map((text) => nodes.writeMinutes('a', 0, text)));
    expect(first.toSorted()).toEqual([false, true]);
    expect(await nodes.writeMinutes('a', 2, 'z')).toBe(false);
    const second = await Promise.all(['x', 'y'].map((text) => nodes.writeMinutes('a', 1, text)));
    expect(second.toSorted()).toEqual([false, true]);
    expect(await nodes.minutes('a')).toEqual({ revision: 2, document: second[0] ? 'x' : 'y' });
    await rooms.remove('a');
    expect(await nodes.minutes('a')).toBeUndefined();
  });

  describe('a node', () => {
    test('is told what others say of who is at a table', async () => {
      const { rooms, nodes } = await makeStorage();
      await rooms.create(roomOf('a'));
      await nodes.setPresence('one', 'a', 10, 'first');
      await nodes.setPresence('one', 'a', 20, 'second');
      await nodes.setPresence('two', 'a', 20, 'other');
      await nodes.setPresence('two', 'b', 20, 'elsewhere');
      expect(await nodes.presence('a', 'two')).toEqual([{ room: 'a', node: 'one', document: 'second' }]);
      expect(await nodes.presence('a', 'three')).toHaveLength(2);
      await nodes.setPresence('one', 'a', 30, null);
      expect(await nodes.presence('a', 'two')).toEqual([]);
      await rooms.remove('a');
      expect(await nodes.presence('a', 'three')).toEqual([]);
    });

    test('that leaves says nothing more, and its wake-ups are free', async () => {
      const { games, wakes, nodes } = await makeStorage();
      const lease = (holder: string) => ({ holder, until: 100 });
      await games.create(headerOf('a'), { ...firstOf({ wakeAt: 20 }), lease: lease('one') });
      await nodes.setPresence('one', 'a', 10, 'here');
      await nodes.setPresence('two', 'a', 10, 'here');
      expect(await wakes.due(20, 9, lease('two'))).toEqual([]);
      await nodes.leave('one');
      expect((await wakes.due(20, 9, lease('two'))).map(({ game }) => game)).toEqual(['a']);
      expect((await nodes.presence('a', 'three')).map(({ node }) => node)).toEqual(['two']);
    });

    test('gives signs of life under its name', async () => {
      const { meta } = await makeStorage();
      await meta.alive(1000, 100, 'one');
      await meta.alive(1010, 100, 'two');
      expect(await meta.alive(1101, 100, 'one')).toBeUndefined();
      expect(await meta.pulses()).toEqual([
        { node: 'one', at: 1101 },
        { node: 'two', at: 1010 },
      ]);
      // The site was down while none was alive.
      expect(await meta.alive(1300, 100, 'two')).toEqual({ from: 1101, to: 1300 });
    });
  });

  test('an append can lease its wake-up, until the next one', async () => {
    const { games, wakes } = await makeStorage();
    const lease = (holder: string) => ({ holder, until: 100 });
    await games.create(headerOf('a'), firstOf());
    const leased = { ...additionOf(2, { wakeAt: 20 }), lease: lease('one') };
    await games.append('a', { seq: 1, revision: 0 }, leased);
    expect(await wakes.due(50, 9, lease('two'))).toEqual([]);
    expect(await wakes.due(50, 9, lease('one'))).toHaveLength(1);
    await games.append('a', { seq: 2, revision: 0 }, additionOf(3, { wakeAt: 30 }));
    expect(await wakes.due(50, 9, lease('two'))).toHaveLength(1);
  });

  test('devices that are not known any more are named', async () => {
    const { people, nodes } = await makeStorage();
    await people.create(personOf('p'), deviceOf('d'));
    await people.addDevice('p', deviceOf('e'));
    await people.signOut('p', 'd');
    expect(await nodes.unknownDevices(['d', 'e', 'f'])).toEqual(['d', 'f']);
    expect(await nodes.unknownDevices([])).toEqual([]);
  });
}
