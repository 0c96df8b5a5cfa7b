/** Games in older forms are migrated, are what they were, and can be played on. */
import { EDITIONS, type GameEvent, type Seat, type View, type Viewer } from '@kairo/engine';
import { type Draft, PERSON, type TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../src/index.ts';
import { silent } from './fakeBots.ts';
import { CASES, fixtures, playOn, storeWith, TARGET } from './migratedGames.ts';
import { House, Sitting, there } from './sitting.ts';

test('every migration has fixtures, and every fixture a migration', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(MIGRATIONS).sort());
  for (const prefix of Object.values(CASES)) expect(fixtures(prefix).length).toBeGreaterThan(0);
  const used = Object.values(CASES).flatMap((prefix) => fixtures(prefix).map(([name]) => name));
  const all = fixtures('').map(([name]) => name);
  expect(used.sort()).toEqual(all.filter((name) => name !== 'README.md'));
});

/** What the table at 374f671 showed to a viewer; `legal` is how many actions. */
interface Expected {
  readonly viewer: Viewer;
  readonly acting: Seat;
  readonly legal: number;
  readonly view: Omit<View, 'legal'>;
  readonly draft?: Draft;
}

interface OldSave {
  readonly setup: TableSetup;
  readonly seed: string;
  readonly steps: readonly {
    readonly seat?: Seat;
    readonly events: readonly GameEvent[];
    readonly mishap?: string;
  }[];
  readonly awaitsEnd: boolean;
  readonly draft: readonly object[];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('browserSave1', () => {
  const all = fixtures(CASES.browserSave1).map(
    ([name, text]) => [name, JSON.parse(text) as { save: OldSave; expected: Expected[] }] as const,
  );

  test.each(all)('%s', async (_, { save, expected }) => {
    const before = JSON.stringify(save);
    const migrated = MIGRATIONS.browserSave1(save, TARGET);
    if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
    expect(JSON.stringify(save)).toBe(before);
    const { header, first } = migrated.value;
    expect(header).toMatchObject({ id: 't', setup: save.setup, seed: save.seed, createdAt: TARGET.now });
    expect(first.summary).toEqual({
      updatedAt: TARGET.now,
      points: expected.at(-1)?.view.seats.map(({ points }) => points),
      isOver: false,
    });
    const store = await storeWith(migrated.value);
    const house = new House(store);
    house.bots.decision = silent;
    const sitting = await new Sitting('t', { house }).join();
    for (const { viewer, acting, legal, view, draft } of expected) {
      const known = await sitting.sit(viewer);
      const { legal: actions, ...seen } = known.view;
      expect(plain(seen)).toEqual(view);
      expect([known.acting, actions.length]).toEqual([acting, legal]);
      if (known.draft === undefined) expect(draft).toBeUndefined();
      else {
        const { change: _change, ...rest } = known.draft;
        expect(plain(rest)).toEqual(draft);
      }
      const told = save.steps.map(({ seat, events, mishap }) => ({
        seat,
        events: events.filter(({ to }) => to === 'all' || to === viewer),
        mishap,
      }));
      expect(known.steps.map(({ seat, events, mishap }) => ({ seat, events, mishap }))).toEqual(told);
    }
    sitting.line.close();
    await playOn(store, 20);
  });

  test('the fixtures have everything in them that a save can have', () => {
    const saves = all.map(([, { save }]) => save);
    expect(saves.some(({ awaitsEnd }) => awaitsEnd)).toBe(true);
    expect(saves.some(({ draft }) => draft.length > 2)).toBe(true);
    expect(saves.some(({ steps }) => steps.some(({ mishap }) => mishap !== undefined))).toBe(true);
    expect(saves.some(({ setup }) => setup.seats.some(({ player }) => player !== PERSON))).toBe(true);
    expect(saves.some(({ setup }) => setup.start === 'variable')).toBe(true);
    expect(saves.some(({ setup }) => typeof setup.edition !== 'string')).toBe(true);
    const held = all.flatMap(([, { expected }]) => expected.map(({ draft }) => draft?.held));
    expect(held.some((action) => action !== undefined)).toBe(true);
  });

  const good = there(all.find(([name]) => name === 'browser-held.save'))[1].save;
  const last = there(good.steps.at(-1));
  const withLast = (changes: object): object => ({
    ...good,
    steps: good.steps.with(-1, { ...last, ...changes }),
  });
  const waiting = there(all.find(([name]) => name === 'browser-bots-mishap.save'))[1].save;

  const damaged: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, 'format: expected kairo-table/1'],
    ['another format', { ...good, format: 'kairo-table/0' }, 'format: expected kairo-table/1'],
    ['no set-up', { ...good, setup: undefined }, 'setup: table/malformed'],
    [
      'an unknown edition',
      { ...good, setup: { ...good.setup, edition: 'x' } },
      'setup: table/unknown-edition',
    ],
    ['no seed', { ...good, seed: 1 }, 'seed: expected a text'],
    ['no flag', { ...good, awaitsEnd: 'no' }, 'awaitsEnd: expected true or false'],
    ['no steps', { ...good, steps: undefined }, 'steps: expected a list'],
    ['an empty list of steps', { ...good, steps: [] }, 'steps: expected a snapshot'],
    ['a step that is none', { ...good, steps: [null] }, 'step 0: '],
    [
      'half a step',
      withLast({ action: undefined }),
      `step ${good.steps.length - 1}: action: expected an action`,
    ],
    ['a seat that is none', withLast({ seat: 2 }), 'seat: expected a seat, 0–1'],
    ['no events', withLast({ events: undefined }), 'events: expected list'],
    ['an event for no one', withLast({ events: [{ type: 'started' }] }), 'events.0'],
    ['a mishap that is none', withLast({ mishap: 'tired' }), 'mishap: expected one of crashed, hung, absent'],
    [
      'a torn snapshot',
      { ...good, steps: good.steps.map((step) => ({ ...step, state: 'x' })) },
      'snapshot: snapshot/malformed',
    ],
    ['a lost step', { ...good, steps: good.steps.toSpliced(-2, 1) }, 'expected one that follows'],
    ['no draft', { ...good, draft: undefined }, 'draft: expected a list'],
    ['a draft of nonsense', { ...good, draft: [{ type: 'pass' }] }, 'draft.actions.0: expected an action'],
    [
      'a draft too long',
      { ...good, draft: [...good.draft, ...good.draft] },
      'expected an action that can be drafted',
    ],
    ['the end of a bot’s turn', { ...waiting, awaitsEnd: true, draft: [] }, 'draft: only a person has one'],
  ];
  test.each(damaged)('refuses %s', (_, json, detail) => {
    const before = JSON.stringify(json);
    expect(MIGRATIONS.browserSave1(json, TARGET)).toEqual({
      ok: false,
      error: { code: 'table/bad-save', detail: expect.stringContaining(detail) },
    });
    expect(JSON.stringify(json)).toBe(before);
  });
});

describe('terminalSave1', () => {
  const all = fixtures(CASES.terminalSave1);

  test.each(all)('%s', async (_, text) => {
    const migrated = MIGRATIONS.terminalSave1(text, EDITIONS, TARGET);
    if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
    const { header, first } = migrated.value;
    expect(header).toMatchObject({ id: 't', seed: 'terminal', bots: [null, 'merchant@2'] });
    expect(first.entries.length).toBe(13);
    const store = await storeWith(migrated.value);
    const house = new House(store);
    house.bots.decision = silent;
    const sitting = await new Sitting('t', { house }).join();
    expect(sitting.known).toMatchObject({ viewer: 0, acting: 0, version: { seq: 13 } });
    expect(sitting.known.draft).toMatchObject({
      steps: { length: 3 },
      held: { type: 'discard', card: 'S5' },
      isComplete: true,
    });
    sitting.line.close();
    await playOn(store, 20);
  });

  const [, good] = there(all[0]);
  test.each([
    ['no record', 'x', 'record/'],
    ['an illegal turn', good.replace('take 3 / take pile', 'take 3 / take 3'), 'record/illegal'],
    ['another edition', good.replace(/edition alley \w+/, `edition alley ${'0'.repeat(64)}`), 'record/'],
  ])('refuses %s', (_, text, code) => {
    expect(MIGRATIONS.terminalSave1(text, EDITIONS, TARGET)).toMatchObject({
      ok: false,
      error: { error: { code: expect.stringContaining(code) } },
    });
  });
});
