/** What every storage has to do with wake-ups and outages. */
import { describe, expect, test } from 'vitest';
import { additionOf, firstOf, headerOf, type MakeStorage } from './samples.ts';

export function describeTimes(makeStorage: MakeStorage): void {
  describe('a wake-up', () => {
    test('comes when its time has come, the most overdue first', async () => {
      const { games, wakes } = await makeStorage();
      expect(await wakes.next()).toBeUndefined();
      for (const [id, wakeAt] of [
        ['late', 31],
        ['now', 30],
        ['before', 20],
      ] as const) {
        await games.create(headerOf(id), firstOf({ wakeAt }));
      }
      await games.create(headerOf('never'), firstOf());
      expect(await wakes.next()).toBe(20);
      expect(await wakes.due(19, 9)).toEqual([]);
      expect(await wakes.due(30, 1)).toEqual([{ game: 'before', at: 20 }]);
    });

    test('that lies days ahead comes at once: the clock was set back', async () => {
      const { games, wakes } = await makeStorage();
      const day = 86_400_000;
      await games.create(headerOf('far'), firstOf({ wakeAt: 3 * day }));
      await games.create(headerOf('near'), firstOf({ wakeAt: 2 * day }));
      expect(await wakes.due(1_000, 9)).toEqual([{ game: 'far', at: 3 * day }]);
    });

    test('is ended, one by one', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), firstOf({ wakeAt: 20 }));
      await games.create(headerOf('b'), firstOf({ wakeAt: 30 }));
      await wakes.done({ game: 'a', at: 20 });
      expect(await wakes.due(99, 9)).toEqual([{ game: 'b', at: 30 }]);
      await wakes.done({ game: 'b', at: 30 });
      await wakes.done({ game: 'b', at: 30 });
      expect(await wakes.next()).toBeUndefined();
    });

    test('is put off, unless it was set anew', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), firstOf({ wakeAt: 20 }));
      await wakes.postpone({ game: 'a', at: 20 }, 30);
      expect(await wakes.due(29, 9)).toEqual([]);
      await wakes.postpone({ game: 'a', at: 20 }, 10);
      expect(await wakes.due(30, 9)).toEqual([{ game: 'a', at: 30 }]);
    });

    test('that was set anew is not ended with the one before', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), firstOf({ wakeAt: 20 }));
      await games.append('a', { seq: 1, revision: 0 }, additionOf(2, { wakeAt: 40 }));
      await wakes.done({ game: 'a', at: 20 });
      expect(await wakes.due(20, 9)).toEqual([]);
      expect(await wakes.due(40, 9)).toEqual([{ game: 'a', at: 40 }]);
    });

    test('stays if an append says nothing about it, and goes if it says null', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), firstOf({ wakeAt: 20 }));
      await games.append('a', { seq: 1, revision: 0 }, additionOf(2));
      expect(await wakes.next()).toBe(20);
      await games.append('a', { seq: 2, revision: 0 }, additionOf(3, { wakeAt: null }));
      expect(await wakes.next()).toBeUndefined();
    });

    test('is not changed by an append that conflicts', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), firstOf({ wakeAt: 20 }));
      await games.append('a', { seq: 5, revision: 0 }, additionOf(6, { wakeAt: 10 }));
      await games.append('a', { seq: 5, revision: 0 }, additionOf(6, { wakeAt: null }));
      expect(await wakes.next()).toBe(20);
    });

    test('goes with its game', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), firstOf({ wakeAt: 20 }));
      await games.remove('a');
      expect(await wakes.next()).toBeUndefined();
    });
  });

  describe('a lease', () => {
    const lease = (holder: string, until: number) => ({ holder, until });

    test('gives a wake-up to one holder until it is over', async () => {
      const { games, wakes } = await makeStorage();
      for (const [id, wakeAt] of [
        ['b', 30],
        ['a', 20],
      ] as const) {
        await games.create(headerOf(id), firstOf({ wakeAt }));
      }
      expect(await wakes.due(40, 1, lease('one', 100))).toEqual([{ game: 'a', at: 20, holder: 'one' }]);
      expect(await wakes.due(50, 9, lease('two', 110))).toEqual([{ game: 'b', at: 30, holder: 'two' }]);
      expect(await wakes.due(99, 9, lease('one', 150))).toEqual([{ game: 'a', at: 20, holder: 'one' }]);
      expect((await wakes.due(110, 9, lease('one', 160))).map(({ game }) => game)).toEqual(['a', 'b']);
      expect(await wakes.due(159, 9, lease('two', 170))).toEqual([]);
      expect((await wakes.due(160, 9, lease('two', 170))).map(({ game }) => game)).toEqual(['a', 'b']);
    });

    test('is one of two holders’ who ask at the same time', async () => {
      const { games, wakes } = await makeStorage();
      const ids = Array.from({ length: 40 }, (_, i) => `game ${i}`);
      for (const id of ids) await games.create(headerOf(id), firstOf({ wakeAt: 20 }));
      const taken = await Promise.all(
        ['one', 'two', 'three'].map((one) => wakes.due(20, 30, lease(one, 90))),
      );
      const given = taken.flat().map(({ game }) => game);
      expect(new Set(given).size).toBe(given.length);
      for (const wake of taken.flat()) await wakes.done(wake);
      for (const wake of await wakes.due(20, 99, lease('one', 90))) await wakes.done(wake);
      expect(await wakes.next()).toBeUndefined();
    });

    test('that has passed to another holder leaves the first one without effect', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), firstOf({ wakeAt: 20 }));
      const [late] = await wakes.due(20, 9, lease('late', 30));
      const [wake] = await wakes.due(30, 9, lease('next', 60));
      if (late === undefined || wake === undefined) throw new Error('nothing was due');
      await wakes.done(late);
      await wakes.postpone(late, 99);
      expect(await wakes.next()).toBe(20);
      await wakes.postpone(wake, 50);
      expect(await wakes.due(50, 9, lease('late', 90))).toEqual([{ game: 'a', at: 50, holder: 'late' }]);
    });

    test('comes with an append, and ends with the next one', async () => {
      const { games, wakes } = await makeStorage();
      await games.create(headerOf('a'), { ...firstOf({ wakeAt: 5 }), lease: lease('one', 30) });
      expect(await wakes.due(29, 9, lease('two', 90))).toEqual([]);
      const second = { ...additionOf(2, { wakeAt: 6 }), lease: lease('two', 40) };
      await games.append('a', { seq: 1, revision: 0 }, second);
      expect(await wakes.due(35, 9, lease('one', 90))).toEqual([]);
      expect(await wakes.due(35, 9, lease('two', 50))).toEqual([{ game: 'a', at: 6, holder: 'two' }]);
      await games.append('a', { seq: 2, revision: 0 }, additionOf(3, { wakeAt: 7 }));
      expect(await wakes.due(36, 9, lease('one', 90))).toEqual([{ game: 'a', at: 7, holder: 'one' }]);
    });
  });

  describe('an outage', () => {
    test('is a gap between signs of life that is longer than allowed', async () => {
      const { meta } = await makeStorage();
      expect(await meta.alive(1000, 100)).toBeUndefined();
      expect(await meta.alive(1100, 100)).toBeUndefined();
      expect(await meta.alive(1201, 100)).toEqual({ from: 1100, to: 1201 });
      expect(await meta.alive(1250, 100)).toBeUndefined();
      expect(await meta.alive(9000, 100)).toEqual({ from: 1250, to: 9000 });
      const both = [
        { from: 1100, to: 1201 },
        { from: 1250, to: 9000 },
      ];
      expect(await meta.outages(0)).toEqual(both);
      expect(await meta.outages(1200)).toEqual(both);
      expect(await meta.outages(1201)).toEqual(both.slice(1));
      expect(await meta.outages(9000)).toEqual([]);
    });

    test('is a time in which no node was alive', async () => {
      const { meta } = await makeStorage();
      await meta.alive(1000, 100, 'one');
      await meta.alive(1050, 100, 'two');
      expect(await meta.alive(1140, 100, 'one')).toBeUndefined();
      expect(await meta.alive(1241, 100, 'two')).toEqual({ from: 1140, to: 1241 });
      expect(await meta.alive(1245, 100, 'one')).toBeUndefined();
      expect(await meta.outages(0)).toEqual([{ from: 1140, to: 1241 }]);
    });

    test('is noted once, though several nodes come back at the same time', async () => {
      const { meta } = await makeStorage();
      await meta.alive(1000, 100, 'one');
      const noted = await Promise.all(['one', 'two', 'three'].map((node) => meta.alive(5000, 100, node)));
      expect(noted.filter((outage) => outage !== undefined)).toEqual([{ from: 1000, to: 5000 }]);
      expect(await meta.outages(0)).toEqual([{ from: 1000, to: 5000 }]);
    });

    test('does not end because the clock of another node is behind', async () => {
      const { meta } = await makeStorage();
      await meta.alive(1000, 100, 'one');
      await meta.alive(1000, 100, 'behind');
      await meta.alive(2000, 100, 'one');
      expect(await meta.alive(1990, 100, 'behind')).toBeUndefined();
      expect(await meta.outages(0)).toEqual([{ from: 1000, to: 2000 }]);
    });

    test('the latest time is known', async () => {
      const { meta } = await makeStorage();
      expect(await meta.latest()).toBe(0);
      await meta.alive(1000, 100);
      await meta.alive(1100, 100);
      expect(await meta.latest()).toBe(1100);
    });

    test('is not seen where the clock was set back', async () => {
      const { meta } = await makeStorage();
      await meta.alive(5000, 100);
      expect(await meta.alive(2000, 100)).toBeUndefined();
      expect(await meta.alive(2050, 100)).toBeUndefined();
      expect(await meta.outages(0)).toEqual([]);
    });

    test('end when the clock is set back', async () => {
      const { meta } = await makeStorage();
      await meta.alive(1000, 100);
      await meta.alive(2000, 100);
      await meta.alive(3000, 100);
      expect(await meta.alive(1500, 100)).toBeUndefined();
      expect(await meta.outages(0)).toEqual([{ from: 1000, to: 1500 }]);
      await meta.alive(500, 100);
      expect(await meta.outages(0)).toEqual([]);
    });
  });
}
