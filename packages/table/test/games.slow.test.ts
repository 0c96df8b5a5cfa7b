/** Whole games of people and bots, looked at by every viewer at random moments. */
import { type Action, type CardName, COLOURS, FastRandom, type SeatView, type Viewer } from '@kairo/engine';
import {
  type ClientMessage,
  type Known,
  PERSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ShownStep,
  type TableSetup,
  type Update,
} from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import type { StepEntry } from '../src/index.ts';
import { lookAt } from '../src/match/lookAt.ts';
import { choose } from './fakeBots.ts';
import { type Position, positionIn, redeal, tableAt } from './redeal.ts';
import { aWhile, SEED, Sitting, setupOf, there } from './sitting.ts';

const TABLES: readonly (readonly [string, TableSetup])[] = [
  ['two people, variable', setupOf([PERSON, PERSON], { start: 'variable' })],
  ['two people, preset, on cairo', setupOf([PERSON, PERSON], { edition: 'cairo' })],
  ['a person and a bot, variable', setupOf(['merchant', PERSON], { start: 'variable' })],
  ['two people and a bot, open money', setupOf([PERSON, 'trader', PERSON], { openMoney: true })],
  ['four people, variable', setupOf([PERSON, PERSON, PERSON, PERSON], { start: 'variable' })],
  ['a person and three bots', setupOf(['apprentice', 'vizier', PERSON, 'merchant'])],
];

const CARDS: readonly CardName[] = ['S1', 'S5', 'J2'];

/** Everything that a viewer may ask, what is refused too; none of it changes the game. */
function questions({ match }: Position, viewer: Viewer, probes: readonly Action[]): ClientMessage[] {
  const { seq, revision } = match.version;
  const id = (() => {
    let ids = 0;
    return () => `q${++ids}`;
  })();
  const actions: Action[] = [...probes, { type: 'pick', from: 'pile' }, { type: 'dropOut' }];
  const seat = viewer === 'spectator' ? 0 : viewer;
  return [
    ...[0, 1, seq - 3, seq - 1, seq, seq + 5].map((known, i): ClientMessage => {
      const version = { seq: Math.max(known, 0), revision };
      return { type: 'sync', look: i + 1, viewer, version };
    }),
    { type: 'sync', look: 6, viewer, version: { seq, revision } },
    { type: 'sync', look: 7, viewer: viewer === 3 ? 2 : 3, version: { seq: 0, revision: 0 } },
    { type: 'history', id: id(), before: seq },
    { type: 'history', id: id(), before: 5 },
    ...COLOURS.flatMap((colour): ClientMessage[] => [
      { type: 'query', id: id(), query: { about: 'routes', colour } },
      { type: 'query', id: id(), query: { about: 'customer', colour } },
      ...[0, 1, 2, 'neutral' as const].map(
        (owner): ClientMessage => ({ type: 'query', id: id(), query: { about: 'stand', owner, colour } }),
      ),
    ]),
    ...['a1', 'c3', 'd5', 'z9'].map(
      (site): ClientMessage => ({ type: 'query', id: id(), query: { about: 'site', site } }),
    ),
    ...CARDS.map((card): ClientMessage => ({ type: 'query', id: id(), query: { about: 'card', card } })),
    ...actions.flatMap((action): ClientMessage[] => [
      { type: 'query', id: id(), query: { about: 'action', action } },
      { type: 'query', id: id(), query: { about: 'preview', action } },
    ]),
    { type: 'query', id: id(), query: { about: 'advice', count: 2 } },
    { type: 'query', id: id(), query: { about: 'cues' } },
    // Stale, so that it is refused even if the seat acts.
    { type: 'command', id: id(), seat, base: { seq: 1, revision: 9999 }, command: { type: 'undo' } },
    { type: 'hello', protocols: [PROTOCOL_VERSION], table: 'x', look: 8, viewer, seq: Math.max(seq - 2, 0) },
  ];
}

interface Seen {
  readonly messages: ServerMessage[];
  /** What an adviser would be given. */
  readonly asked: unknown[];
}

/** What a viewer is sent who connects in this position and asks everything. */
async function lookAs(position: Position, viewer: Viewer, probes: readonly Action[]): Promise<Seen> {
  const { table, bots } = await tableAt(position);
  const messages: ServerMessage[] = [];
  const send = (message: ServerMessage): void => void messages.push(structuredClone(message));
  const connection = table.connect({ seats: viewer === 'spectator' ? [] : [viewer] }, send);
  const asking = questions(position, viewer, probes);
  connection.greet({ type: 'hello', protocols: [PROTOCOL_VERSION], table: 'x', look: 0, viewer, seq: 0 });
  for (const message of asking) {
    if (message.type === 'hello') connection.greet(message);
    else connection.receive(message);
  }
  await aWhile();
  expect(table.match.version).toEqual(position.match.version);
  table.close();
  return { messages, asked: bots.asked.map(({ randomSeed: _, ...asked }) => asked) };
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
  return [...setup.seats.keys(), 'spectator'];
}

/** Much faster than a comparison that can say where the difference is. */
function same(found: unknown, expected: unknown): void {
  const [text, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (text !== wanted) expect(JSON.parse(text)).toEqual(JSON.parse(wanted));
}

function endsTurn({ events }: ShownStep): boolean {
  return events.length === 0 || events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
}

class Watch {
  readonly counts = {
    held: 0,
    revealed: 0,
    undone: 0,
    looks: 0,
    final: 0,
    foretold: 0,
    advised: 0,
    history: 0,
  };
  private readonly random: FastRandom;
  private readonly sitting: Sitting;
  private readonly name: string;
  private readonly setup: TableSetup;

  private constructor(name: string, setup: TableSetup, sitting: Sitting) {
    this.random = new FastRandom(name);
    this.name = name;
    this.setup = setup;
    this.sitting = sitting;
  }

  static async open(name: string, setup: TableSetup): Promise<Watch> {
    return new Watch(name, setup, await Sitting.open(name, setup));
  }

  private chance(oneIn: number): boolean {
    return this.random.below(oneIn) === 0;
  }

  private get known(): Known {
    return this.sitting.known;
  }

  async play(): Promise<void> {
    const { sitting } = this;
    for (let seat = await sitting.untilPerson(); seat !== undefined; seat = await sitting.untilPerson()) {
      if (this.known.viewer !== seat) await sitting.sit(seat);
      await this.playTurn();
    }
    await sitting.settle();
    expect(this.known.view.outcome).toBeDefined();
    const seat = this.setup.seats.findIndex(({ player }) => player === PERSON);
    await sitting.sit(seat);
    expect(await sitting.refusalOf({ type: 'endTurn' })).toBe('table/not-your-turn');
    await this.lookFromAllSides();
    this.checkSecrets(sitting.received);
  }

  /** Acts until the turn is complete, undoing now and then, and ends it. */
  private async playTurn(): Promise<void> {
    const { sitting, random, counts } = this;
    let beginsFinal = false;
    for (;;) {
      const before = this.known;
      const draft = there(before.draft);
      if (draft.isComplete) {
        await this.checkComplete();
        if (this.chance(30)) await this.lookFromAllSides();
        if (!draft.canUndo || !this.chance(4)) break;
        await sitting.undo();
        continue;
      }
      const action = choose(before.view.legal, random);
      const answer = await sitting.ask({ about: 'preview', action });
      if (answer.about !== 'preview') throw new Error(JSON.stringify(answer));
      expect(answer.events.some(({ type }) => UNCERTAIN.includes(type))).toBe(false);
      beginsFinal = answer.events.some(({ type }) => type === 'finalPhase');
      const after = await sitting.act(action);
      await this.checkAct(before, action, after);
      if (this.chance(30)) await this.lookFromAllSides();
      await this.checkUndo(before, action, after);
    }
    if (this.known.view.phase === 'final') counts.final++;
    const { version } = this.known;
    const { held } = there(this.known.draft);
    await sitting.endTurn();
    if (held !== undefined) {
      const settled = await sitting.house.store.read(this.name, version.seq, this.known.version.seq);
      const steps = (settled as StepEntry[]).filter(({ seat }) => seat === this.known.viewer);
      expect(steps.find(({ command }) => command !== undefined)?.action).toEqual(held);
    }
    if (beginsFinal) {
      counts.foretold++;
      expect(this.known.view.phase).not.toBe('play');
    }
  }

  private async checkComplete(): Promise<void> {
    const { sitting } = this;
    expect(this.known.view.legal).toEqual([]);
    const code = 'table/turn-complete';
    expect(await sitting.refusalOf({ type: 'act', action: { type: 'pick', from: 'pile' } })).toBe(code);
    expect(await sitting.ask({ about: 'advice', count: 1 })).toMatchObject({ refusal: { code } });
    const stand = await sitting.ask({ about: 'stand', owner: 0, colour: 'red' });
    expect(stand).not.toHaveProperty('offers');
  }

  private async checkAct(before: Known, action: Action, after: Known): Promise<void> {
    const { counts, sitting } = this;
    const draft = there(after.draft);
    const drafted = there(before.draft).steps.length;
    const settled = after.version.seq - before.version.seq;
    if (draft.held !== undefined) {
      counts.held++;
      expect(draft).toMatchObject({ held: action, isComplete: true, canUndo: true });
      same({ ...after.view, legal: before.view.legal }, before.view);
      expect(settled).toBe(0);
    } else if (action.type === 'pick' && action.from === 'pile') {
      counts.revealed++;
      expect(draft).toMatchObject({ steps: [], canUndo: false });
      expect(settled).toBe(drafted + 1);
      expect(await sitting.refusalOf({ type: 'undo' })).toBe('table/already-revealed');
    } else {
      expect(draft).toMatchObject({ canUndo: true });
      expect(draft.steps.length).toBe(drafted + 1);
      expect(settled).toBe(0);
    }
  }

  /** Undo leads back exactly, and doing it again leads to the same. */
  private async checkUndo(before: Known, action: Action, after: Known): Promise<void> {
    const { sitting, counts } = this;
    if (!there(after.draft).canUndo || !this.chance(3)) return;
    counts.undone++;
    const shown = ({ view, draft, acting, steps }: Known) => [view, draft, acting, steps.length];
    same(shown(await sitting.undo()), shown(before));
    same(shown(await sitting.act(action)), shown(after));
  }

  /** Everyone is sent what they may know, whatever is in the hands and piles that they cannot see. */
  private async lookFromAllSides(): Promise<void> {
    const { sitting, setup, random, counts } = this;
    const { store, host } = sitting.house;
    const position = await positionIn(store, this.name);
    const live = await host.table(this.name);
    if (!live.ok) throw new Error(live.error.code);
    const probes = this.known.view.legal.filter((_, i) => i % 17 === 0).slice(0, 4);
    for (const viewer of viewersOf(setup)) {
      // What is stored is what is played.
      same(lookAt(position.match, viewer, 0), lookAt(live.value.match, viewer, 0));
      const seen = await lookAs(position, viewer, probes);
      const redealt = await lookAs(redeal(position, viewer, random), viewer, probes);
      same(redealt, seen);
      this.checkSecrets(seen.messages);
      for (const message of seen.messages) if (message.type === 'update') this.checkUpdate(message);
      counts.advised += seen.asked.length;
      counts.history += seen.messages.filter(({ type }) => type === 'history').length;
      counts.looks++;
    }
  }

  private checkSecrets(messages: readonly ServerMessage[]): void {
    if (JSON.stringify(messages).includes(SEED)) throw new Error('a message contains the seed');
  }

  private checkUpdate({ viewer, acting, version, draft, from, base, steps, legal }: Update): void {
    expect(draft !== undefined).toBe(viewer === acting);
    if (legal !== undefined) expect([viewer, draft?.isComplete]).toEqual([acting, false]);
    if (from + steps.length !== version.seq) throw new Error('steps are missing');
    const changes = [base, ...steps.map(({ change }) => change), draft?.change];
    const isOver = changes.some((change) => change?.outcome !== undefined);
    const seats = changes.flatMap((change): readonly SeatView[] => change?.seats ?? []);
    for (const [i, { hand, money }] of seats.entries()) {
      const seat = i % this.setup.seats.length;
      if (hand !== undefined) expect(seat).toBe(viewer);
      if (seat === viewer || this.setup.openMoney) expect(money).toBeDefined();
      else if (!isOver) expect(money).toBeUndefined();
    }
    const shown = [...steps, ...(draft?.steps ?? [])].flatMap(({ events }) => events);
    expect(shown.filter(({ to }) => to !== 'all' && to !== viewer)).toEqual([]);
    // Afresh, it begins with the table as the viewer left it: no turn of their own ends in it.
    if (base === undefined || viewer === 'spectator' || version.seq - from >= 39) return;
    expect(steps.filter((step) => step.seat === viewer && endsTurn(step))).toEqual([]);
  }
}

describe('a game of', () => {
  const all: Watch['counts'][] = [];
  test.each(TABLES)('%s', async (name, setup) => {
    const watch = await Watch.open(name, setup);
    await watch.play();
    all.push(watch.counts);
  });

  test('all of these together have everything in them', () => {
    const total = (count: keyof Watch['counts']): number =>
      all.reduce((sum, counts) => sum + counts[count], 0);
    expect(Math.min(total('looks'), total('history'))).toBeGreaterThan(60);
    expect(Math.min(total('held'), total('revealed'), total('undone'))).toBeGreaterThan(40);
    expect(Math.min(total('final'), total('foretold'), total('advised'))).toBeGreaterThan(0);
  });
});

test('the comparison notices what a viewer must not know', async () => {
  const sitting = await Sitting.open('leak', setupOf([PERSON, PERSON]));
  const position = await positionIn(sitting.house.store, 'leak');
  const random = new FastRandom('leak');
  const hidden = async (looked: Position, viewer: Viewer) =>
    JSON.stringify((await lookAs(looked, viewer, [])).messages);
  // Looked at by the other seat, the redealt game is another one.
  expect(await hidden(redeal(position, 0, random), 1)).not.toBe(await hidden(position, 1));
  expect(await hidden(redeal(position, 0, random), 0)).toBe(await hidden(position, 0));
});

test('what was missed is sent again, from any step on', async () => {
  const sitting = await Sitting.open('sync', setupOf([PERSON, 'trader', 'trader']));
  const random = new FastRandom('sync');
  for (let turn = 0; turn < 6; turn++) {
    await sitting.untilPerson();
    while (!sitting.known.draft?.isComplete) await sitting.act(choose(sitting.known.view.legal, random));
    await sitting.endTurn();
  }
  await sitting.untilPerson();
  await sitting.settle();
  const { steps, version, viewer } = sitting.known;
  expect(steps.length).toBe(version.seq);
  const later = await new Sitting('sync', { house: sitting.house }).join();
  expect(later.known.steps.map(({ events }) => events)).toEqual(steps.map(({ events }) => events));
  let resumed = 0;
  for (let from = 0; from <= version.seq + 1; from++) {
    const look = from + 1;
    const [update] = await sitting.reply({ type: 'sync', look, viewer, version: { ...version, seq: from } });
    if (update?.type !== 'update') throw new Error(JSON.stringify(update));
    expect(update.from + update.steps.length).toBe(version.seq);
    expect(update.steps.map(({ events }) => events)).toEqual(
      steps.slice(update.from).map(({ events }) => events),
    );
    if (update.base === undefined) {
      resumed++;
      expect(update.from).toBe(Math.min(from, version.seq));
    }
  }
  expect(resumed).toBeGreaterThan(3);
});
