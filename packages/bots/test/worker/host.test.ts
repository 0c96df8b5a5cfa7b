/** The host's side of the worker protocol. */
import { ALLEY, editionToJson, loadEdition } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import type { BotSpec, FromWorker } from '../../src/index.ts';
import {
  ask,
  gameOn,
  hostWith,
  hostWithLate,
  positionOn,
  QUICK,
  type Script,
  SLOW,
  turnOfTheLoop,
} from './fakes.ts';

const POSITION = positionOn();
const { legal } = POSITION.view;
const EFFORT = { iterations: 60 };
const THOUGHT = { action: legal[1] as (typeof legal)[number], iterations: 12 };
const answers: Script = (message, worker) =>
  worker.say({ type: 'decided', id: message.id, thought: THOUGHT });
const reportsOnce: Script = (message, worker) =>
  worker.say({ type: 'progress', id: message.id, thought: { ...THOUGHT, iterations: 5 } });
const silent: Script = () => undefined;
const crashes: Script = (_, worker) => worker.fail('out of memory');

async function isAnswered(answered: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  void answered.then(() => {
    isSettled = true;
  });
  await turnOfTheLoop();
  return isSettled;
}

describe('the host', () => {
  test('passes on progress and the answer, and then leaves no timer running', async () => {
    const { host, pass, workers } = hostWith((message, worker) => {
      reportsOnce(message, worker);
      answers(message, worker);
    });
    const told: number[] = [];
    const answered = await host.decide(SLOW, POSITION, ({ iterations }) => told.push(iterations)).answered;
    expect(answered).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(told).toEqual([5]);
    pass(100_000);
    expect(workers[0]?.terminated).toBe(false);
  });

  test('passes on advice, and has none if the thread fails', async () => {
    const advice = [{ action: THOUGHT.action, winChance: 0.5, points: 3, simulations: 12, reasons: [] }];
    const { host, workers } = hostWith((message, worker) => {
      if (message.id > 1) crashes(message, worker);
      else worker.say({ type: 'advised', id: message.id, advice });
    });
    const wish = { count: 1, also: [THOUGHT.action] };
    expect(await host.advise(wish, EFFORT, POSITION).answered).toEqual({ ok: true, value: advice });
    expect(workers[0]?.heard[0]).toMatchObject({
      request: { task: { type: 'advise', effort: EFFORT, ...wish } },
    });
    const error = { code: 'bot/crashed', detail: 'out of memory' };
    expect(await host.advise(wish, EFFORT, POSITION).answered).toEqual({ ok: false, error });
  });

  test('replaces a thread that sends the wrong kind of answer', async () => {
    const { host, workers } = hostWith(answers, answers);
    const error = { code: 'bot/crashed', detail: 'unexpected message: decided' };
    expect(await host.advise({ count: 1 }, EFFORT, POSITION).answered).toEqual({ ok: false, error });
    expect(await host.decide(SLOW, POSITION).answered).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('sends one request after the other to one thread', async () => {
    const { host, workers } = hostWith(answers);
    await Promise.all([1, 2, 3].map(() => host.decide(QUICK, POSITION).answered));
    expect(workers.map(({ heard }) => heard.map(({ id }) => id))).toEqual([[1, 2, 3]]);
  });

  test('replaces a thread that crashes, and says that the answer is a fallback', async () => {
    const { host, workers } = hostWith(crashes, answers);
    const first = await host.decide(SLOW, POSITION).answered;
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.fallback).toEqual({ reason: 'crashed', detail: 'out of memory' });
    expect(legal).toContainEqual(first.value.thought.action);
    const second = await host.decide(SLOW, POSITION).answered;
    expect(second).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('falls back on the best that was reported', async () => {
    const { host } = hostWith((message, worker) => {
      reportsOnce(message, worker);
      crashes(message, worker);
    });
    const answered = await host.decide(SLOW, POSITION).answered;
    expect(answered).toMatchObject({
      value: { thought: { ...THOUGHT, iterations: 5 }, fallback: { reason: 'crashed' } },
    });
  });

  test('replaces a thread whose bot threw', async () => {
    const error = { code: 'bot/crashed', detail: 'x is not a function' } as const;
    const { host, workers } = hostWith(({ id }, worker) => worker.say({ type: 'failed', id, error }));
    const answered = await host.decide(SLOW, POSITION).answered;
    expect(answered).toMatchObject({
      value: { fallback: { reason: 'crashed', detail: 'x is not a function' } },
    });
    expect(workers[0]?.terminated).toBe(true);
  });

  test.each([null, undefined, 'hello', 7, {}])('replaces a thread that says %s', async (nonsense) => {
    const { host, workers } = hostWith((_, worker) => worker.say(nonsense as unknown as FromWorker), answers);
    expect(await host.decide(SLOW, POSITION).answered).toMatchObject({
      value: { fallback: { reason: 'crashed' } },
    });
    expect(await host.decide(SLOW, POSITION).answered).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('reports what was wrong with a request', async () => {
    const error = { code: 'bot/rules-version', found: '99', supported: 1 } as const;
    const { host, workers } = hostWith(({ id }, worker) => worker.say({ type: 'failed', id, error }));
    expect(await host.decide(SLOW, POSITION).answered).toEqual({ ok: false, error });
    expect(workers[0]?.terminated).toBe(false);
  });

  test.each([
    ['simulations: silence', SLOW, silent, 2000],
    ['simulations: silence after a report', SLOW, reportsOnce, 2000],
    [
      'milliseconds: the time and the grace',
      { name: SLOW.name, effort: { milliseconds: 700 } },
      silent,
      2700,
    ],
    [
      'milliseconds: reports give no more time',
      { name: SLOW.name, effort: { milliseconds: 700 } },
      reportsOnce,
      2700,
    ],
  ] as const)('gives up a thread that hangs; %s', async (_, spec, script, limit) => {
    const { host, workers, pass } = hostWith(script, answers);
    const asked = host.decide(spec as BotSpec, POSITION).answered;
    await turnOfTheLoop();
    pass(limit - 1);
    expect(await isAnswered(asked)).toBe(false);
    pass(1);
    expect(await asked).toMatchObject({ ok: true, value: { fallback: { reason: 'hung' } } });
    expect(await host.decide(spec, POSITION).answered).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  const answersWhenStopped: Script = (message, worker) => {
    if (message.type === 'stop') answers(message, worker);
  };

  test('stops a running request', async () => {
    const { host } = hostWith(answersWhenStopped);
    const { answered, stop } = host.decide(SLOW, POSITION);
    await turnOfTheLoop();
    stop();
    expect(await answered).toEqual({ ok: true, value: { thought: THOUGHT } });
  });

  test('stopping does not affect other requests', async () => {
    const { host, workers } = hostWith(answersWhenStopped);
    const [first, second, third] = [1, 2, 3].map(() => host.decide(SLOW, POSITION));
    await turnOfTheLoop();
    third?.stop();
    await turnOfTheLoop();
    const stops = (): number[] =>
      workers[0]?.heard.flatMap(({ type, id }) => (type === 'stop' ? [id] : [])) ?? [];
    expect(stops()).toEqual([]);
    first?.stop();
    await first?.answered;
    first?.stop(); // too late to have an effect
    await turnOfTheLoop();
    expect(stops()).toEqual([1]);
    second?.stop();
    await third?.answered; // stopped while it was queued
    expect(stops()).toEqual([1, 2, 3]);
  });

  test('terminates a thread that does not stop', async () => {
    const { host, pass } = hostWith(silent);
    const { answered, stop } = host.decide({ name: SLOW.name, effort: { milliseconds: 60_000 } }, POSITION);
    await turnOfTheLoop();
    stop();
    pass(1999);
    expect(await isAnswered(answered)).toBe(false);
    pass(1);
    expect(await answered).toMatchObject({ value: { fallback: { reason: 'hung' } } });
  });

  test('receives an answer that arrived while the process was suspended', async () => {
    let answer = (): void => undefined;
    const { host, workers, sleep } = hostWith((message, worker) => {
      answer = () => answers(message, worker);
    });
    const asked = host.decide(SLOW, POSITION).answered;
    await turnOfTheLoop();
    sleep(3_600_000);
    answer();
    expect(await asked).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers[0]?.terminated).toBe(false);
  });

  test('stops a request as soon as its thread is ready', async () => {
    const { host } = hostWith(answersWhenStopped);
    const { answered, stop } = host.decide(SLOW, POSITION);
    stop();
    expect(await answered).toEqual({ ok: true, value: { thought: THOUGHT } });
  });

  const ABSENT = { value: { fallback: { reason: 'absent' } } };

  test('a stopped request does not wait long for a thread; the next one waits as usual', async () => {
    const { host, workers, pass } = hostWithLate(answers);
    const { answered, stop } = host.decide(SLOW, POSITION);
    const stoppedBefore = host.decide(SLOW, POSITION);
    stoppedBefore.stop();
    stop();
    pass(999);
    expect(await isAnswered(answered)).toBe(false);
    pass(1);
    expect(await answered).toMatchObject(ABSENT);
    pass(1000);
    expect(await stoppedBefore.answered).toMatchObject(ABSENT);
    const patient = host.decide(SLOW, POSITION).answered;
    pass(14_999);
    expect(await isAnswered(patient)).toBe(false);
    workers[0]?.say({ type: 'ready' });
    expect(await patient).toEqual({ ok: true, value: { thought: THOUGHT } });
  });

  test('answers without a thread that is slow to start, and uses it once it is ready', async () => {
    const { host, workers, pass } = hostWithLate(answers);
    const first = host.decide(SLOW, POSITION);
    pass(15_000);
    expect(await first.answered).toMatchObject(ABSENT);
    const advice = host.advise({ count: 1 }, EFFORT, POSITION);
    pass(1000); // the next one does not wait as long again
    expect(await advice.answered).toMatchObject({ ok: false, error: { code: 'bot/absent' } });
    const third = host.decide(SLOW, POSITION);
    workers[0]?.say({ type: 'ready' });
    workers[0]?.say({ type: 'ready' }); // once is enough
    expect(await third.answered).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ heard, terminated }) => [heard.length, terminated])).toEqual([[1, false]]);
    pass(100_000);
    expect(workers[0]?.terminated).toBe(false);
  });

  test('terminates a thread that never becomes ready, and starts another', async () => {
    const { host, workers, pass } = hostWithLate(silent, answers);
    const first = host.decide(SLOW, POSITION);
    pass(59_999);
    expect(await first.answered).toMatchObject(ABSENT);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
    pass(1);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
    const second = host.decide(SLOW, POSITION);
    workers[1]?.say({ type: 'ready' });
    expect(await second.answered).toEqual({ ok: true, value: { thought: THOUGHT } });
  });

  test('answers even if no thread can be started', async () => {
    const { host } = hostWith();
    const answered = await host.decide(SLOW, POSITION).answered;
    expect(answered).toMatchObject({ value: { fallback: { reason: 'absent', detail: 'no more threads' } } });
  });

  test('answers even if a request or a stop cannot be sent, and starts a new thread', async () => {
    const { host, workers } = hostWith(silent, silent, answers);
    const refuseFrom = (worker: number, count: number): void => {
      const thread = workers[worker];
      if (thread === undefined) throw new Error('no thread');
      const send = thread.postMessage.bind(thread);
      let sent = 0;
      thread.postMessage = (message) => {
        if (++sent > count) throw new Error('could not be cloned');
        send(message);
      };
    };
    const fallback = { reason: 'crashed', detail: 'could not be cloned' };
    const first = host.decide(SLOW, POSITION).answered;
    refuseFrom(0, 0);
    expect(await first).toMatchObject({ ok: true, value: { fallback } });
    const second = host.decide(SLOW, POSITION);
    refuseFrom(1, 1);
    await turnOfTheLoop();
    second.stop();
    expect(await second.answered).toMatchObject({ ok: true, value: { fallback } });
    expect(await host.decide(SLOW, POSITION).answered).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, false]);
  });

  test('a closed host rejects all requests', async () => {
    const { host, workers } = hostWith(silent);
    const asked = [host.decide(SLOW, POSITION).answered, host.decide(SLOW, POSITION).answered];
    await turnOfTheLoop();
    host.close();
    const ended = await Promise.allSettled([...asked, host.decide(SLOW, POSITION).answered]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(workers[0]?.terminated).toBe(true);
  });

  test.each([
    ['another one', { barkers: 5 }],
    ['a copy under another name', {}],
  ])('includes an edition that does not ship with the game: %s', async (_, changes) => {
    const own = loadEdition({ ...editionToJson(ALLEY), id: 'own', ...changes });
    if (!own.ok) throw new Error(own.error.code);
    const { host, workers } = hostWith(answers);
    await host.decide(QUICK, positionOn(gameOn(own.value))).answered;
    await host.decide(QUICK, POSITION).answered;
    const sent = workers[0]?.heard.map((message) => message.type === 'start' && message.request.edition);
    expect(sent).toEqual([editionToJson(own.value), undefined]);
    const { view, history, randomSeed } = positionOn(gameOn(own.value));
    const task = { type: 'decide', bot: QUICK } as const;
    const request = { task, view, history, randomSeed, edition: editionToJson(own.value) };
    expect((await ask(request)).at(-1)?.type).toBe('decided');
  });

  test('sends nothing but what the seat may know', async () => {
    const { host, workers } = hostWith(answers);
    await host.decide(QUICK, POSITION).answered;
    const [start] = workers[0]?.heard ?? [];
    if (start?.type !== 'start') throw new Error('nothing was asked');
    expect(Object.keys(start.request).sort()).toEqual(['history', 'randomSeed', 'task', 'view']);
    const others = start.request.view.seats.filter((_, seat) => seat !== start.request.view.seat);
    expect(others.some((seat) => 'hand' in seat || 'money' in seat)).toBe(false);
  });
});
