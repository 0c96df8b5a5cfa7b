/** The owner's side of the worker protocol. */
import { ALLEY, loadEdition } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { editionToJson, type FromWorker } from '../../src/index.ts';
import { ask, gameOn, hostWith, QUICK, requestFor, type Script, SLOW, turnOfTheLoop } from './fakes.ts';

const { legal } = requestFor(QUICK).view;
const THOUGHT = { action: legal[1] as (typeof legal)[number], iterations: 12 };
const answers: Script = (message, worker) => worker.say({ type: 'answer', id: message.id, thought: THOUGHT });
const reportsOnce: Script = (message, worker) =>
  worker.say({ type: 'progress', id: message.id, thought: { ...THOUGHT, iterations: 5 } });
const silent: Script = () => undefined;
const crashes: Script = (_, worker) => worker.fail('out of memory');

describe('the host', () => {
  test('passes on reports and the answer, and leaves no timer behind', async () => {
    const { host, timers } = hostWith((message, worker) => {
      reportsOnce(message, worker);
      answers(message, worker);
    });
    const told: number[] = [];
    const answered = await host.think(requestFor(SLOW), ({ iterations }) => told.push(iterations));
    expect(answered).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect({ told, timers: timers.size }).toEqual({ told: [5], timers: 0 });
  });

  test('passes on advice, and has none if the thread fails', async () => {
    const advice = [{ action: THOUGHT.action, winChance: 0.5, points: 3, simulations: 12, reasons: [] }];
    const { host, workers } = hostWith((message, worker) => {
      if (message.id > 1) crashes(message, worker);
      else worker.say({ type: 'answer', id: message.id, thought: THOUGHT, advice });
    });
    const request = { ...requestFor(SLOW), advise: 1 };
    expect(await host.think(request)).toEqual({ ok: true, value: { thought: THOUGHT, advice } });
    expect(workers[0]?.heard[0]).toMatchObject({ question: { advise: 1 } });
    const failed = await host.think(request);
    expect(failed).toMatchObject({ ok: true, value: { fallback: { reason: 'crashed' } } });
    expect(failed).not.toHaveProperty('value.advice');
  });

  test('asks one question after the other, in one thread', async () => {
    const { host, workers } = hostWith(answers);
    await Promise.all([1, 2, 3].map(() => host.think(requestFor(QUICK))));
    expect(workers.map(({ heard }) => heard.map(({ id }) => id))).toEqual([[1, 2, 3]]);
  });

  test('replaces a thread that crashes, and says that the answer is a fallback', async () => {
    const { host, workers } = hostWith(crashes, answers);
    const first = await host.think(requestFor(SLOW));
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.fallback).toEqual({ reason: 'crashed', detail: 'out of memory' });
    expect(legal).toContainEqual(first.value.thought.action);
    const second = await host.think(requestFor(SLOW));
    expect(second).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('falls back on the best that was reported', async () => {
    const { host } = hostWith((message, worker) => {
      reportsOnce(message, worker);
      crashes(message, worker);
    });
    const answered = await host.think(requestFor(SLOW));
    expect(answered).toMatchObject({
      value: { thought: { ...THOUGHT, iterations: 5 }, fallback: { reason: 'crashed' } },
    });
  });

  test('replaces a thread whose bot threw', async () => {
    const error = { code: 'bot/crashed', detail: 'x is not a function' } as const;
    const { host, workers } = hostWith(({ id }, worker) => worker.say({ type: 'failed', id, error }));
    const answered = await host.think(requestFor(SLOW));
    expect(answered).toMatchObject({
      value: { fallback: { reason: 'crashed', detail: 'x is not a function' } },
    });
    expect(workers[0]?.terminated).toBe(true);
  });

  test.each([null, undefined, 'hello', 7, {}])('replaces a thread that says %s', async (nonsense) => {
    const { host, workers } = hostWith((_, worker) => worker.say(nonsense as unknown as FromWorker), answers);
    expect(await host.think(requestFor(SLOW))).toMatchObject({ value: { fallback: { reason: 'crashed' } } });
    expect(await host.think(requestFor(SLOW))).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('tells what was wrong with a question', async () => {
    const error = { code: 'bot/rules-version', found: '99', supported: 1 } as const;
    const { host, workers } = hostWith(({ id }, worker) => worker.say({ type: 'failed', id, error }));
    expect(await host.think(requestFor(SLOW))).toEqual({ ok: false, error });
    expect(workers[0]?.terminated).toBe(false);
  });

  test.each([
    ['simulations: silence', SLOW, silent, 2000],
    ['simulations: silence after a report', SLOW, reportsOnce, 2000],
    ['milliseconds: the time and the grace', { name: SLOW.name, milliseconds: 700 }, silent, 2700],
    ['milliseconds: reports give no more time', { name: SLOW.name, milliseconds: 700 }, reportsOnce, 2700],
  ] as const)('gives up a thread that hangs; %s', async (_, spec, script, limit) => {
    const { host, workers, timers, ringAll } = hostWith(script, answers);
    const asked = host.think(requestFor(spec));
    await turnOfTheLoop();
    expect([...timers].map(({ milliseconds }) => milliseconds)).toEqual([limit]);
    ringAll();
    expect(await asked).toMatchObject({ ok: true, value: { fallback: { reason: 'hung' } } });
    expect(await host.think(requestFor(spec))).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('stops the question at hand', async () => {
    const { host } = hostWith((message, worker) => {
      if (message.type === 'stop') answers(message, worker);
    });
    const asked = host.think(requestFor(SLOW));
    await turnOfTheLoop();
    host.stop();
    expect(await asked).toEqual({ ok: true, value: { thought: THOUGHT } });
  });

  test('gives up a thread that does not stop', async () => {
    const { host, timers, ringAll } = hostWith(silent);
    const asked = host.think(requestFor({ name: SLOW.name, milliseconds: 60_000 }));
    await turnOfTheLoop();
    host.stop();
    expect([...timers].map(({ milliseconds }) => milliseconds)).toEqual([2000]);
    ringAll();
    expect(await asked).toMatchObject({ value: { fallback: { reason: 'hung' } } });
  });

  test('stops a question whose thread is not ready yet', async () => {
    const { host } = hostWith((message, worker) => {
      if (message.type === 'stop') answers(message, worker);
    });
    const asked = host.think(requestFor(SLOW));
    host.stop();
    expect(await asked).toEqual({ ok: true, value: { thought: THOUGHT } });
  });

  test('answers even if no thread can be started', async () => {
    const { host } = hostWith();
    const answered = await host.think(requestFor(SLOW));
    expect(answered).toMatchObject({ value: { fallback: { reason: 'crashed', detail: 'no more threads' } } });
  });

  test('answers even if a question or a stop cannot be sent, and hires anew', async () => {
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
    const first = host.think(requestFor(SLOW));
    refuseFrom(0, 0);
    expect(await first).toMatchObject({ ok: true, value: { fallback } });
    const second = host.think(requestFor(SLOW));
    refuseFrom(1, 1);
    await turnOfTheLoop();
    host.stop();
    expect(await second).toMatchObject({ ok: true, value: { fallback } });
    expect(await host.think(requestFor(SLOW))).toEqual({ ok: true, value: { thought: THOUGHT } });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, false]);
  });

  test('a closed one answers nobody', async () => {
    const { host, workers } = hostWith(silent);
    const asked = [host.think(requestFor(SLOW)), host.think(requestFor(SLOW))];
    await turnOfTheLoop();
    host.close();
    const ended = await Promise.allSettled([...asked, host.think(requestFor(SLOW))]);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(workers[0]?.terminated).toBe(true);
  });

  test('sends along an edition that the thread cannot know', async () => {
    const own = loadEdition({ ...editionToJson(ALLEY), id: 'own', barkers: 5 });
    if (!own.ok) throw new Error(own.error.code);
    const { host, workers } = hostWith(answers);
    await host.think(requestFor(QUICK, gameOn(own.value)));
    await host.think(requestFor(QUICK));
    const sent = workers[0]?.heard.map((message) => message.type === 'start' && message.question.edition);
    expect(sent).toEqual([editionToJson(own.value), undefined]);
    const { spec, view, history, randomSeed } = requestFor(QUICK, gameOn(own.value));
    const question = { spec, view, history, randomSeed, edition: editionToJson(own.value) };
    expect((await ask(question)).at(-1)?.type).toBe('answer');
  });

  test('sends nothing but what the seat may know', async () => {
    const { host, workers } = hostWith(answers);
    await host.think(requestFor(QUICK));
    const [start] = workers[0]?.heard ?? [];
    if (start?.type !== 'start') throw new Error('nothing was asked');
    expect(Object.keys(start.question).sort()).toEqual(['history', 'randomSeed', 'spec', 'view']);
    const others = start.question.view.seats.filter((_, seat) => seat !== start.question.view.seat);
    expect(others.some((seat) => 'hand' in seat || 'money' in seat)).toBe(false);
  });
});
