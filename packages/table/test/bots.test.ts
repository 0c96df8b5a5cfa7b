/** Bots at the table and as advisers: what they are told, and what becomes of what they say. */
import { type Advice, effortOf } from '@kairo/bots';
import { PERSON, PROTOCOL_VERSION } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { restoreGame } from '../src/index.ts';
import {
  type Advised,
  type Asked,
  type Decided,
  Evening,
  setupOf,
  silent,
  there,
  turnOfTheLoop,
} from './evening.ts';

/** Questions that a test answers when it likes. */
class Patience<T> {
  readonly open: { readonly asked: Asked; readonly answer: (answered: T) => void }[] = [];
  readonly ask = (asked: Asked): Promise<T> => new Promise((answer) => this.open.push({ asked, answer }));
}

function thoughtOf({ view }: Asked) {
  return { action: there(view.legal[0]), iterations: 1 };
}

describe('a bot', () => {
  test('gets what its seat may know, chance of its own, and the time of its level', async () => {
    const evening = new Evening('told');
    evening.open(setupOf(['apprentice', 'trader', 'merchant', 'vizier']));
    while (evening.bots.asked.length < 12) await turnOfTheLoop();
    evening.host.close();
    const efforts = evening.bots.asked.map(({ bot }) => [there(bot).name, effortOf(there(bot))]);
    expect(Object.fromEntries(efforts)).toEqual({
      apprentice: { iterations: 0 },
      trader: { iterations: 0 },
      merchant: { iterations: 128 },
      vizier: { milliseconds: 1000 },
    });
    for (const { view, history } of evening.bots.asked) {
      expect(view.viewer).toBe(view.seat);
      expect(view.seats.filter(({ hand, money }) => hand ?? money).length).toBe(1);
      expect(history.every(({ to }) => to === 'all' || to === view.seat)).toBe(true);
      expect(history[0]?.type).toBe('started');
    }
    const seeds = evening.bots.asked.map(({ randomSeed }) => randomSeed);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds).not.toContain(evening.saved?.seed);
  });

  test('thinks while the table says so, and answers at once if it is told to', async () => {
    const evening = new Evening('hurry');
    const { open, ask } = new Patience<Decided>();
    evening.bots.decision = ask;
    const start = evening.open(setupOf(['merchant', 'merchant']));
    expect(start).toMatchObject({ viewer: 'spectator', thinking: true });
    expect(evening.tell({ type: 'hurry' })).toEqual([]);
    expect(evening.bots.stops).toBe(1);
    const [first] = open;
    there(first).answer({ ok: true, value: { thought: thoughtOf(there(first).asked) } });
    await turnOfTheLoop();
    expect(evening.last).toMatchObject({ from: 1, thinking: true, steps: [{ seat: start.acting }] });
  });

  test('that was played for is named with that step, whenever it is told', async () => {
    const evening = new Evening('fallback');
    evening.bots.decision = async (asked) => ({
      ok: true,
      value: { thought: thoughtOf(asked), fallback: { reason: 'hung', detail: '' } },
    });
    const { acting } = evening.open(setupOf(['merchant', 'merchant']));
    evening.bots.decision = silent;
    await turnOfTheLoop();
    const [, second] = evening.said;
    expect(second).toMatchObject({ from: 1, steps: [{ seat: acting, mishap: 'hung' }] });
    const { steps } = evening.update({ type: 'sync', from: 0 });
    expect(steps.map(({ mishap }) => mishap)).toEqual([undefined, 'hung']);
    // And in a game that is resumed.
    const restored = restoreGame(JSON.parse(JSON.stringify(evening.saved)));
    expect(restored.ok && restored.value.match.steps.map(({ mishap }) => mishap)).toEqual([
      undefined,
      'hung',
    ]);
    const wrong = there(evening.saved).steps.map((step) => ({ ...step, mishap: 'tired' }));
    expect(restoreGame({ ...evening.saved, steps: wrong })).toMatchObject({
      error: { code: 'table/bad-save', detail: 'steps.0.mishap: crashed, hung, absent expected' },
    });
  });

  test('that answers too late is not heard', async () => {
    const evening = new Evening('late');
    const { open, ask } = new Patience<Decided>();
    evening.bots.decision = ask;
    evening.open(setupOf(['merchant', 'merchant']));
    evening.open(setupOf(['trader', 'trader']));
    expect(evening.bots.stops).toBe(1);
    const [old] = open;
    there(old).answer({ ok: true, value: { thought: thoughtOf(there(old).asked) } });
    await turnOfTheLoop();
    expect(evening.said.length).toBe(2);
    evening.host.close();
    expect(evening.reply({ type: 'undo' })).toEqual({ type: 'failed', error: { code: 'table/not-open' } });
  });

  test.each<[string, () => Promise<Decided>, string]>([
    ['throws', () => Promise.reject(new Error('no memory')), 'no memory'],
    [
      'cheats',
      async () => ({ ok: true, value: { thought: { action: { type: 'dropOut' }, iterations: 0 } } }),
      'a bot chose an illegal action: dropOut/too-early',
    ],
  ])('that %s is a failure that is told', async (_, answer, detail) => {
    const evening = new Evening('failure');
    evening.bots.decision = answer;
    evening.open(setupOf(['merchant', 'merchant']));
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual({ type: 'failed', error: { code: 'table/crashed', detail } });
  });

  test('that cannot play says what keeps it, and nobody plays in its place', async () => {
    const problem = { code: 'weights/players', expected: 2, found: '3' } as const;
    const error = { code: 'bot/weights', file: 'outlook2.json', problem } as const;
    const evening = new Evening('weights');
    evening.bots.decision = async () => ({ ok: false, error });
    evening.open(setupOf(['vizier', 'merchant']));
    await turnOfTheLoop();
    const { said } = evening;
    const level = expect.stringMatching(/^(vizier|merchant)$/);
    expect(said.at(-1)).toEqual({ type: 'failed', error: { code: 'table/bot', level, error } });
    expect(said.filter(({ type }) => type === 'update').length).toBe(1);
  });
});

describe('advice', () => {
  function advised(): {
    readonly evening: Evening;
    readonly patience: Patience<Advised>;
    readonly advice: Advice[];
  } {
    const evening = new Evening('advice');
    const patience = new Patience<Advised>();
    evening.bots.advice = patience.ask;
    evening.sit(there(evening.open(setupOf([PERSON, PERSON])).acting));
    const action = there(evening.last.view.legal[0]);
    return {
      evening,
      patience,
      advice: [{ action, winChance: 0.5, points: 9, simulations: 7, reasons: [] }],
    };
  }
  const ask = (id: number) => ({ type: 'ask', id, question: { about: 'advice', count: 3 } }) as const;
  const refused = (
    id: number,
    code: 'table/no-advice' | 'table/adviser-failed' | 'table/adviser-absent',
  ) => ({
    type: 'answer',
    id,
    answer: { about: 'nothing', refusal: { code } },
  });
  const told = (id: number, advice: readonly Advice[]) => ({
    type: 'answer',
    id,
    answer: { about: 'advice', advice },
  });

  test('comes for the draft in front of its player', async () => {
    const { evening, patience, advice } = advised();
    const { view } = evening.act({ type: 'pick', from: 'barkers' });
    expect(evening.tell(ask(1))).toEqual([]);
    const { asked, answer } = there(patience.open[0]);
    expect(asked).toMatchObject({ wish: { count: 3 }, effort: { milliseconds: 1000 } });
    expect(asked.view).toEqual(view);
    expect(asked.history.at(-1)).toMatchObject({ type: 'picked', from: 'barkers' });
    answer({ ok: true, value: advice });
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(told(1, advice));
  });

  test('is the same for everybody who asks in the same moment, and thought about once', async () => {
    const { evening, patience, advice } = advised();
    evening.tell(ask(1));
    evening.tell(ask(2));
    const { answer } = there(patience.open[0]);
    answer({ ok: true, value: advice });
    await turnOfTheLoop();
    expect(evening.said.slice(-2)).toEqual([told(1, advice), told(2, advice)]);
    evening.tell(ask(3));
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(told(3, advice));
    // Whoever takes something back is where they were.
    evening.act({ type: 'pick', from: 'barkers' });
    evening.tell({ type: 'undo' });
    evening.tell(ask(4));
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(told(4, advice));
    expect(patience.open.length).toBe(1);
    expect(evening.bots.stops).toBe(0);
  });

  test('is thought about anew after the next step, and for somebody else', async () => {
    const { evening, patience, advice } = advised();
    evening.tell(ask(1));
    const first = there(patience.open[0]);
    first.answer({ ok: true, value: advice });
    await turnOfTheLoop();
    evening.act({ type: 'pick', from: 'barkers' });
    expect(evening.tell(ask(2))).toEqual([]);
    const other = 1 - (evening.last.viewer as number);
    evening.act({ type: 'pick', from: 'barkers' });
    evening.tell({ type: 'endTurn' });
    evening.sit(other);
    expect(evening.tell(ask(3))).toEqual([]);
    expect(patience.open.map(({ asked }) => asked.view.viewer)).toEqual([1 - other, 1 - other, other]);
  });

  test('that was cut short is not kept', async () => {
    const { evening, patience, advice } = advised();
    const { viewer } = evening.last;
    evening.tell(ask(1));
    evening.sit('spectator');
    evening.sit(viewer);
    const cut = there(patience.open[0]);
    evening.tell(ask(2));
    cut.answer({ ok: true, value: [] });
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(refused(1, 'table/no-advice'));
    const whole = there(patience.open[1]);
    whole.answer({ ok: true, value: advice });
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(told(2, advice));
  });

  test.each<[string, (evening: Evening) => void]>([
    ['somebody else sits down', (evening) => evening.sit(1 - (evening.last.viewer as number))],
    ['the turn goes on', (evening) => evening.act({ type: 'pick', from: 'barkers' })],
  ])('is dropped when %s', async (_, change) => {
    const { evening, patience, advice } = advised();
    evening.tell(ask(1));
    change(evening);
    expect(evening.bots.stops).toBe(1); // whoever thinks next does not wait for it
    const { answer } = there(patience.open[0]);
    answer({ ok: true, value: advice });
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(refused(1, 'table/no-advice'));
  });

  test('is missing when the thread fails, and can be asked for again', async () => {
    const { evening, patience, advice } = advised();
    evening.tell(ask(1));
    const { answer } = there(patience.open[0]);
    answer({ ok: false, error: { code: 'bot/crashed', detail: 'no memory' } });
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(refused(1, 'table/adviser-failed'));
    evening.bots.advice = async () => ({ ok: false, error: { code: 'bot/absent', detail: 'offline' } });
    evening.tell(ask(9));
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(refused(9, 'table/adviser-absent'));
    evening.bots.advice = () => Promise.reject(new Error('closed'));
    evening.tell(ask(2));
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(refused(2, 'table/adviser-failed'));
    evening.bots.advice = async () => ({ ok: true, value: advice });
    evening.tell(ask(3));
    await turnOfTheLoop();
    expect(evening.said.at(-1)).toEqual(told(3, advice));
  });

  test('that can never come says why', async () => {
    const { evening, patience } = advised();
    const problem = { code: 'weights/json' } as const;
    const error = { code: 'bot/weights', file: 'outlook2.json', problem } as const;
    evening.tell(ask(1));
    there(patience.open[0]).answer({ ok: false, error });
    await turnOfTheLoop();
    const refusal = { code: 'table/no-adviser', error };
    expect(evening.said.at(-1)).toEqual({ type: 'answer', id: 1, answer: { about: 'nothing', refusal } });
  });

  test('that is on its way does not keep a bot from being hurried', async () => {
    const evening = new Evening('hint, then hurry');
    evening.bots.decision = silent;
    evening.open(setupOf([PERSON, 'merchant']));
    while (evening.last.acting !== evening.last.viewer) await turnOfTheLoop();
    evening.tell(ask(1));
    evening.act({ type: 'pick', from: 'barkers' });
    evening.act({ type: 'pick', from: 'barkers' });
    expect(evening.bots.stops).toBe(1); // the advice
    evening.tell({ type: 'endTurn' });
    evening.tell({ type: 'hurry' });
    expect(evening.bots.stops).toBe(2); // the bot
  });

  test('is refused at a table without hints', async () => {
    const evening = new Evening('no hints');
    const help = { routes: false, hints: false };
    evening.sit(there(evening.open(setupOf([PERSON, PERSON], { help })).acting));
    expect(evening.ask({ about: 'advice', count: 1 })).toMatchObject({ refusal: { code: 'table/no-hints' } });
    expect(evening.bots.asked).toEqual([]);
  });
});

test('an unheard protocol opens nothing', () => {
  const reply = new Evening('protocol').reply({ type: 'resume', protocol: PROTOCOL_VERSION + 1 });
  expect(reply).toMatchObject({ type: 'failed', error: { code: 'table/protocol' } });
});
