/** Whole games of people and bots, looked at from every side at every turn. */
import { type Action, COLOURS, FastRandom, type Viewer } from '@kairo/engine';
import { type FromTable, PERSON, PROTOCOL_VERSION, type TableSetup, type Update } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { restoreGame, saveGame } from '../src/index.ts';
import { choose, Evening, SEED, setupOf, silent, there, turnOfTheLoop } from './evening.ts';
import { redeal } from './redeal.ts';

const TABLES: readonly (readonly [string, TableSetup])[] = [
  ['two people, variable', setupOf([PERSON, PERSON], { start: 'variable' })],
  ['two people, preset, on cairo', setupOf([PERSON, PERSON], { edition: 'cairo' })],
  ['a person and a bot, variable', setupOf(['merchant', PERSON], { start: 'variable' })],
  ['two people and a bot, open money', setupOf([PERSON, 'trader', PERSON], { openMoney: true })],
  ['four people, variable', setupOf([PERSON, PERSON, PERSON, PERSON], { start: 'variable' })],
  ['a person and three bots', setupOf(['apprentice', 'vizier', PERSON, 'merchant'])],
];

/** The table as another viewer would be shown it, and what they could ask; from a save, so that nobody is disturbed. */
async function lookAs(saved: unknown, viewer: Viewer, probes: readonly Action[]): Promise<FromTable[]> {
  const evening = new Evening('look', () => Promise.resolve(saved));
  evening.bots.decision = silent;
  evening.tell({ type: 'resume', protocol: PROTOCOL_VERSION });
  while (evening.said.length === 0) await turnOfTheLoop();
  const before = evening.said.length;
  evening.tell({ type: 'sit', viewer });
  for (const colour of COLOURS) {
    evening.tell({ type: 'ask', id: 1, question: { about: 'routes', colour } });
    evening.tell({ type: 'ask', id: 2, question: { about: 'customer', colour } });
  }
  for (const site of ['a1', 'c3', 'd5'])
    evening.tell({ type: 'ask', id: 3, question: { about: 'site', site } });
  for (const card of ['S1', 'S5', 'J2'] as const) {
    evening.tell({ type: 'ask', id: 4, question: { about: 'card', card } });
  }
  for (const action of [...probes, { type: 'pick', from: 'pile' }, { type: 'dropOut' }] as const) {
    evening.tell({ type: 'ask', id: 5, question: { about: 'action', action } });
    evening.tell({ type: 'ask', id: 6, question: { about: 'outcome', action } });
  }
  return evening.said.slice(before);
}

const UNCERTAIN = [
  'received',
  'refilled',
  'reshuffled',
  'neutralDrawn',
  'neutralSetAside',
  'turnBegan',
  'droppedOut',
  'gameOver',
];

function viewersOf(setup: TableSetup): Viewer[] {
  return [...setup.seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : [])), 'spectator'];
}

/** Much faster than a comparison that can say where the difference is. */
function same(found: unknown, expected: unknown): void {
  const [text, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (text !== wanted) expect(JSON.parse(text)).toEqual(JSON.parse(wanted));
}

const withoutViews = (update: Update) => update.steps.map(({ view: _, ...step }) => step);

class Watch {
  readonly counts = { held: 0, revealed: 0, undone: 0, looks: 0, final: 0, foretold: 0 };
  private readonly random: FastRandom;
  private readonly evening: Evening;
  private readonly setup: TableSetup;

  constructor(name: string, setup: TableSetup) {
    this.random = new FastRandom(name);
    this.evening = new Evening(name);
    this.setup = setup;
  }

  private chance(oneIn: number): boolean {
    return this.random.below(oneIn) === 0;
  }

  async play(): Promise<void> {
    const { evening } = this;
    evening.open(this.setup);
    for (let seat = await evening.untilPerson(); seat !== undefined; seat = await evening.untilPerson()) {
      evening.sit(seat);
      await this.playTurn();
    }
    expect(evening.last.view.outcome).toBeDefined();
    expect(evening.reply({ type: 'endTurn' })).toMatchObject({ refusal: { code: 'table/not-your-turn' } });
    await this.lookFromAllSides();
    if (evening.said.some((message) => JSON.stringify(message).includes(SEED)))
      throw new Error('a seed was told');
  }

  /** Acts until the turn is complete, with second thoughts, and ends it. */
  private async playTurn(): Promise<void> {
    const { evening, random, counts } = this;
    let beginsFinal = false;
    for (;;) {
      const before = evening.last;
      const draft = there(before.draft);
      if (draft.isComplete) {
        this.checkComplete();
        if (this.chance(30)) await this.lookFromAllSides();
        if (draft.canUndo && this.chance(4)) evening.update({ type: 'undo' });
        else break;
        continue;
      }
      const action = choose(before.view.legal, random);
      const answer = evening.ask({ about: 'outcome', action });
      if (answer.about !== 'outcome') throw new Error(JSON.stringify(answer));
      expect(answer.events.some(({ type }) => UNCERTAIN.includes(type))).toBe(false);
      beginsFinal = answer.events.some(({ type }) => type === 'finalPhase');
      const after = evening.act(action);
      this.checkAct(before, action, after);
      if (this.chance(30)) await this.lookFromAllSides();
      this.checkUndo(before, action, after);
    }
    if (evening.last.view.phase === 'final') counts.final++;
    const steps = there(evening.saved).steps.length;
    const held = there(evening.last.draft).held;
    evening.tell({ type: 'endTurn' });
    const settled = there(evening.saved).steps.slice(steps);
    if (held !== undefined) expect(settled.at(-1)?.action).toEqual(held);
    if (beginsFinal) {
      counts.foretold++;
      expect(evening.last.view.phase).not.toBe('play');
    }
  }

  private checkComplete(): void {
    const { evening } = this;
    expect(evening.last.view.legal).toEqual([]);
    const refusal = { code: 'table/turn-complete' };
    expect(evening.reply({ type: 'act', action: { type: 'pick', from: 'pile' } })).toMatchObject({ refusal });
    expect(evening.ask({ about: 'advice', count: 1 })).toMatchObject({ refusal });
  }

  private checkAct(before: Update, action: Action, after: Update): void {
    const { counts } = this;
    const draft = there(after.draft);
    if (draft.held !== undefined) {
      counts.held++;
      expect(draft).toMatchObject({ held: action, isComplete: true, canUndo: true });
      same({ ...after.view, legal: before.view.legal }, before.view);
      expect(after.steps).toEqual([]);
    } else if (action.type === 'pick' && action.from === 'pile') {
      counts.revealed++;
      expect(draft).toMatchObject({ steps: [], canUndo: false });
      expect(after.steps.length).toBe(there(before.draft).steps.length + 1);
      expect(this.evening.reply({ type: 'undo' })).toMatchObject({
        refusal: { code: 'table/already-revealed' },
      });
    } else {
      expect(draft).toMatchObject({ canUndo: true });
      expect(draft.steps.length).toBe(there(before.draft).steps.length + 1);
      expect(after.steps).toEqual([]);
    }
  }

  /** Undo leads back exactly, and doing it again leads to the same. */
  private checkUndo(before: Update, action: Action, after: Update): void {
    const { evening, counts } = this;
    if (!there(after.draft).canUndo || !this.chance(3)) return;
    counts.undone++;
    const steps = { from: after.from, steps: [] };
    same({ ...evening.update({ type: 'undo' }), ...steps }, { ...before, ...steps, edition: undefined });
    same(evening.act(action), after);
  }

  /** Everybody sees what they may, whatever lies in the hands and piles that they cannot see. */
  private async lookFromAllSides(): Promise<void> {
    const { evening, setup, random, counts } = this;
    const saved = JSON.parse(JSON.stringify(evening.saved));
    this.checkSave(saved);
    const { viewer, view } = evening.last;
    const probes = view.legal.filter((_, i) => i % 17 === 0).slice(0, 4);
    for (const other of viewersOf(setup)) {
      const seen = await lookAs(saved, other, probes);
      const redealt = await lookAs(redeal(saved, other, random), other, probes);
      same(redealt, seen);
      const [update] = seen;
      if (update?.type !== 'update') throw new Error('an update is expected');
      this.checkUpdate(update);
      if (other === viewer) same(update.view, view);
      counts.looks++;
    }
  }

  private checkUpdate({ viewer, acting, draft, steps, view }: Update): void {
    expect(draft !== undefined).toBe(viewer === acting);
    if (viewer !== acting) expect(view.legal).toEqual([]);
    const showMoney = this.setup.openMoney || view.outcome !== undefined;
    for (const [seat, { hand, money }] of view.seats.entries()) {
      if (hand !== undefined) expect(seat).toBe(viewer);
      expect(money !== undefined).toBe(seat === viewer || showMoney);
    }
    const told = steps.flatMap(({ events }) => events);
    expect(told.filter(({ to }) => to !== 'all' && to !== viewer)).toEqual([]);
    // Steps since one's own last turn can be shown again, from the table as one left it; older ones cannot.
    if (viewer === 'spectator') return;
    const isOwnEnd = steps.map(
      ({ seat, events }) =>
        seat === viewer && events.some(({ type }) => type === 'turnBegan' || type === 'gameOver'),
    );
    const left = isOwnEnd.lastIndexOf(true);
    expect(steps.map((step) => step.view !== undefined)).toEqual(steps.map((_, i) => i >= left));
  }

  private checkSave(saved: unknown): void {
    const restored = restoreGame(saved);
    if (!restored.ok) throw new Error(JSON.stringify(restored.error));
    const { setup, match } = restored.value;
    same(saveGame(setup, match), saved);
  }
}

describe('a game of', () => {
  const all: Watch['counts'][] = [];
  test.each(TABLES)('%s', async (name, setup) => {
    const watch = new Watch(name, setup);
    await watch.play();
    all.push(watch.counts);
  });

  test('all of these together have everything in them', () => {
    const total = (count: keyof Watch['counts']): number =>
      all.reduce((sum, counts) => sum + counts[count], 0);
    expect(total('looks')).toBeGreaterThan(60);
    expect(Math.min(total('held'), total('revealed'), total('undone'))).toBeGreaterThan(40);
    expect(Math.min(total('final'), total('foretold'))).toBeGreaterThan(0);
  });
});

test('what was missed is told again, from any step on', async () => {
  const evening = new Evening('sync');
  const random = new FastRandom('sync');
  evening.open(setupOf([PERSON, 'trader', 'trader']));
  for (let turn = 0; turn < 6; turn++) {
    await evening.untilPerson();
    while (!evening.last.draft?.isComplete) evening.act(choose(evening.last.view.legal, random));
    evening.tell({ type: 'endTurn' });
  }
  await evening.untilPerson();
  const all = evening.update({ type: 'sync', from: 0 });
  expect(all.edition?.id).toBe('alley');
  const mirror: unknown[] = [];
  for (const message of evening.said) {
    if (message.type === 'update') mirror.splice(message.from, mirror.length, ...withoutViews(message));
  }
  expect(mirror).toEqual(withoutViews(all));
  for (let from = 1; from <= all.steps.length; from++) {
    const some = evening.update({ type: 'sync', from });
    expect(some).toEqual({ ...all, from, steps: all.steps.slice(from), edition: undefined });
  }
  const beyond = evening.update({ type: 'sync', from: 9999 });
  expect([beyond.from, beyond.steps]).toEqual([all.steps.length, []]);
});
