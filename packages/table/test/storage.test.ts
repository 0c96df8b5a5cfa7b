/** A change is stored before anyone sees it; what happens when it cannot be; and two authorities over one game. */
import { type Action, FastRandom } from '@kairo/engine';
import { PERSON, type ServerMessage, type TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { choose, silent } from './fakeBots.ts';
import { type Fault, HeldStore } from './heldStore.ts';
import { aWhile, House, Sitting, setupOf, there, turnOfTheLoop, Wire } from './sitting.ts';

const BARKER: Action = { type: 'pick', from: 'barkers' };
const PILE: Action = { type: 'pick', from: 'pile' };
const PEOPLE = setupOf([PERSON, PERSON]);

interface Scene {
  readonly store: HeldStore;
  readonly house: House;
  /** Sits at the acting seat; may act for every person. */
  readonly sitting: Sitting;
}

async function open(setup: TableSetup = PEOPLE): Promise<Scene> {
  const store = new HeldStore();
  const house = new House(store);
  const sitting = await Sitting.open('t', setup, { house });
  await sitting.untilPerson();
  await sitting.settle();
  await sitting.sit(there(sitting.known.acting));
  return { store, house, sitting };
}

/** A random game, so that older entries are in the store alone. */
async function playTurns(sitting: Sitting, turns: number): Promise<void> {
  const random = new FastRandom('turns');
  for (let turn = 0; turn < turns; turn++) {
    await sitting.sit(there(await sitting.untilPerson()));
    while (!sitting.known.draft?.isComplete) await sitting.act(choose(sitting.known.view.legal, random));
    await sitting.endTurn();
  }
  await sitting.sit(there(await sitting.untilPerson()));
}

const typesOf = (messages: readonly ServerMessage[]) => messages.map(({ type }) => type);

describe('before the store has accepted a change', () => {
  test.each<[string, readonly Action[]]>([
    ['a draft', [BARKER]],
    ['a settled step', [PILE]],
  ])('no connection is sent anything: %s', async (_, actions) => {
    const { store, house, sitting } = await open();
    const seat = there(sitting.known.acting);
    const others = [seat, 1 - seat].map((granted) => new Wire(house, () => [granted]));
    others.push(new Wire(house, () => []));
    const hello = { type: 'hello', protocols: [2], table: 't', look: 0, seq: 0 };
    for (const wire of others) await wire.reply(hello);
    const all = [sitting, ...others];
    store.holds.add('append');
    for (const action of actions) {
      const before = all.map(({ received }) => received.length);
      const { version } = sitting.known;
      const commanded = sitting.client.command({ type: 'act', action });
      await aWhile();
      expect(store.waiting).toBe(1);
      expect(all.map(({ received }) => received.length)).toEqual(before);
      // What is asked meanwhile is answered from the version that is stored.
      const nothing = { seq: 0, revision: 0 };
      const asked = there(others[0]).reply({ type: 'sync', look: 1, viewer: seat, version: nothing });
      expect(await asked).toMatchObject([{ type: 'update', version }]);
      store.release();
      expect(await commanded).toBeUndefined();
      await aWhile();
      for (const { received } of others) expect(received.at(-1)?.type).toBe('update');
      expect(sitting.received.at(-1)?.type).toBe('done');
    }
  });

  test('no bot is asked', async () => {
    const { store, house, sitting } = await open(setupOf([PERSON, 'trader']));
    house.bots.decision = silent;
    const asked = house.bots.asked.length;
    await sitting.act(BARKER);
    await sitting.act(BARKER);
    store.holds.add('append');
    const ended = sitting.client.command({ type: 'endTurn' });
    await aWhile();
    expect(house.bots.asked.length).toBe(asked);
    store.release();
    await ended;
    await aWhile();
    expect(house.bots.asked.length).toBe(asked + 1);
  });

  test('no bot’s action is shown', async () => {
    const store = new HeldStore();
    const house = new House(store);
    store.holds.add('append');
    const sitting = await Sitting.open('t', setupOf(['trader', 'trader']), { house });
    while (store.waiting === 0) await turnOfTheLoop();
    await aWhile();
    expect(typesOf(sitting.received)).toEqual(['welcome', 'update', 'history']);
    expect(house.bots.asked.length).toBe(1);
    store.release();
    while (sitting.known.version.seq < 4) await turnOfTheLoop();
    sitting.line.close();
  });

  test('commands wait for each other', async () => {
    const { store, sitting } = await open();
    const seat = there(sitting.known.acting);
    const { version } = sitting.known;
    store.holds.add('append');
    const command = { type: 'act', action: BARKER };
    const message = { type: 'command', seat, base: version, command };
    expect(await sitting.reply({ ...message, id: 'first' })).toEqual([]);
    expect(await sitting.reply({ ...message, id: 'second' })).toEqual([]);
    expect(store.appended.length).toBe(1);
    store.release();
    await aWhile();
    const answers = sitting.received.filter((answer) => 'id' in answer && answer.type !== 'history');
    expect(answers.slice(-2)).toMatchObject([
      { type: 'done', id: 'first' },
      { type: 'refused', id: 'second', refusal: { code: 'table/stale' } },
    ]);
    expect(store.appended.length).toBe(1);
  });
});

describe('a store that fails', () => {
  test('refuses the command, tells every connection, and changes nothing', async () => {
    const { store, house, sitting } = await open();
    const other = await new Sitting('t', { house, grant: () => [] }).join();
    store.faults.set('append', 'lost');
    const before = sitting.known;
    expect(await sitting.refusalOf({ type: 'act', action: PILE })).toBe('table/not-stored');
    expect([sitting.storage, other.storage]).toEqual(['failed', 'failed']);
    expect(sitting.known).toEqual(before);
    // Until the player has chosen, nothing goes on, even if the store were to work again.
    store.faults.clear();
    expect(await sitting.refusalOf({ type: 'act', action: PILE })).toBe('table/not-stored');
    expect((await house.store.read('t', 0, 99)).length).toBe(1);
    const later = await new Sitting('t', { house }).join();
    expect(later.welcome?.storage).toBe('failed');
  });

  test('stops the bots', async () => {
    const { store, house, sitting } = await open(setupOf([PERSON, 'trader']));
    await sitting.act(BARKER);
    await sitting.act(BARKER);
    let count = 0;
    house.bots.decision = async ({ view }) => {
      count++;
      store.faults.set('append', 'lost');
      return { ok: true, value: { thought: { action: there(view.legal[0]), iterations: 0 } } };
    };
    await sitting.endTurn();
    await aWhile();
    expect([count, sitting.storage]).toEqual([1, 'failed']);
    store.faults.clear();
    sitting.client.chooseStorage('retry');
    await aWhile();
    expect(count).toBeGreaterThan(1);
  });

  const faults: readonly Fault[] = ['lost', 'unacknowledged'];
  test.each(faults)('and is tried again goes on with what it has, whether that was %s', async (fault) => {
    const { store, house, sitting } = await open();
    await playTurns(sitting, 6);
    const { version } = sitting.known;
    store.faults.set('append', fault);
    expect(await sitting.refusalOf({ type: 'act', action: PILE })).toBe('table/not-stored');
    const failed = there(sitting.sent.findLast(({ type }) => type === 'command'));
    sitting.client.chooseStorage('retry');
    await sitting.settle();
    expect(sitting.storage).toBe('durable');
    store.faults.clear();
    const stored = fault === 'lost' ? 0 : 1;
    expect(sitting.known.version).toEqual({ seq: version.seq + stored, revision: version.revision });
    // The same command again is applied now, or was applied already: once in any case.
    const [last] = (await sitting.reply(failed)).slice(-1);
    expect(last).toMatchObject({ type: 'done', version: { seq: version.seq + 1 } });
    expect((await house.store.read('t', 0, 999)).length).toBe(version.seq + 1);
    await playTurns(sitting, 1);
  });

  test('and fails again stays failed, and can be tried again', async () => {
    const { store, sitting } = await open();
    store.faults.set('append', 'lost');
    await sitting.refusalOf({ type: 'act', action: PILE });
    store.faults.set('load', 'lost');
    const retry = { type: 'storage', choice: 'retry' };
    expect(await sitting.reply(retry)).toEqual([{ type: 'storage', storage: 'failed' }]);
    store.faults.clear();
    expect(await sitting.reply(retry)).toMatchObject([{ storage: 'durable' }, { type: 'update' }]);
    expect(await sitting.reply(retry)).toEqual([]);
    await sitting.act(PILE);
  });

  test('can be done without: the game goes on in memory with its whole history', async () => {
    const { store, house, sitting } = await open(setupOf([PERSON, PERSON, 'trader']));
    await playTurns(sitting, 8);
    const before = sitting.known;
    const stored = await store.load('t', 0);
    await sitting.act(BARKER);
    store.faults.set('append', 'lost');
    expect(await sitting.refusalOf({ type: 'act', action: BARKER })).toBe('table/not-stored');
    sitting.client.chooseStorage('unsaved');
    await sitting.settle();
    expect(sitting.storage).toBe('memory');
    expect(sitting.known.draft?.steps.length).toBe(1);
    // The old store is not needed any more.
    for (const operation of ['read', 'load'] as const) store.faults.set(operation, 'lost');
    const asked = house.bots.asked.length;
    await playTurns(sitting, 4);
    expect(house.bots.asked.length).toBeGreaterThan(asked);
    expect(house.bots.asked.at(-1)?.history[0]?.type).toBe('started');
    const later = await new Sitting('t', { house }).join();
    expect(later.welcome?.storage).toBe('memory');
    const { steps, firstStep } = await later.sit(before.viewer);
    expect(firstStep).toBe(0);
    expect(steps.length).toBe(later.known.version.seq);
    expect(steps.slice(0, before.steps.length).map(({ events }) => events)).toEqual(
      before.steps.map(({ events }) => events),
    );
    store.faults.clear();
    const after = await store.load('t', 0);
    expect(after?.entries.length).toBe(stored?.entries.length);
  });

  test('is repeated by the heartbeat to a client that missed the message', async () => {
    const { store, sitting } = await open();
    const { viewer } = sitting.known;
    store.faults.set('append', 'lost');
    await sitting.refusalOf({ type: 'act', action: PILE });
    const { version } = sitting.known;
    const look = sitting.update.look;
    expect(await sitting.reply({ type: 'sync', look, viewer, version })).toEqual([
      { type: 'synced', look, version, storage: 'failed' },
    ]);
    expect(await sitting.reply({ type: 'hello', protocols: [2], table: 't', look, viewer, seq: 1 })).toEqual([
      { type: 'storage', storage: 'failed' },
      { type: 'synced', look, version, storage: 'failed' },
    ]);
  });
});

test('a store that does not outlive the program says so', async () => {
  const house = new House(undefined, false);
  const sitting = await Sitting.open('t', PEOPLE, { house });
  expect(sitting.welcome?.storage).toBe('memory');
  await playTurns(sitting, 2);
});

test('where the store does not outlive the program, trying again does not make it durable', async () => {
  const store = new HeldStore();
  const house = new House(store, false);
  const sitting = await Sitting.open('t', PEOPLE, { house });
  await sitting.sit(there(sitting.known.acting));
  store.faults.set('append', 'lost');
  await sitting.refusalOf({ type: 'act', action: PILE });
  store.faults.clear();
  sitting.client.chooseStorage('retry');
  await sitting.settle();
  expect(sitting.storage).toBe('memory');
});

describe('of two authorities over one game', () => {
  async function two(setup: TableSetup = PEOPLE): Promise<[Sitting, Sitting]> {
    const first = await Sitting.open('t', setup, {});
    const second = await new Sitting('t', { house: new House(first.house.store) }).join();
    const acting = there(first.known.acting);
    await first.sit(acting);
    await second.sit(acting);
    return [first, second];
  }

  test('the slower one’s command is stale, and it catches up', async () => {
    const [first, second] = await two();
    await first.act(PILE);
    expect(second.known.version.seq).toBe(1);
    expect(await second.refusalOf({ type: 'act', action: BARKER })).toBe('table/stale');
    expect(second.known).toEqual(first.known);
    expect(second.storage).toBe('durable');
    await second.act(BARKER);
    // The one that was faster is the slower one now.
    expect(await first.refusalOf({ type: 'act', action: BARKER })).toBe('table/stale');
    expect(first.known).toEqual(second.known);
  });

  test('a draft is as good as a step', async () => {
    const [first, second] = await two();
    await first.act(BARKER);
    expect(await second.refusalOf({ type: 'act', action: PILE })).toBe('table/stale');
    expect(second.known.draft).toEqual(first.known.draft);
    await second.act(BARKER);
    await second.endTurn();
    expect(await first.refusalOf({ type: 'undo' })).toBe('table/stale');
    expect(first.known.acting).not.toBe(first.known.viewer);
  });

  test('both answer the same command as done, and it is applied once', async () => {
    const [first, second] = await two();
    const seat = there(first.known.acting);
    const command = { type: 'act', action: PILE };
    const message = { type: 'command', id: 'same', seat, base: first.known.version, command };
    expect((await first.reply(message)).at(-1)).toMatchObject({ type: 'done', version: { seq: 2 } });
    expect((await second.reply(message)).at(-1)).toMatchObject({ type: 'done', version: { seq: 2 } });
    expect((await first.house.store.read('t', 0, 99)).length).toBe(2);
  });

  test('a bot’s action that comes too late is dropped, and the bot is asked again', async () => {
    const setup = setupOf(['trader', 'trader']);
    const first = await Sitting.open('t', setup, {});
    const second = await new Sitting('t', { house: new House(first.house.store) }).join();
    while (Math.min(first.known.version.seq, second.known.version.seq) < 20) await turnOfTheLoop();
    expect([first.failure, second.failure]).toEqual([undefined, undefined]);
    for (const { line } of [first, second]) line.close();
    const eventsOf = ({ known }: Sitting) => known.steps.slice(0, 20).map(({ events }) => events);
    expect(eventsOf(second)).toEqual(eventsOf(first));
  });
});
