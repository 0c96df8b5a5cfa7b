/** Bots as advisers. */
import type { Advice } from '@kairo/bots';
import { PERSON, type Query, type ServerMessage, type TableRefusal } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { type Advised, silent } from './fakeBots.ts';
import { Patience, thoughtOf } from './patience.ts';
import { aWhile, forSeats, House, Sitting, setupOf, there } from './sitting.ts';

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
    const other = await new Sitting('advice', { house, granting: forSeats(known.viewer as number) }).join();
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
