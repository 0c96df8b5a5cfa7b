/** What every `GameStore` has to do, whatever it stores games in. */
import { DEFAULT_SETUP, type Version } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import {
  type GameHeader,
  type GameStore,
  LONGEST_TAIL,
  OPENED_GAME_FORMAT,
  type Opening,
} from '../src/index.ts';
import { additionOf, entriesOf, fill, firstOf, headerOf } from './storeSamples.ts';

export function describeStore(name: string, makeStore: () => GameStore | Promise<GameStore>): void {
  describe(name, () => {
    describe('create', () => {
      test('stores a game once', async () => {
        const store = await makeStore();
        const first = firstOf({ seq: 3 });
        expect(await store.create(headerOf('a'), first)).toBe(true);
        const stored = await store.load('a', 0);
        expect(await store.create(headerOf('a', { seed: 'another' }), firstOf({ seq: 1 }))).toBe(false);
        expect(await store.load('a', 0)).toEqual(stored);
        expect(stored).toEqual({
          header: headerOf('a'),
          draft: first.draft,
          snapshot: first.snapshot,
          entries: entriesOf(3, 1),
        });
        expect(await store.read('a', 0, 99)).toEqual(entriesOf(1, 3));
      });

      test('at the same time succeeds exactly once', async () => {
        const store = await makeStore();
        const created = await Promise.all(
          [1, 2, 3, 4].map((seq) => store.create(headerOf('a', { seed: `${seq}` }), firstOf({ seq }))),
        );
        expect(created.filter(Boolean).length).toBe(1);
        const winner = created.indexOf(true) + 1;
        expect((await store.load('a', 0))?.header).toEqual(headerOf('a', { seed: `${winner}` }));
        expect((await store.read('a', 0, 99)).length).toBe(winner);
      });

      test('stores a header with bots, and a custom edition', async () => {
        const store = await makeStore();
        const edition = { id: 'own', notes: ['é'] } as unknown as GameHeader['setup']['edition'];
        const header = headerOf('a', {
          bots: [null, 'vizier@500'],
          setup: { ...DEFAULT_SETUP, edition },
        });
        await store.create(header, firstOf());
        expect((await store.load('a', 0))?.header).toEqual(header);
      });
    });

    test('stores a header of a game that begins at a position', async () => {
      const store = await makeStore();
      const position = { phase: 'play', notes: ['é'] } as unknown as Opening['position'];
      const opening = { position, origin: { game: 'b', turn: 24 } };
      const header = headerOf('a', { format: OPENED_GAME_FORMAT, opening });
      await store.create(header, firstOf());
      expect((await store.load('a', 0))?.header).toEqual(header);
      expect((await store.list())[0]?.header).toEqual(header);
    });

    describe('load', () => {
      test('finds nothing where there is no game', async () => {
        const store = await makeStore();
        expect(await store.load('a', 0)).toBeUndefined();
        await store.create(headerOf('a'), firstOf());
        expect(await store.load('b', 0)).toBeUndefined();
        expect(await store.load('A', 0)).toBeUndefined();
        expect(await store.load('', 0)).toBeUndefined();
      });

      // With 14 entries there are snapshots after 1, 4, 8 and 12.
      test.each([
        [0, 12],
        [1, 12],
        [2, 12],
        [3, 8],
        [6, 8],
        [7, 4],
        [10, 4],
        [11, 1],
        [13, 1],
        [14, 1],
        [999, 1],
      ])('with a tail of at least %i entries starts at the snapshot after number %i', async (tail, seq) => {
        const store = await makeStore();
        await fill(store, 'a', 14);
        expect(await store.load('a', tail)).toEqual({
          header: headerOf('a'),
          draft: additionOf({ seq: 14 }).draft,
          snapshot: { seq, state: `state ${seq}` },
          entries: entriesOf(seq, 15 - seq),
        });
      });

      test('without enough entries starts at the first snapshot, which may be a late one', async () => {
        const store = await makeStore();
        await store.create(headerOf('a'), firstOf({ seq: 30 }));
        await store.append('a', { seq: 30, revision: 0 }, additionOf({ seq: 31 }));
        expect(await store.load('a', 40)).toMatchObject({
          snapshot: { seq: 30, state: 'state 30' },
          entries: entriesOf(30, 2),
        });
      });

      test('of a long game starts where the tail asks for, or before if that is a very long one', async () => {
        const store = await makeStore();
        const length = 150;
        await fill(store, 'a', length);
        for (const tail of [0, 40, LONGEST_TAIL, LONGEST_TAIL + 1, 100, 999, Number.MAX_SAFE_INTEGER]) {
          const latest = Math.max(1, Math.floor((length - tail) / 4) * 4);
          const stored = await store.load('a', tail);
          const { seq, state } = stored?.snapshot ?? {};
          if (tail <= LONGEST_TAIL) expect(seq).toBe(latest);
          else expect(seq).toBeLessThanOrEqual(latest);
          expect(state).toBe(`state ${seq}`);
          expect(stored?.entries).toEqual(entriesOf(seq ?? 0, length + 1 - (seq ?? 0)));
        }
      });
    });

    describe('read', () => {
      test.each([
        [0, 3, 1, 3],
        [0, 10, 1, 10],
        [0, 99, 1, 10],
        [4, 6, 5, 2],
        [9, 10, 10, 1],
        [5, 5, 0, 0],
        [10, 20, 0, 0],
        [50, 60, 0, 0],
      ])('after %i up to %i', async (after, upTo, from, count) => {
        const store = await makeStore();
        await fill(store, 'a', 10);
        expect(await store.read('a', after, upTo)).toEqual(entriesOf(from, count));
      });

      test('finds nothing where there is no game', async () => {
        const store = await makeStore();
        expect(await store.read('a', 0, 99)).toEqual([]);
      });
    });

    describe('append', () => {
      test('adds entries, and replaces draft and summary', async () => {
        const store = await makeStore();
        await store.create(headerOf('a'), firstOf());
        const addition = additionOf({ seq: 4, count: 3, revision: 1, updatedAt: 7 });
        expect(await store.append('a', { seq: 1, revision: 0 }, addition)).toEqual({ ok: true });
        expect(await store.read('a', 0, 99)).toEqual(entriesOf(1, 4));
        expect((await store.load('a', 0))?.draft).toEqual(addition.draft);
        expect(await store.list()).toEqual([{ header: headerOf('a'), summary: addition.summary }]);
      });

      test('of a draft alone adds no entry, and raises the revision', async () => {
        const store = await makeStore();
        await store.create(headerOf('a'), firstOf());
        const drafted = additionOf({ seq: 1, count: 0, revision: 1 });
        expect(await store.append('a', { seq: 1, revision: 0 }, drafted)).toEqual({ ok: true });
        expect((await store.load('a', 0))?.draft).toEqual(drafted.draft);
        expect((await store.read('a', 0, 99)).length).toBe(1);
        const again = await store.append('a', { seq: 1, revision: 0 }, drafted);
        expect(again).toEqual({ ok: false, found: { seq: 1, revision: 1 } });
        const settled = additionOf({ seq: 2, revision: 2 });
        expect(await store.append('a', { seq: 1, revision: 1 }, settled)).toEqual({ ok: true });
      });

      test.each<[string, Version]>([
        ['an older seq', { seq: 4, revision: 5 }],
        ['a later seq', { seq: 6, revision: 5 }],
        ['an older revision', { seq: 5, revision: 4 }],
        ['a later revision', { seq: 5, revision: 6 }],
        ['nothing', { seq: 0, revision: 0 }],
      ])('that expects %s changes nothing, and names the version found', async (_, expected) => {
        const store = await makeStore();
        await fill(store, 'a', 5);
        const before = [await store.load('a', 0), await store.load('a', 99), await store.list()];
        const addition = additionOf({ seq: 7, count: 2, snapshot: true, updatedAt: 99, text: 'x' });
        expect(await store.append('a', expected, addition)).toEqual({
          ok: false,
          found: { seq: 5, revision: 5 },
        });
        expect([await store.load('a', 0), await store.load('a', 99), await store.list()]).toEqual(before);
        expect(await store.read('a', 0, 99)).toEqual(entriesOf(1, 5));
      });

      test('to a game that does not exist changes nothing', async () => {
        const store = await makeStore();
        const addition = additionOf({ seq: 2 });
        expect(await store.append('a', { seq: 1, revision: 0 }, addition)).toEqual({
          ok: false,
          found: undefined,
        });
        expect(await store.load('a', 0)).toBeUndefined();
        expect(await store.list()).toEqual([]);
      });

      test('at the same time succeeds exactly once, as a whole', async () => {
        const store = await makeStore();
        await fill(store, 'a', 5);
        const additions = Array.from({ length: 8 }, (_, i) =>
          additionOf({ seq: 8, count: 3, revision: 6 + i, snapshot: true, text: `${i} ` }),
        );
        const expected = { seq: 5, revision: 5 };
        const appended = await Promise.all(
          additions.map((addition) => store.append('a', expected, addition)),
        );
        expect(appended.filter(({ ok }) => ok).length).toBe(1);
        const winner = appended.findIndex(({ ok }) => ok);
        expect(await store.read('a', 5, 99)).toEqual(additions[winner]?.entries);
        const stored = await store.load('a', 0);
        expect(stored?.draft).toEqual(additions[winner]?.draft);
        expect(stored?.snapshot).toEqual({ seq: 8, state: 'state 8' });
        for (const [i, result] of appended.entries()) {
          if (i !== winner) expect(result).toEqual({ ok: false, found: { seq: 8, revision: 6 + winner } });
        }
      });

      test('at the same time to different games succeeds for each', async () => {
        const store = await makeStore();
        const ids = ['a', 'b', 'c'];
        for (const id of ids) await store.create(headerOf(id), firstOf());
        const appended = await Promise.all(
          ids.map((id) => store.append(id, { seq: 1, revision: 0 }, additionOf({ seq: 2, text: id }))),
        );
        expect(appended).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
        for (const id of ids) expect(await store.read(id, 1, 9)).toEqual(entriesOf(2, 1, id));
      });
    });

    describe('list', () => {
      test('has every game, the one that changed last first', async () => {
        const store = await makeStore();
        expect(await store.list()).toEqual([]);
        for (const [id, updatedAt] of [
          ['old', 10],
          ['new', 30],
          ['middle', 20],
        ] as const) {
          await store.create(headerOf(id), firstOf({ updatedAt }));
        }
        const ids = async () => (await store.list()).map(({ header }) => (header as GameHeader).id);
        expect(await ids()).toEqual(['new', 'middle', 'old']);
        await store.append('old', { seq: 1, revision: 0 }, additionOf({ seq: 2, updatedAt: 40 }));
        expect(await ids()).toEqual(['old', 'new', 'middle']);
        expect((await store.list())[0]).toEqual({
          header: headerOf('old'),
          summary: { updatedAt: 40, points: [2, 0], isOver: false },
        });
      });
    });

    describe('remove', () => {
      test('removes one game with everything, and the id can be used again', async () => {
        const store = await makeStore();
        await fill(store, 'a', 9);
        await fill(store, 'b', 5);
        const other = await store.load('b', 99);
        await store.remove('a');
        expect(await store.load('a', 0)).toBeUndefined();
        expect(await store.read('a', 0, 99)).toEqual([]);
        expect(await store.append('a', { seq: 9, revision: 9 }, additionOf({ seq: 10 }))).toEqual({
          ok: false,
          found: undefined,
        });
        expect(await store.load('b', 99)).toEqual(other);
        expect((await store.list()).length).toBe(1);
        expect(await store.create(headerOf('a'), firstOf({ seq: 2 }))).toBe(true);
        expect(await store.load('a', 99)).toMatchObject({ snapshot: { seq: 2 }, entries: { length: 1 } });
        expect(await store.read('a', 0, 99)).toEqual(entriesOf(1, 2));
      });

      test('of a game that does not exist does nothing', async () => {
        const store = await makeStore();
        await store.remove('a');
        expect(await store.list()).toEqual([]);
      });
    });

    describe('what is stored', () => {
      test('is kept for each game apart, whatever the ids look like', async () => {
        const store = await makeStore();
        const ids = [
          'a',
          'ab',
          'a b',
          'a/b',
          'a:1',
          '..',
          'Ä',
          '☃️',
          '0',
          'constructor',
          'a%20b',
          'x'.repeat(64),
        ];
        for (const [i, id] of ids.entries())
          await store.create(headerOf(id), firstOf({ seq: i + 1, text: id }));
        for (const [i, id] of ids.entries()) {
          const length = i + 1;
          expect((await store.load(id, 0))?.header).toEqual(headerOf(id));
          expect(await store.read(id, 0, 99)).toEqual(entriesOf(1, length, id));
        }
        expect((await store.list()).length).toBe(ids.length);
      });

      test('is any text', async () => {
        const store = await makeStore();
        const text = 'Zoë 長い名前 👩🏽‍🚀 \u0000 \n \r\n \u2028 " \\ ‏שלום';
        const [seat] = DEFAULT_SETUP.seats;
        if (seat === undefined) throw new Error('the default has seats');
        const header = headerOf('a', {
          seed: text,
          setup: { ...DEFAULT_SETUP, seats: [{ ...seat, name: text }] },
        });
        const first = { ...firstOf({ text }), snapshot: { seq: 1, state: text } };
        await store.create(header, first);
        expect(await store.load('a', 0)).toEqual({
          header,
          draft: first.draft,
          snapshot: first.snapshot,
          entries: first.entries,
        });
      });

      test('may be large', async () => {
        const store = await makeStore();
        const text = 'x'.repeat(300_000);
        await store.create(headerOf('a'), { ...firstOf({ text }), snapshot: { seq: 1, state: text } });
        await store.append('a', { seq: 1, revision: 0 }, additionOf({ seq: 11, count: 10, text }));
        expect(await store.read('a', 0, 99)).toEqual(entriesOf(1, 11, text));
        expect((await store.load('a', 0))?.snapshot.state).toBe(text);
      });

      test('has as many entries as a long game', async () => {
        const store = await makeStore();
        await store.create(headerOf('a'), firstOf({ seq: 1500 }));
        expect(await store.read('a', 0, 9999)).toEqual(entriesOf(1, 1500));
      });

      test('does not change with the objects that were passed in or out', async () => {
        const store = await makeStore();
        const loosen = (value: unknown) => value as { [field: string]: unknown };
        const header = structuredClone(headerOf('a'));
        const first = structuredClone(firstOf());
        await store.create(header, first);
        const addition = structuredClone(additionOf({ seq: 2, snapshot: true }));
        await store.append('a', { seq: 1, revision: 0 }, addition);
        const read = async () => [
          await store.load('a', 0),
          await store.load('a', 99),
          await store.read('a', 0, 99),
          await store.list(),
        ];
        const before = structuredClone(await read());
        const spoil = (value: unknown): void => {
          if (typeof value !== 'object' || value === null) return;
          for (const [key, inner] of Object.entries(value)) {
            spoil(inner);
            loosen(value)[key] = 'spoilt';
          }
        };
        for (const passed of [header, first, addition]) spoil(passed);
        expect(await read()).toEqual(before);
        for (const returned of await read()) spoil(returned);
        expect(await read()).toEqual(before);
      });
    });
  });
}
