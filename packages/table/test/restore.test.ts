/** Games that are left and taken up again, and stored data that is no game. */
import { FastRandom, type Game, legalActions, RULES_VERSION } from '@kairo/engine';
import { PERSON, type TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import {
  type Addition,
  type GameHeader,
  GameLog,
  Match,
  MemoryStore,
  type StoredDraft,
  type StoredGame,
} from '../src/index.ts';
import { gameOfSetup } from '../src/match/gameOfSetup.ts';
import { restoreMatch } from '../src/match/restoreMatch.ts';
import { choose, silent } from './fakeBots.ts';
import { aWhile, House, Sitting, setupOf, there, Wire } from './sitting.ts';

function gameOf(setup: TableSetup): Game {
  const game = gameOfSetup(setup);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

/** Another program that finds the same store, with bots that never answer. */
function laterHouse({ store }: House): House {
  const later = new House(store);
  later.bots.decision = silent;
  return later;
}

/** A game in the middle of a draft of several steps, the last of them held. */
async function midDraft(): Promise<Sitting> {
  const random = new FastRandom('save');
  const sitting = await Sitting.open('t', setupOf([PERSON, 'trader'], { start: 'variable' }));
  for (;;) {
    await sitting.untilPerson();
    while (!sitting.known.draft?.isComplete) {
      const { legal, phase } = sitting.known.view;
      const pick = legal.find((action) => action.type === 'pick' && action.from === 'display');
      await sitting.act(phase === 'play' && pick !== undefined ? pick : choose(legal, random));
    }
    const { steps, held } = there(sitting.known.draft);
    if (steps.length >= 2 && held !== undefined) return sitting;
    await sitting.endTurn();
  }
}

describe('a game', () => {
  test('goes on exactly where it was left, at every version', async () => {
    const sitting = await Sitting.open('t', setupOf([PERSON, 'trader'], { start: 'variable' }));
    const random = new FastRandom('every version');
    const counts = { held: 0, draft: 0, awaiting: 0 };
    while ((await sitting.untilPerson()) !== undefined) {
      const { draft, view } = sitting.known;
      if (draft?.isComplete) await sitting.endTurn();
      else await sitting.act(choose(view.legal, random));
      await sitting.untilPerson();
      const now = sitting.known.draft;
      if (now?.held !== undefined) counts.held++;
      else if (now?.isComplete && !now.canUndo) counts.awaiting++;
      else if (now?.canUndo) counts.draft++;
      const later = await new Sitting('t', { house: laterHouse(sitting.house) }).join();
      const { steps, ...known } = later.known;
      const { steps: before, ...expected } = sitting.known;
      expect(known).toEqual(expected);
      expect(steps.map(({ view: _, ...step }) => step.events)).toEqual(before.map(({ events }) => events));
      later.line.close();
    }
    expect(Math.min(counts.held, counts.draft, counts.awaiting)).toBeGreaterThan(1);
    expect(sitting.known.version.seq).toBeGreaterThan(50);
  });

  test('is shown as it was, and its draft can be undone', async () => {
    const sitting = await midDraft();
    const later = await new Sitting('t', { house: laterHouse(sitting.house) }).join();
    expect(later.known.draft).toEqual(sitting.known.draft);
    expect(later.known.draft?.held).toBeDefined();
    for (let steps = there(later.known.draft).steps.length; steps >= 0; steps--) {
      const { draft } = await later.undo();
      expect([draft?.steps.length, draft?.held]).toEqual([steps, undefined]);
    }
    expect(await later.refusalOf({ type: 'undo' })).toBe('table/nothing-to-undo');
  });

  test('is loaded from a late snapshot, however long it is', async () => {
    const setup = setupOf(['trader', 'trader']);
    const loads: number[] = [];
    class Counting extends MemoryStore {
      override async load(id: string, tail: number): Promise<StoredGame | undefined> {
        const stored = await super.load(id, tail);
        loads.push(there(stored).entries.length);
        return stored;
      }
    }
    const store = new Counting();
    const dealt = Match.deal(gameOf(setup), 'long');
    await GameLog.create(store, { id: 't', setup, seed: 'long' }, dealt, () => 0);
    const loaded = there(await GameLog.load(store, 't'));
    if (!loaded.ok) throw new Error(loaded.error.code);
    const tools = { store, isDurable: true, now: () => 0 };
    const log = new GameLog(loaded.value, tools, () => undefined);
    const random = new FastRandom('long');
    let { match } = dealt;
    while (!match.isOver) {
      const change = there(match.play(choose(legalActions(match.settledState), random)));
      await log.append(match.version, change);
      match = change.match;
      const again = there(await GameLog.load(store, 't'));
      expect(again.ok && again.value.match.version).toEqual(match.version);
    }
    expect(loads.length).toBeGreaterThan(100);
    expect(Math.max(...loads)).toBeLessThanOrEqual(40 + 16 + 1);
  });
});

describe('stored data', async () => {
  const sitting = await midDraft();
  sitting.line.close();
  const good = there(await sitting.house.store.load('t', 0));
  const header = good.header as GameHeader;
  const draft = good.draft as StoredDraft;
  const entries = good.entries as readonly { readonly [field: string]: unknown }[];
  const { snapshot } = good;
  const otherSetup = setupOf([PERSON, PERSON, PERSON]);
  const store = new MemoryStore();
  const otherDeal = Match.deal(gameOf(otherSetup), 'other');
  await GameLog.create(store, { id: 'other', setup: otherSetup, seed: 'other' }, otherDeal, () => 0);
  const otherGame = there(await store.load('other', 0));

  const withHeader = (changes: object): unknown => ({ ...good, header: { ...header, ...changes } });
  const withDraft = (changes: object): unknown => ({ ...good, draft: { ...draft, ...changes } });
  const withSnapshot = (changes: object): unknown => ({ ...good, snapshot: { ...snapshot, ...changes } });
  /** Changes the entry at an index; negative ones count from the end. */
  const withEntry = (index: number, changes: object): unknown => ({
    ...good,
    entries: entries.with(index, { ...entries.at(index), ...changes }),
  });
  const number = (index: number): number => snapshot.seq + entries.length + index;
  const step = entries.findLastIndex(({ type }) => type === 'step');
  const atStep = step - entries.length;
  const follows = (at: number) => `entry ${at}: expected one that follows from the entries before it`;

  test('as it was stored is a game', () => {
    expect(restoreMatch(structuredClone(good)).ok).toBe(true);
    expect(entries.length).toBeGreaterThan(8);
  });

  const bad: readonly (readonly [string, unknown, string])[] = [
    ['no header', { ...good, header: null }, 'header: expected an object'],
    ['another format', withHeader({ format: 'kairo-game/9' }), 'format: expected kairo-game/2'],
    ['no id', withHeader({ id: 7 }), 'id: expected a text'],
    ['no seed', withHeader({ seed: 1 }), 'seed: expected a text'],
    ['no time', withHeader({ createdAt: 'today' }), 'createdAt: expected a time'],
    ['no set-up', withHeader({ setup: undefined }), 'setup: setup: expected an object'],
    [
      'a seat without a player',
      withHeader({ setup: { ...header.setup, seats: [{ name: '', icon: 'ankh' }] } }),
      'setup: seats.0.player: expected one of person, apprentice, trader, merchant, vizier',
    ],
    ['too few seats', withHeader({ setup: { ...header.setup, seats: [] } }), 'setup: setup/players'],
    [
      'an unknown edition',
      withHeader({ setup: { ...header.setup, edition: 'x' } }),
      'setup: table/unknown-edition',
    ],
    ['bots that are no list', withHeader({ bots: 'vizier' }), 'bots: expected the name of a bot or null'],
    ['an unknown bot', withHeader({ bots: [null, 'sphinx'] }), 'bots: expected the name of a bot or null'],
    ['too few bots', withHeader({ bots: ['vizier'] }), 'bots: expected the name of a bot or null'],
    ['no snapshot', { ...good, snapshot: undefined }, 'snapshot: expected a number of entries and a state'],
    ['a snapshot of nothing', withSnapshot({ seq: 0 }), 'snapshot: expected a number of entries and a state'],
    ['a number as state', withSnapshot({ state: 7 }), 'snapshot: expected a number of entries and a state'],
    ['a torn state', withSnapshot({ state: snapshot.state.slice(0, 99) }), 'snapshot: snapshot/malformed'],
    ['the state of another game', withSnapshot(otherGame.snapshot), 'snapshot: snapshot/other-game'],
    ['no list of entries', { ...good, entries: null }, 'entries: expected a list'],
    ['no entries', { ...good, entries: [] }, 'entries: expected at least one'],
    [
      'an entry that is none',
      { ...good, entries: [...entries, null] },
      `entry ${number(0)}: entry: expected an object`,
    ],
    ['an unknown entry', withEntry(-1, { type: 'resign' }), 'type: expected one of deal, step, endTurn'],
    [
      'a seat that is none',
      withEntry(atStep, { seat: 2 }),
      `entry ${number(atStep)}: seat: expected a seat, 0–1`,
    ],
    [
      'the wrong seat',
      withEntry(atStep, { seat: 1 - (entries[step]?.['seat'] as number) }),
      follows(number(atStep)),
    ],
    ['no action', withEntry(atStep, { action: undefined }), 'action: expected an action'],
    ['an action of lists', withEntry(atStep, { action: [[[]]] }), 'action: expected an action'],
    ['another action', withEntry(atStep, { action: { type: 'dropOut' } }), follows(number(atStep))],
    ['no events', withEntry(atStep, { events: undefined }), 'events: expected list'],
    ['an event that is none', withEntry(atStep, { events: [{ to: 'all' }] }), 'events.0'],
    ['other events', withEntry(atStep, { events: [] }), follows(number(atStep))],
    [
      'a mishap that is none',
      withEntry(atStep, { mishap: 'tired' }),
      'mishap: expected one of crashed, hung, absent',
    ],
    [
      'a command that is none',
      withEntry(atStep, { command: '' }),
      'command: expected a text of 1–64 characters',
    ],
    ['a flag that is none', withEntry(atStep, { awaitsEnd: 'no' }), 'awaitsEnd: expected true, or nothing'],
    ['a lost entry', { ...good, entries: entries.toSpliced(step - 1, 1) }, follows(number(atStep) - 1)],
    [
      'a repeated entry',
      { ...good, entries: entries.toSpliced(step, 0, entries[step] ?? {}) },
      follows(number(atStep) + 1),
    ],
    ['a second deal', { ...good, entries: [...entries, { type: 'deal', events: [] }] }, follows(number(0))],
    [
      'an end of a turn that was not settled',
      { ...good, entries: [...entries, { type: 'endTurn', seat: 0 }] },
      follows(number(0)),
    ],
    ['no draft', { ...good, draft: undefined }, 'draft.draft: expected an object'],
    ['a draft without a base', withDraft({ base: -1 }), 'draft.base: expected a whole number from 0 on'],
    ['a draft on entries that are lost', withDraft({ base: 9999 }), 'draft.base: expected at most'],
    ['a draft without a revision', withDraft({ revision: 0.5 }), 'draft.revision: expected a whole number'],
    ['a draft without actions', withDraft({ actions: {} }), 'draft.actions: expected a list'],
    [
      'a draft of nonsense',
      withDraft({ actions: [{ type: 'pass' }] }),
      'draft.actions.0: expected an action',
    ],
    [
      'a draft against the rules',
      withDraft({ actions: [{ type: 'dropOut' }] }),
      'draft.actions.0: expected an action that can be drafted',
    ],
    [
      'a draft that is too long',
      withDraft({ actions: [...draft.actions, ...draft.actions] }),
      `draft.actions.${draft.actions.length}: expected an action that can be drafted`,
    ],
    [
      'a draft that shows a card',
      withDraft({ actions: [{ type: 'pick', from: 'pile' }] }),
      'draft.actions.0: expected an action that can be drafted',
    ],
    ['a command that is none', withDraft({ commands: [7] }), 'draft.commands.0: expected an object'],
    [
      'a command without an id',
      withDraft({ commands: [{ seat: 0 }] }),
      'draft.commands.0.id: expected a text',
    ],
    [
      'a command without a seat',
      withDraft({ commands: [{ id: 'x' }] }),
      'draft.commands.0.seat: expected a whole number',
    ],
    [
      'a draft of a bot',
      withHeader({ setup: { ...header.setup, seats: header.setup.seats.toReversed() } }),
      'draft: only a person has one',
    ],
  ];
  test.each(bad)('with %s is refused with the reason', (_, stored, detail) => {
    const restored = restoreMatch(structuredClone(stored) as StoredGame);
    expect(restored).toEqual({
      ok: false,
      error: { code: 'table/bad-save', detail: expect.stringContaining(detail) },
    });
  });

  test('of a turn that awaits its end must have one, and only its own', () => {
    const last = entries.findLastIndex(({ events }) => JSON.stringify(events ?? []).includes('turnBegan'));
    const upTo = entries.slice(0, last).concat({ ...there(entries[last]), awaitsEnd: true });
    const at = snapshot.seq + last + 1;
    const seat = entries[last]?.['seat'] as number;
    const clean = { ...draft, base: at, actions: [] };
    const restore = (...more: readonly object[]) =>
      restoreMatch({ ...good, draft: clean, entries: [...upTo, ...more] } as StoredGame);
    const isPerson = header.setup.seats[seat]?.player === PERSON;
    expect(restore({ type: 'endTurn', seat }).ok).toBe(true);
    expect(restore().ok).toBe(isPerson);
    expect(restore({ type: 'endTurn', seat: 1 - seat })).toMatchObject({ error: { detail: follows(at) } });
    expect(restore(there(entries[last]))).toMatchObject({ error: { detail: follows(at) } });
    const early = entries.findIndex(
      ({ type, events }, i) => i > 0 && type === 'step' && !JSON.stringify(events).includes('turnBegan'),
    );
    if (early > 0) {
      const open = entries.slice(0, early).concat({ ...there(entries[early]), awaitsEnd: true });
      expect(restoreMatch({ ...good, draft: clean, entries: open } as StoredGame).ok).toBe(false);
    }
  });

  test('of other rules is refused as such', () => {
    const rulesVersion = RULES_VERSION + 1;
    expect(restoreMatch(withHeader({ rulesVersion }) as StoredGame)).toEqual({
      ok: false,
      error: { code: 'table/rules-version', found: rulesVersion, supported: RULES_VERSION },
    });
  });

  test('of any other kind is refused or read, and nothing is thrown', () => {
    const isFine = (part: string, key: string, junk: unknown): boolean =>
      (part === 'header' && (key === 'seed' || key === 'id') && typeof junk === 'string') ||
      (part === 'header' && key === 'createdAt' && typeof junk === 'number') ||
      (part === 'draft' && (key === 'base' || key === 'revision') && junk === 0) ||
      (part === 'draft' && (key === 'actions' || key === 'commands') && JSON.stringify(junk) === '[]');
    for (const junk of [undefined, null, 0, -1, '', 'x', true, [], {}, [[]], [{}], [null]]) {
      for (const part of ['header', 'draft', 'snapshot', 'entries'] as const) {
        expect(restoreMatch({ ...good, [part]: junk } as StoredGame).ok).toBe(false);
      }
      for (const part of ['header', 'draft', 'snapshot'] as const) {
        for (const key of Object.keys(good[part] as object)) {
          const changed = { ...good, [part]: { ...(good[part] as object), [key]: junk } };
          const restored = restoreMatch(changed as StoredGame);
          if (restored.ok !== isFine(part, key, junk)) {
            throw new Error(`${part}.${key}: ${JSON.stringify(junk)} → ${JSON.stringify(restored)}`);
          }
        }
      }
      for (const index of entries.keys()) {
        const changed = { ...good, entries: entries.with(index, junk as never) };
        expect(restoreMatch(changed).ok).toBe(false);
      }
    }
  });

  test.each([
    ['damaged', withSnapshot({ state: 'x' }), 'table/bad-save'],
    ['of other rules', withHeader({ rulesVersion: 99 }), 'table/rules-version'],
  ])('that is %s is left untouched', async (_, stored, code) => {
    const changes: string[] = [];
    class Damaged extends MemoryStore {
      override load = async () => stored as StoredGame;
      override append = async (_id: string, _expected: unknown, _addition: Addition) => {
        changes.push('append');
        return { ok: true } as const;
      };
      override create = async () => {
        changes.push('create');
        return true;
      };
      override remove = async () => void changes.push('remove');
    }
    const wire = new Wire(new House(new Damaged()));
    const hello = { type: 'hello', protocols: [2], table: 't', look: 0, seq: 0 };
    for (let times = 0; times < 2; times++) {
      expect(await wire.reply(hello)).toMatchObject([{ type: 'failed', error: { code } }]);
    }
    await aWhile();
    expect(changes).toEqual([]);
  });
});
