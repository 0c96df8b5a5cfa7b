/** Bots at the table: what they are asked, and what is done with their answers. */
import { effortOf } from '@kairo/bots';
import { PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../src/index.ts';
import { type Asked, type Decided, silent } from './fakeBots.ts';
import { HeldStore } from './heldStore.ts';
import { thoughtOf, waiting } from './patience.ts';
import { aWhile, House, SEED, Sitting, setupOf, there, turnOfTheLoop } from './sitting.ts';

describe('a bot', () => {
  test('gets what its seat may know, chance of its own, and the time of its level', async () => {
    const sitting = await Sitting.open('told', setupOf(['apprentice', 'trader', 'merchant', 'vizier']));
    const { asked } = sitting.house.bots;
    while (asked.length < 12) await turnOfTheLoop();
    sitting.house.host.close();
    const efforts = asked.map(({ bot }) => [there(bot).name, effortOf(there(bot))]);
    expect(Object.fromEntries(efforts)).toEqual({
      apprentice: { iterations: 0 },
      trader: { iterations: 0 },
      merchant: { iterations: 128 },
      vizier: { milliseconds: 1000 },
    });
    for (const { view, history } of asked) {
      expect(view.viewer).toBe(view.seat);
      expect(view.seats.filter(({ hand, money }) => hand ?? money).length).toBe(1);
      expect(history.every(({ to }) => to === 'all' || to === view.seat)).toBe(true);
      expect(history[0]?.type).toBe('started');
    }
    const seeds = asked.map(({ randomSeed }) => randomSeed);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.join()).not.toContain(SEED);
  });

  test('gets everything that happened since the deal, however long ago', async () => {
    const sitting = await Sitting.open('long', setupOf(['trader', 'trader']));
    await sitting.untilPerson();
    const { asked } = sitting.house.bots;
    expect(asked.length).toBeGreaterThan(60);
    const counts = asked.map(({ history }) => history.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    for (const { view, history } of asked) {
      expect(history[0]?.type).toBe('started');
      const received = history.filter((event) => event.type === 'received');
      expect(received.every(({ to }) => to === view.seat)).toBe(true);
    }
  });

  test('is asked the same with the same chance after a reload, and the game goes on as without one', async () => {
    const setup = setupOf(['trader', 'merchant']);
    const whole = await Sitting.open('reload', setup);
    await whole.untilPerson();
    await whole.settle();
    const store = new MemoryStore();
    const asked: Asked[] = [];
    let sitting = await Sitting.open('reload', setup, { house: new House(store) });
    for (let turns = 0; sitting.known.acting !== undefined; turns++) {
      if (turns % 40 === 0) {
        sitting.line.close();
        asked.push(...sitting.house.bots.asked);
        sitting = await new Sitting('reload', { house: new House(store) }).join();
      }
      await turnOfTheLoop();
    }
    await sitting.settle();
    const eventsOf = ({ known }: Sitting) => known.steps.map(({ events }) => events);
    expect(eventsOf(sitting)).toEqual(eventsOf(whole));
    const textOf = (position: Asked) => JSON.stringify(position);
    const expected = new Set(whole.house.bots.asked.map(textOf));
    expect(asked.filter((position) => !expected.has(textOf(position)))).toEqual([]);
    expect(asked.length).toBeGreaterThan(expected.size / 2);
  });

  test('named in the header plays instead of the level in the set-up', async () => {
    const house = new House();
    house.bots.decision = silent;
    const setup = setupOf(['apprentice', 'apprentice']);
    await house.host.create({ id: 'named', setup, seed: 'named', bots: ['vizier@500', 'random'] });
    await new Sitting('named', { house }).join();
    const [asked] = house.bots.asked;
    expect(asked?.bot).toMatchObject(
      asked?.view.seat === 0 ? { name: 'vizier', effort: { iterations: 500 } } : { name: 'random' },
    );
  });

  test('answers at once if it is asked to hurry', async () => {
    const { sitting, patience } = await waiting(['merchant', 'merchant']);
    const { acting } = sitting.known;
    expect(sitting.known.viewer).toBe('spectator');
    expect(await sitting.reply({ type: 'hurry' })).toEqual([]);
    expect(sitting.house.bots.stops).toBe(1);
    const [first] = patience.open;
    there(first).answer({ ok: true, value: { thought: thoughtOf(there(first).asked) } });
    await sitting.settle();
    expect(sitting.update).toMatchObject({ from: 1, steps: [{ seat: acting }] });
  });

  test('that was replaced by a quick choice is named with that step, also after a reload', async () => {
    const house = new House();
    let count = 0;
    house.bots.decision = (asked) =>
      count++ > 0
        ? silent()
        : Promise.resolve({
            ok: true,
            value: { thought: thoughtOf(asked), fallback: { reason: 'hung', detail: '' } },
          });
    const sitting = await Sitting.open('fallback', setupOf(['merchant', 'merchant']), { house });
    const mishaps = (at: Sitting) => at.known.steps.map(({ mishap }) => mishap);
    expect(mishaps(sitting)).toEqual([undefined, 'hung']);
    expect(await house.store.read('fallback', 1, 2)).toMatchObject([{ type: 'step', mishap: 'hung' }]);
    const later = new House(house.store);
    later.bots.decision = silent;
    expect(mishaps(await new Sitting('fallback', { house: later }).join())).toEqual([undefined, 'hung']);
  });

  test('that answers after its table was closed changes nothing', async () => {
    const { sitting, patience } = await waiting(['merchant', 'merchant']);
    sitting.line.close();
    expect(sitting.house.bots.stops).toBe(1);
    const [old] = patience.open;
    const count = sitting.received.length;
    there(old).answer({ ok: true, value: { thought: thoughtOf(there(old).asked) } });
    await aWhile();
    expect(sitting.received.length).toBe(count);
    expect((await sitting.house.store.read('bots', 0, 99)).length).toBe(1);
  });

  test('is not asked at a table that was left while it was being loaded', async () => {
    const store = new HeldStore();
    const before = new House(store);
    const first = await Sitting.open('closing', setupOf(['trader', 'trader']), { house: before });
    while (before.bots.asked.length < 30) await turnOfTheLoop();
    first.line.close();
    await aWhile();
    store.holds.add('load');
    const house = new House(store);
    const sitting = new Sitting('closing', { house });
    sitting.client.connect();
    while (store.waiting === 0) await turnOfTheLoop();
    sitting.line.close();
    store.release();
    await aWhile();
    expect(house.bots.asked).toEqual([]);
  });

  test('gets its history from the table that has been open since the deal, not from the store', async () => {
    const store = new HeldStore();
    store.faults.set('read', 'lost');
    const house = new House(store);
    await Sitting.open('kept', setupOf(['trader', 'trader']), { house });
    while (house.bots.asked.length < 30) await turnOfTheLoop();
    expect(house.bots.asked.at(-1)?.history[0]?.type).toBe('started');
  });

  test.each<[string, () => Promise<Decided>, string]>([
    ['throws', () => Promise.reject(new Error('no memory')), 'no memory'],
    [
      'cheats',
      async () => ({ ok: true, value: { thought: { action: { type: 'dropOut' }, iterations: 0 } } }),
      'a bot chose an illegal action: {"type":"dropOut"}',
    ],
  ])('that %s ends every connection with the reason', async (_, answer, detail) => {
    const house = new House();
    house.bots.decision = answer;
    const setup = setupOf(['merchant', 'merchant']);
    await house.deal('failure', setup);
    const sittings = [new Sitting('failure', { house }), new Sitting('failure', { house })];
    for (const { client } of sittings) client.connect();
    await aWhile();
    const error = { code: 'table/crashed', detail };
    for (const { failure, received } of sittings) {
      expect(failure).toEqual(error);
      expect(received.at(-1)).toEqual({ type: 'failed', error });
    }
    expect((await house.store.read('failure', 0, 99)).length).toBe(1);
  });

  test('that cannot play says why, and no other plays in its place', async () => {
    const problem = { code: 'weights/players', expected: 2, found: '3' } as const;
    const error = { code: 'bot/weights', file: 'outlook2.json', problem } as const;
    const house = new House();
    house.bots.decision = async () => ({ ok: false, error });
    const sitting = await Sitting.open('weights', setupOf(['vizier', 'merchant']), { house });
    const level = expect.stringMatching(/^(vizier|merchant)$/);
    expect(sitting.failure).toEqual({ code: 'table/bot', level, error });
    expect((await house.store.read('weights', 0, 99)).length).toBe(1);
    // No command is applied from now on, and a client that missed the message learns of it with the next heartbeat.
    const sync = { type: 'sync', look: 0, viewer: 'spectator', version: { seq: 1, revision: 0 } };
    expect(await sitting.reply(sync)).toEqual([{ type: 'failed', error: sitting.failure }]);
    // A client that comes later gets the same answer.
    const later = await new Sitting('weights', { house }).join();
    expect(later.failure).toEqual(sitting.failure);
  });
});

test('a table that has failed refuses commands, and asks no bot any more', async () => {
  const house = new House();
  house.bots.decision = () => Promise.reject(new Error('no memory'));
  const setup = setupOf([PERSON, 'trader']);
  const sitting = await Sitting.open('stopped', setup, { house });
  const act = { type: 'act', action: { type: 'pick', from: 'barkers' } } as const;
  if (sitting.known.acting === 0) {
    for (const command of [act, act, { type: 'endTurn' } as const]) await sitting.command(command);
  }
  await aWhile();
  expect(sitting.failure?.code).toBe('table/crashed');
  const table = await house.table('stopped');
  const { acting, version } = table.match;
  const [stored, asked] = [(await house.store.read('stopped', 0, 99)).length, house.bots.asked.length];
  const command = { type: 'command', id: 'late', seat: there(acting), base: version, command: act } as const;
  expect(await table.command(command)).toEqual({ ok: false, error: { code: 'table/stopped' } });
  expect(await sitting.reply({ ...command, seat: 0 })).toEqual([
    { type: 'refused', id: 'late', refusal: { code: 'table/stopped' } },
  ]);
  expect((await house.store.read('stopped', 0, 99)).length).toBe(stored);
  expect(house.bots.asked.length).toBe(asked);
});
