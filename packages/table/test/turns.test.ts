/** What can be undone, what is settled at once, and what is held until the turn is ended. */
import { type Action, COLOURS, FastRandom } from '@kairo/engine';
import { type Known, PERSON, type ShownStep, type TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { choose } from './fakeBots.ts';
import { forSeats, Sitting, setupOf, there } from './sitting.ts';

const PILE: Action = { type: 'pick', from: 'pile' };
const BARKER: Action = { type: 'pick', from: 'barkers' };
const takeFrom = (index: number): Action => ({ type: 'pick', from: 'display', index });

/** Two people at one screen, looked at by the one who acts. */
async function seated(setup: TableSetup = setupOf([PERSON, PERSON])): Promise<Sitting> {
  const sitting = await Sitting.open('turns', setup);
  await sitting.sit(there(sitting.known.acting));
  return sitting;
}

const typesOf = ({ steps }: { readonly steps: readonly ShownStep[] }) =>
  steps.flatMap(({ events }) => events.map(({ type }) => type));

/** The last entry of the log, as it is stored. */
async function lastEntry({ house, known }: Sitting): Promise<unknown> {
  const { seq } = known.version;
  return (await house.store.read('turns', seq - 1, seq))[0];
}

async function playTwoBarkers(sitting: Sitting): Promise<void> {
  await sitting.sit(there(sitting.known.acting));
  await sitting.act(BARKER);
  await sitting.act(BARKER);
  await sitting.endTurn();
}

test('what happened since one’s last turn can be shown again, from the table as one left it', async () => {
  const sitting = await seated();
  const { viewer } = sitting.known;
  await playTwoBarkers(sitting);
  const left = sitting.known;
  await playTwoBarkers(sitting);
  const { steps } = await sitting.sit(viewer);
  const { legal: _, ...leftView } = left.view;
  const update = sitting.received.findLast((message) => message.type === 'update');
  expect(update).toMatchObject({ from: left.version.seq, base: leftView });
  // Steps before the one that the recap starts from are known, but without views.
  expect(steps.map(({ view }) => view?.viewer)).toEqual([undefined, undefined, viewer, viewer, viewer]);
  const rival = 1 - (viewer as number);
  expect(steps.map(({ seat }) => seat)).toEqual([undefined, viewer, viewer, rival, rival]);
  expect(steps.at(-1)?.view?.barkerStock).toBe(left.view.barkerStock - 2);
});

describe('a draw', () => {
  test('from the display can be undone, and the display is not refilled before the end of the turn', async () => {
    const sitting = await seated();
    const start = sitting.known;
    const one = await sitting.act(takeFrom(1));
    expect(one.draft).toMatchObject({ isComplete: false, canUndo: true });
    expect(one.draft?.held).toBeUndefined();
    expect(one.view.display[1]).toBe(null);
    const two = await sitting.act(takeFrom(2));
    // With five cards in hand one has to be discarded first.
    expect(two.draft).toMatchObject({ isComplete: false });
    expect(two.draft?.held).toBeUndefined();
    const discard = there(two.view.legal[0]);
    const held = await sitting.act(discard);
    expect(held.draft).toMatchObject({ held: discard, isComplete: true, canUndo: true });
    expect(held.view).toEqual({ ...two.view, legal: [] });
    expect(await sitting.refusalOf({ type: 'act', action: PILE })).toBe('table/turn-complete');
    for (const before of [two, one, start]) expect((await sitting.undo()).view).toEqual(before.view);
    expect(await sitting.refusalOf({ type: 'undo' })).toBe('table/nothing-to-undo');
    expect(sitting.known.version.seq).toBe(start.version.seq);

    for (const action of [takeFrom(1), takeFrom(2), discard]) await sitting.act(action);
    const ended = await sitting.endTurn();
    expect(typesOf(sitting.update)).toEqual([
      'picked',
      'picked',
      'discarded',
      'refilled',
      'refilled',
      'turnBegan',
    ]);
    expect(ended.draft).toBeUndefined();
    expect(ended.acting).toBe(1 - there(start.acting));
    expect(await lastEntry(sitting)).toMatchObject({ type: 'step', action: discard });
  });

  test('from the pile settles what came before it', async () => {
    const sitting = await seated();
    const { version } = sitting.known;
    await sitting.act(takeFrom(0));
    expect(sitting.known.version.seq).toBe(version.seq);
    const settled = await sitting.act(PILE);
    expect(settled.version.seq).toBe(version.seq + 2);
    expect(typesOf(sitting.update)).toEqual(['picked', 'picked', 'received']);
    expect(settled.draft).toMatchObject({ steps: [], isComplete: false, canUndo: false });
    expect(await sitting.refusalOf({ type: 'undo' })).toBe('table/already-revealed');
    const held = await sitting.act(there(settled.view.legal[0]));
    expect(held.draft?.held).toBeDefined();
    await sitting.undo();
    expect(await sitting.refusalOf({ type: 'undo' })).toBe('table/already-revealed');
  });

  test('whose last card is from the pile still has to be ended, which is an entry of its own', async () => {
    const sitting = await seated();
    const viewer = there(sitting.known.acting);
    await sitting.act(BARKER);
    const settled = await sitting.act(PILE);
    expect(typesOf(sitting.update)).toEqual(['picked', 'picked', 'received', 'turnBegan']);
    expect(settled.draft).toEqual({ steps: [], isComplete: true, canUndo: false, change: {} });
    expect([settled.acting, settled.view.legal]).toEqual([viewer, []]);
    expect(await lastEntry(sitting)).toMatchObject({ type: 'step', awaitsEnd: true });
    expect(await sitting.refusalOf({ type: 'undo' })).toBe('table/already-revealed');
    expect(await sitting.refusalOf({ type: 'act', action: PILE })).toBe('table/turn-complete');
    // The engine waits for the next seat already; the table does not let it act.
    const next = await sitting.sit(1 - viewer);
    expect([next.acting, next.draft, next.view.legal]).toEqual([viewer, undefined, []]);
    expect(await sitting.refusalOf({ type: 'act', action: PILE })).toBe('table/not-your-turn');
    await sitting.sit(viewer);
    const ended = await sitting.endTurn();
    expect(ended.version.seq).toBe(settled.version.seq + 1);
    expect(ended.acting).toBe(1 - viewer);
    expect(sitting.update.steps).toEqual([{ seat: viewer, events: [], change: {} }]);
    expect(await lastEntry(sitting)).toMatchObject({ type: 'endTurn', seat: viewer });
    expect((await sitting.sit(1 - viewer)).view.legal.length).toBeGreaterThan(0);
  });

  test('of two barkers reveals nothing, and is applied at once', async () => {
    const sitting = await seated();
    await sitting.act(BARKER);
    const { draft } = await sitting.act(BARKER);
    expect(draft).toMatchObject({ isComplete: true, canUndo: true });
    expect(draft?.held).toBeUndefined();
    expect(draft?.steps.length).toBe(2);
  });
});

test('rivals see a turn when it is ended, and not before', async () => {
  const sitting = await seated();
  const viewer = there(sitting.known.acting);
  const rival = await new Sitting('turns', { house: sitting.house, granting: forSeats(1 - viewer) }).join();
  const seen = ({ version: _, ...rest }: Known) => rest;
  const before = seen(rival.known);
  const lure = there(sitting.known.view.legal.find(({ type }) => type === 'lure'));
  await sitting.act(lure);
  expect(sitting.known.draft?.isComplete).toBe(true);
  await sitting.undo();
  await sitting.act(lure);
  expect(seen(rival.known)).toEqual(before);
  expect(JSON.stringify(rival.received)).not.toContain('lured');
  await sitting.endTurn();
  await rival.settle();
  expect(typesOf(rival.update)).toContain('lured');
});

test('every change raises the version, and nothing else does', async () => {
  const sitting = await seated();
  const versions = [sitting.known.version];
  const note = ({ version }: Known): void => void versions.push(version);
  note(await sitting.act(BARKER));
  note(await sitting.undo());
  await sitting.refusalOf({ type: 'undo' });
  await sitting.ask({ about: 'routes', colour: 'red' });
  note(await sitting.act(BARKER));
  note(await sitting.act(PILE));
  note(await sitting.endTurn());
  expect(versions.map(({ seq, revision }) => [seq, revision])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 0],
    [4, 0],
  ]);
});

describe('the set-up', () => {
  /** Places at random until a predicate holds for what was just done. */
  async function placeUntil(sitting: Sitting, isIt: (known: Known) => boolean): Promise<Known> {
    const random = new FastRandom('place');
    for (;;) {
      const known = await sitting.act(choose(sitting.known.view.legal, random));
      if (isIt(known)) return known;
      await sitting.endTurn();
      await sitting.sit(there(sitting.known.acting));
    }
  }

  test('each stall is a turn of its own; one that brings a neutral stall out of the bag is held', async () => {
    const sitting = await seated(setupOf([PERSON, PERSON], { start: 'variable' }));
    const first = await sitting.act(there(sitting.known.view.legal[0]));
    expect(first.draft).toMatchObject({ isComplete: true, canUndo: true });
    expect(first.draft?.held).toBeUndefined();
    await sitting.undo();

    const held = await placeUntil(sitting, ({ draft }) => draft?.held !== undefined);
    expect(held.view.stands.length).toBe(5);
    expect(held.view.pending).toBe(null);
    const ended = await sitting.endTurn();
    expect(typesOf(sitting.update)).toEqual(['placed', 'neutralDrawn', 'turnBegan']);
    await sitting.sit(there(ended.acting));
    const last = await placeUntil(
      sitting,
      ({ view, draft }) => draft?.held === undefined && view.stands.length > 6,
    );
    // It draws no neutral stall.
    expect(last.draft).toMatchObject({ isComplete: true, canUndo: true });
    expect(last.view.bag).toEqual([]);
    expect((await sitting.endTurn()).view.phase).toBe('play');
  });
});

describe('the table refuses', () => {
  test('a seat that does not act', async () => {
    const sitting = await seated();
    const { acting } = sitting.known;
    await sitting.sit(1 - there(acting));
    for (const command of [{ type: 'act', action: PILE }, { type: 'undo' }, { type: 'endTurn' }] as const) {
      expect(await sitting.command(command)).toEqual({ code: 'table/not-your-turn', acting });
    }
    for (const query of [
      { about: 'preview', action: PILE },
      { about: 'action', action: PILE },
      { about: 'site', site: 'a1' },
      { about: 'card', card: 'S1' },
      { about: 'customer', colour: 'red' },
      { about: 'advice', count: 1 },
    ] as const) {
      const refusal = { code: 'table/not-your-turn', acting };
      expect(await sitting.ask(query)).toEqual({ about: 'nothing', refusal });
    }
    expect((await sitting.ask({ about: 'routes', colour: 'red' })).about).toBe('routes');
  });

  test('to end a turn too early, and what the rules refuse', async () => {
    const sitting = await seated();
    expect(await sitting.refusalOf({ type: 'endTurn' })).toBe('table/turn-not-complete');
    expect(await sitting.refusalOf({ type: 'act', action: { type: 'dropOut' } })).toBe('dropOut/too-early');
    const cheat = { type: 'cheat' } as unknown as Action;
    expect(await sitting.refusalOf({ type: 'act', action: cheat })).toBe('action/malformed');
    expect(await sitting.ask({ about: 'preview', action: { type: 'dropOut' } })).toMatchObject({
      about: 'nothing',
      refusal: { code: 'dropOut/too-early' },
    });
  });

  test('queries about a turn that only has to be ended', async () => {
    const sitting = await seated();
    await sitting.act(BARKER);
    await sitting.act(BARKER);
    for (const query of [
      { about: 'action', action: PILE },
      { about: 'advice', count: 1 },
    ] as const) {
      const refusal = { code: 'table/turn-complete' };
      expect(await sitting.ask(query)).toEqual({ about: 'nothing', refusal });
    }
  });
});

describe('answers', () => {
  test('say what an action would do, and nothing that is hidden', async () => {
    const sitting = await seated();
    const previewOf = async (action: Action) => {
      const answer = await sitting.ask({ about: 'preview', action });
      if (answer.about !== 'preview') throw new Error(answer.about);
      return answer;
    };
    expect(await previewOf(PILE)).toMatchObject({
      events: [{ type: 'picked', from: 'pile' }],
      payments: [],
    });
    const expand = there(sitting.known.view.legal.find(({ type }) => type === 'expand'));
    const { events, payments } = await previewOf(expand);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['cardsPlayed', 'paid', 'expanded']);
    expect(payments).toContainEqual(expand);
    for (const payment of payments) {
      expect((await previewOf(payment)).events.length).toBe(events.length);
    }
  });

  test('say why not', async () => {
    const sitting = await seated();
    const { viewer, view } = sitting.known;
    const hand = there(view.seats[viewer as number]?.hand);
    const notHeld = there((['S1', 'S2', 'S3', 'S4'] as const).find((card) => !hand.includes(card)));
    expect(await sitting.ask({ about: 'card', card: notHeld })).toMatchObject({
      refusal: { code: 'build/card-not-held' },
    });
    expect(await sitting.ask({ about: 'site', site: 'z9' })).toMatchObject({
      answers: [],
      refusal: { code: 'action/no-such-site' },
    });
    expect(await sitting.ask({ about: 'site', site: 'a1' })).toMatchObject({
      about: 'site',
      answers: { length: 6 },
    });
    expect(await sitting.ask({ about: 'action', action: PILE })).toEqual({
      about: 'action',
      refusal: undefined,
    });
    const waiting = there(COLOURS.find((colour) => !view.customers[colour]));
    expect(await sitting.ask({ about: 'customer', colour: waiting })).toMatchObject({
      refusal: { rule: expect.any(String) },
    });
  });
});
