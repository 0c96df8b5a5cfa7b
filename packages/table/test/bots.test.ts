/** Bots at the table and as advisers: what they are asked, and what is done with their answers. */
import { type Advice, effortOf } from '@kairo/bots';
import { PERSON, type Query, type ServerMessage, type TableRefusal } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../src/index.ts';
import { type Advised, type Asked, type Decided, silent } from './fakeBots.ts';
import { HeldStore } from './heldStore.ts';
import { aWhile, House, SEED, Sitting, setupOf, there, turnOfTheLoop } from './sitting.ts';

/** Questions that a test answers when it likes. */
class Patience<T> {
  readonly open: { readonly asked: Asked; readonly answer: (answered: T) => void }[] = [];
  readonly ask = (asked: Asked): Promise<T> => new Promise((answer) => this.open.push({ asked, answer }));
}

function thoughtOf({ view }: Asked) {
  return { action: there(view.legal[0]), iterations: 1 };
}

/** A table where the first thing that happens is that a bot is asked. */
async function waiting(
  players: Parameters<typeof setupOf>[0],
  house = new House(),
): Promise<{ readonly sitting: Sitting; readonly patience: Patience<Decided> }> {
  const patience = new Patience<Decided>();
  house.bots.decision = patience.ask;
  return { sitting: await Sitting.open('bots', setupOf(players), { house }), patience };
}

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

  test('is not asked at a table that was closed while its history was being read', async () => {
    const store = new HeldStore();
    const house = new House(store);
    const sitting = await Sitting.open('closing', setupOf(['trader', 'trader']), { house });
    while (house.bots.asked.length < 30) await turnOfTheLoop();
    store.holds.add('read');
    while (store.waiting === 0) await turnOfTheLoop();
    const { length } = house.bots.asked;
    sitting.line.close();
    store.release();
    await aWhile();
    expect(house.bots.asked.length).toBe(length);
  });

  test.each<[string, () => Promise<Decided>, string]>([
    ['throws', () => Promise.reject(new Error('no memory')), 'no memory'],
    [
      'cheats',
      async () => ({ ok: true, value: { thought: { action: { type: 'dropOut' }, iterations: 0 } } }),
      'a bot chose an illegal action: dropOut/too-early',
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
    // A client that comes later is told the same.
    const later = await new Sitting('weights', { house }).join();
    expect(later.failure).toEqual(sitting.failure);
  });
});

describe('advice', () => {
  interface Advising {
    readonly sitting: Sitting;
    readonly patience: Patience<Advised>;
    readonly advice: Advice[];
  }
  async function advised(): Promise<Advising> {
    const house = new House();
    const patience = new Patience<Advised>();
    house.bots.advice = patience.ask;
    const sitting = await Sitting.open('advice', setupOf([PERSON, PERSON]), { house });
    const { view } = await sitting.sit(there(sitting.known.acting));
    const advice = [{ action: there(view.legal[0]), winChance: 0.5, points: 9, simulations: 7, reasons: [] }];
    return { sitting, patience, advice };
  }
  const query: Query = { about: 'advice', count: 3 };
  const ask = (sitting: Sitting, id: string): Promise<readonly ServerMessage[]> =>
    sitting.reply({ type: 'query', id, query });
  const answersOf = ({ received }: Sitting) => received.filter(({ type }) => type === 'answer');
  const told = (id: string, advice: readonly Advice[]) => ({
    type: 'answer',
    id,
    answer: { about: 'advice', advice },
  });
  const refused = (id: string, refusal: TableRefusal) => ({
    type: 'answer',
    id,
    answer: { about: 'nothing', refusal },
  });

  test('is about the draft in front of its player', async () => {
    const { sitting, patience, advice } = await advised();
    const { view } = await sitting.act({ type: 'pick', from: 'barkers' });
    expect(await ask(sitting, 'a')).toEqual([]);
    const { asked, answer } = there(patience.open[0]);
    expect(asked).toMatchObject({ wish: { count: 3 }, effort: { milliseconds: 1000 } });
    expect(asked.view).toEqual({ ...view, legal: asked.view.legal });
    expect(asked.view.legal.map((action) => JSON.stringify(action)).sort()).toEqual(
      view.legal.map((action) => JSON.stringify(action)).sort(),
    );
    expect(asked.history.at(-1)).toMatchObject({ type: 'picked', from: 'barkers' });
    answer({ ok: true, value: advice });
    await sitting.settle();
    expect(sitting.received.at(-1)).toEqual(told('a', advice));
  });

  test('is the same for all who ask about the same position, and computed once', async () => {
    const { sitting, patience, advice } = await advised();
    const { house, known } = sitting;
    const other = await new Sitting('advice', { house, grant: () => [known.viewer as number] }).join();
    await ask(sitting, 'a');
    await ask(sitting, 'b');
    await ask(other, 'c');
    expect(patience.open.length).toBe(1);
    there(patience.open[0]).answer({ ok: true, value: advice });
    await aWhile();
    expect(answersOf(sitting)).toEqual([told('a', advice), told('b', advice)]);
    expect(answersOf(other)).toEqual([told('c', advice)]);
    expect(await ask(sitting, 'd')).toEqual([told('d', advice)]);
    // After undo the position is the same again.
    await sitting.act({ type: 'pick', from: 'barkers' });
    await sitting.undo();
    expect(await ask(sitting, 'e')).toEqual([told('e', advice)]);
    expect(patience.open.length).toBe(1);
    expect(house.bots.stops).toBe(0);
  });

  test('that is asked for again before it is there is answered once for each id', async () => {
    const { sitting, patience, advice } = await advised();
    await ask(sitting, 'a');
    await ask(sitting, 'a');
    there(patience.open[0]).answer({ ok: true, value: advice });
    await sitting.settle();
    expect(answersOf(sitting)).toEqual([told('a', advice)]);
    // An answer that was lost is sent again.
    expect(await ask(sitting, 'a')).toEqual([told('a', advice)]);
  });

  test('is computed again after the next step, and for another seat', async () => {
    const { sitting, patience, advice } = await advised();
    const seat = sitting.known.viewer as number;
    await ask(sitting, 'a');
    there(patience.open[0]).answer({ ok: true, value: advice });
    await sitting.settle();
    await sitting.act({ type: 'pick', from: 'barkers' });
    expect(await ask(sitting, 'b')).toEqual([]);
    await sitting.act({ type: 'pick', from: 'barkers' });
    await sitting.endTurn();
    await sitting.sit(1 - seat);
    expect(await ask(sitting, 'c')).toEqual([]);
    expect(patience.open.map(({ asked }) => asked.view.viewer)).toEqual([seat, seat, 1 - seat]);
  });

  test('that was cut short is not kept', async () => {
    const { sitting, patience, advice } = await advised();
    const { viewer } = sitting.known;
    await ask(sitting, 'a');
    await sitting.sit('spectator');
    await sitting.sit(viewer);
    await ask(sitting, 'b');
    there(patience.open[0]).answer({ ok: true, value: [] });
    await sitting.settle();
    expect(answersOf(sitting)).toEqual([refused('a', { code: 'table/no-advice' })]);
    there(patience.open[1]).answer({ ok: true, value: advice });
    await sitting.settle();
    expect(sitting.received.at(-1)).toEqual(told('b', advice));
  });

  test.each<[string, (sitting: Sitting) => Promise<unknown>]>([
    ['another player takes the screen', (sitting) => sitting.sit(1 - (sitting.known.viewer as number))],
    ['the turn goes on', (sitting) => sitting.act({ type: 'pick', from: 'barkers' })],
  ])('is dropped when %s', async (_, change) => {
    const { sitting, patience, advice } = await advised();
    await ask(sitting, 'a');
    await change(sitting);
    expect(sitting.house.bots.stops).toBe(1); // a bot may be queued behind it
    there(patience.open[0]).answer({ ok: true, value: advice });
    await sitting.settle();
    expect(answersOf(sitting)).toEqual([refused('a', { code: 'table/no-advice' })]);
  });

  test('is missing when the thread fails, and can be asked for again', async () => {
    const { sitting, patience, advice } = await advised();
    const { bots } = sitting.house;
    await ask(sitting, 'a');
    there(patience.open[0]).answer({ ok: false, error: { code: 'bot/crashed', detail: 'no memory' } });
    await sitting.settle();
    expect(sitting.received.at(-1)).toEqual(refused('a', { code: 'table/adviser-failed' }));
    bots.advice = async () => ({ ok: false, error: { code: 'bot/absent', detail: 'offline' } });
    expect(await ask(sitting, 'b')).toEqual([refused('b', { code: 'table/adviser-absent' })]);
    bots.advice = () => Promise.reject(new Error('closed'));
    expect(await ask(sitting, 'c')).toEqual([refused('c', { code: 'table/adviser-failed' })]);
    bots.advice = async () => ({ ok: true, value: advice });
    expect(await ask(sitting, 'd')).toEqual([told('d', advice)]);
  });

  test('that can never come says why', async () => {
    const { sitting, patience } = await advised();
    const problem = { code: 'weights/json' } as const;
    const error = { code: 'bot/weights', file: 'outlook2.json', problem } as const;
    await ask(sitting, 'a');
    there(patience.open[0]).answer({ ok: false, error });
    await sitting.settle();
    expect(sitting.received.at(-1)).toEqual(refused('a', { code: 'table/no-adviser', error }));
  });

  test('that is being computed does not keep a bot from being hurried', async () => {
    const house = new House();
    house.bots.decision = (asked) =>
      house.bots.asked.some(({ wish }) => wish !== undefined)
        ? silent()
        : Promise.resolve({ ok: true, value: { thought: thoughtOf(asked) } });
    const sitting = await Sitting.open('hint, then hurry', setupOf([PERSON, 'merchant']), { house });
    await sitting.untilPerson();
    await ask(sitting, 'a');
    await sitting.act({ type: 'pick', from: 'barkers' });
    await sitting.act({ type: 'pick', from: 'barkers' });
    expect(house.bots.stops).toBe(1); // the advice
    await sitting.endTurn();
    await sitting.reply({ type: 'hurry' });
    expect(house.bots.stops).toBe(2); // the bot
  });

  test('is refused at a table without hints', async () => {
    const help = { routes: false, hints: false };
    const sitting = await Sitting.open('no hints', setupOf([PERSON, PERSON], { help }));
    await sitting.sit(there(sitting.known.acting));
    expect(await sitting.ask({ about: 'advice', count: 1 })).toEqual({
      about: 'nothing',
      refusal: { code: 'table/no-hints' },
    });
    expect(sitting.house.bots.asked).toEqual([]);
  });
});
