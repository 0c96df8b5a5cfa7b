/** A change is stored before anyone sees it; what happens when it cannot be. */
import type { Action } from '@kairo/engine';
import { type ClientMessage, type Command, PERSON, type ShownStep, type TableRefusal } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../src/match/lookAt.ts';
import { silent } from './fakeBots.ts';
import { type Fault, HeldStore } from './heldStore.ts';
import { BARKER, open, PEOPLE, PICK, PILE, playTurns, type Scene, typesOf } from './scene.ts';
import { aWhile, forSeats, House, Sitting, setupOf, there, turnOfTheLoop, Wire } from './sitting.ts';

describe('before the store has accepted a change', () => {
  test.each<[string, readonly Action[]]>([
    ['a draft', [BARKER]],
    ['a settled step', [PILE]],
  ])('no connection is sent anything: %s', async (_, actions) => {
    const { store, house, sitting } = await open();
    const seat = there(sitting.known.acting);
    const others = [seat, 1 - seat].map((granted) => new Wire(house, forSeats(granted)));
    others.push(new Wire(house, forSeats()));
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
  interface Failed extends Scene {
    /** The answer to the command whose outcome is not known yet. */
    readonly answered: Promise<TableRefusal | undefined>;
    /** The message with it. */
    readonly command: ClientMessage;
  }

  /** A table whose store fails with this command. */
  async function failing(scene: Scene, fault: Fault = 'lost', command: Command = PICK): Promise<Failed> {
    const { store, sitting } = scene;
    store.faults.set('append', fault);
    const answered = sitting.client.command(command);
    await sitting.settle();
    store.faults.clear();
    return { ...scene, answered, command: there(sitting.sent.findLast(({ type }) => type === 'command')) };
  }

  function breakDown({ store }: Scene): void {
    for (const operation of ['append', 'read', 'load'] as const) store.faults.set(operation, 'lost');
  }

  const RETRY = { type: 'storage', choice: 'retry' };

  test('leaves the command open, tells every connection, and changes nothing', async () => {
    const scene = await open();
    const { house, sitting } = scene;
    const other = await new Sitting('t', { house, granting: forSeats() }).join();
    const before = sitting.known;
    const { command } = await failing(scene);
    expect([sitting.storage, other.storage]).toEqual(['failed', 'failed']);
    expect(sitting.client.isBusy).toBe(true);
    expect(sitting.known).toEqual(before);
    // Until the player has chosen, nothing goes on, even if the store were to work again.
    expect(await sitting.reply(command)).toEqual([]);
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
  test.each(faults)('and is tried again has the command once, whether it was %s', async (fault) => {
    const scene = await open();
    const { house, sitting } = scene;
    await playTurns(sitting, 6);
    const { version } = sitting.known;
    const { answered, command } = await failing(scene, fault);
    sitting.client.chooseStorage('retry');
    expect(await answered).toBeUndefined();
    expect(sitting.storage).toBe('durable');
    expect(sitting.known.version).toEqual({ seq: version.seq + 1, revision: version.revision });
    const [last] = (await sitting.reply(command)).slice(-1);
    expect(last).toMatchObject({ type: 'done', version: { seq: version.seq + 1 } });
    expect((await house.store.read('t', 0, 999)).length).toBe(version.seq + 1);
    await playTurns(sitting, 1);
  });

  test('and in which another command came first refuses the open one, which is never applied', async () => {
    const scene = await open();
    const { sitting, house } = scene;
    const other = await new Sitting('t', { house }).join();
    await other.sit(sitting.known.viewer);
    const { command } = await failing(scene);
    sitting.line.close(); // its client does not repeat the command yet
    other.client.chooseStorage('retry');
    await other.settle();
    await other.act(BARKER);
    for (const after of ['its turn', 'an undo'] as const) {
      const refusal = { code: 'table/stale' };
      expect((await other.reply(command)).at(-1), after).toMatchObject({ type: 'refused', refusal });
      if (after === 'its turn') await other.undo();
    }
    expect((await house.store.read('t', 0, 99)).length).toBe(1);
  });

  test('and fails again stays failed, and can be tried again', async () => {
    const scene = await open();
    const { answered } = await failing(scene);
    const { store, sitting } = scene;
    store.faults.set('load', 'lost');
    expect(await sitting.reply(RETRY)).toEqual([{ type: 'storage', storage: 'failed' }]);
    store.faults.clear();
    const replies = await sitting.reply(RETRY);
    expect(replies.slice(0, 2)).toMatchObject([{ storage: 'durable' }, { type: 'update' }]);
    expect(await answered).toBeUndefined();
    expect(await sitting.reply(RETRY)).toEqual([]);
  });

  test('and cannot even be read can be done without: the game goes on with its whole history', async () => {
    const setup = setupOf([PERSON, PERSON, 'trader'], { start: 'variable' });
    const { store, house: first, sitting: earlier } = await open(setup);
    await playTurns(earlier, 24);
    earlier.line.close();
    // Loaded from a late snapshot.
    const house = new House(first.store);
    const sitting = await new Sitting('t', { house }).join();
    await sitting.sit(there(await sitting.untilPerson()));
    const scene = { store, house, sitting };
    const before = sitting.known;
    expect((await house.table('t')).match.recent.length).toBeLessThan(before.version.seq);
    const stored = await store.load('t', 0);
    await sitting.act(BARKER);
    breakDown(scene);
    const answered = sitting.client.command({ type: 'act', action: BARKER });
    await sitting.settle();
    sitting.client.chooseStorage('unsaved');
    expect(await answered).toBeUndefined();
    expect(sitting.storage).toBe('memory');
    expect(sitting.known.draft?.steps.length).toBe(2);
    const asked = house.bots.asked.length;
    await sitting.endTurn();
    await playTurns(sitting, 4);
    expect(house.bots.asked.length).toBeGreaterThan(asked);
    const later = await new Sitting('t', { house }).join();
    expect(later.welcome?.storage).toBe('memory');
    const { steps, firstStep } = await later.sit(before.viewer);
    expect(firstStep).toBe(0);
    expect(steps.length).toBe(later.known.version.seq);
    const eventsOf = (shown: readonly ShownStep[]) => shown.map(({ events }) => events);
    expect(eventsOf(steps.slice(0, before.steps.length))).toEqual(eventsOf(before.steps));
    // Bots get the same as if nothing had happened.
    const { view, history } = there(house.bots.asked.at(-1));
    const all = await (await house.table('t')).entries(0, 999);
    expect(eventsFor(all, view.viewer).slice(0, history.length)).toEqual(history);
    store.faults.clear();
    const after = await store.load('t', 0);
    expect(after?.entries.length).toBe(stored?.entries.length);
  });

  test('in reading is not noticed by bots, advisers and clients that ask for older steps', async () => {
    const { store, house, sitting } = await open(setupOf([PERSON, 'trader']));
    house.bots.advice = async () => ({ ok: true, value: [] });
    await playTurns(sitting, 8);
    for (const operation of ['read', 'load'] as const) store.faults.set(operation, 'lost');
    const asked = house.bots.asked.length;
    await playTurns(sitting, 2);
    expect(house.bots.asked[asked]?.history[0]?.type).toBe('started');
    expect(await sitting.ask({ about: 'advice', count: 1 })).toEqual({ about: 'advice', advice: [] });
    const later = await new Sitting('t', { house }).join();
    expect(later.known.firstStep).toBe(0);
    expect(later.known.steps.length).toBe(sitting.known.version.seq);
    expect([later.storage, later.failure]).toEqual(['durable', undefined]);
  });

  test.each(['unsaved', 'nothing yet'])('keeps the table open without connections: %s', async (choice) => {
    const scene = await open();
    const { store, house, sitting } = scene;
    const { answered } = await failing(scene);
    breakDown(scene);
    if (choice === 'unsaved') {
      sitting.client.chooseStorage(choice);
      await answered;
      await playTurns(sitting, 2);
    }
    const { version } = sitting.known;
    sitting.line.close();
    const later = await new Sitting('t', { house }).join();
    expect(later.welcome?.storage).toBe(choice === 'unsaved' ? 'memory' : 'failed');
    expect(later.known.version).toMatchObject({ seq: version.seq });
    store.faults.clear();
    if (choice === 'unsaved') return;
    // What is stored again can be closed again.
    await later.reply(RETRY);
    const table = await house.table('t');
    later.line.close();
    expect(table.isClosed).toBe(true);
  });

  test('is repeated by the heartbeat to a client that missed the message', async () => {
    const scene = await open();
    const { sitting } = scene;
    const { viewer } = sitting.known;
    await failing(scene);
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

  test('is the business of connections that operate the table, and of no others', async () => {
    const scene = await open();
    const { house, sitting } = scene;
    await failing(scene);
    const refused = [{ type: 'refused', refusal: { code: 'table/not-operator' } }];
    for (const seats of [[], [0], [0, 1]]) {
      const wire = new Wire(house, forSeats(...seats));
      await wire.reply({ type: 'hello', protocols: [2], table: 't', look: 0, seq: 0 });
      for (const choice of ['retry', 'unsaved']) {
        expect(await wire.reply({ type: 'storage', choice })).toEqual(refused);
      }
      expect(await wire.reply({ type: 'hurry' })).toEqual(refused);
    }
    expect([sitting.storage, house.bots.stops]).toEqual(['failed', 0]);
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
  const answered = sitting.client.command(PICK);
  await sitting.settle();
  store.faults.clear();
  sitting.client.chooseStorage('retry');
  await answered;
  expect(sitting.storage).toBe('memory');
});
