/** The worker protocol over a port in memory: no threads, and time only passes when a test says so. */
import {
  ALLEY,
  CAIRO,
  EDITIONS,
  type Edition,
  type Game,
  loadEdition,
  makeGame,
  newGame,
  redactEvents,
  type Seat,
  type View,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  BotHost,
  type BotSpec,
  type BotWorker,
  editionToJson,
  type FromWorker,
  type Question,
  serveBots,
  type ThinkRequest,
  type ToWorker,
} from '../src/index.ts';

const SLOW: BotSpec = { name: 'flat-1000x12', iterations: 1_000_000 };
const QUICK: BotSpec = { name: 'apprentice', iterations: 0 };

function gameOn(edition: Edition): Game {
  return makeGame(edition, 3, { start: 'preset', openMoney: false });
}

function requestFor(spec: BotSpec, game = gameOn(ALLEY)): ThinkRequest {
  const { state, events } = newGame(game, 'worker');
  const seat = whoActs(state) as Seat;
  const view = viewFor(state, seat);
  return { spec, game, view, history: redactEvents(events, seat), randomSeed: 'chance' };
}

function questionFor(spec: BotSpec, changes: Partial<View> = {}): Question {
  const { view, history, randomSeed } = requestFor(spec);
  return { spec, view: { ...view, ...changes }, history, randomSeed };
}

type Listener = (event: { readonly data: unknown }) => void;

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A thread in name only: everything goes through a structured clone, as it would on its way to a real one. */
function openWorker(onMessage: Listener): { readonly tell: (message: ToWorker) => void } {
  let listener: Listener = () => undefined;
  let now = 0;
  serveBots(
    {
      postMessage: (message) => onMessage({ data: structuredClone(message) }),
      addEventListener: (_, heard) => {
        listener = heard;
      },
    },
    {
      clock: () => {
        now += 20; // a slow machine, so that little work is needed
        return now;
      },
      pause: turnOfTheLoop,
    },
  );
  return { tell: (message) => listener({ data: structuredClone(message) }) };
}

/** Asks one question, with `stop` after so many reports. */
function ask(question: Question, stopAfter = Number.POSITIVE_INFINITY): Promise<FromWorker[]> {
  return new Promise((resolve) => {
    const heard: FromWorker[] = [];
    const { tell } = openWorker(({ data }) => {
      const message = data as FromWorker;
      heard.push(message);
      if (message.type === 'progress' && heard.length - 1 === stopAfter) tell({ type: 'stop', id: 7 });
      if (message.type === 'answer' || message.type === 'failed') resolve(heard);
    });
    tell({ type: 'start', id: 7, question });
  });
}

describe('the thread', () => {
  test('is ready, reports and answers with a legal action', async () => {
    const question = questionFor({ ...SLOW, iterations: 400 });
    const heard = await ask(question);
    expect(heard[0]).toEqual({ type: 'ready' });
    expect(heard.filter(({ type }) => type === 'progress').length).toBeGreaterThan(0);
    const last = heard.at(-1);
    if (last?.type !== 'answer') throw new Error(JSON.stringify(last));
    expect(question.view.legal).toContainEqual(last.thought.action);
  });

  test('the same question gets the same answer', async () => {
    const [first, second] = await Promise.all([
      ask(questionFor({ ...SLOW, iterations: 200 })),
      ask(questionFor({ ...SLOW, iterations: 200 })),
    ]);
    expect(first?.at(-1)).toEqual(second?.at(-1));
  });

  test('stops when it is told to, with the best so far', async () => {
    const heard = await ask(questionFor(SLOW), 2);
    const last = heard.at(-1);
    if (last?.type !== 'answer') throw new Error(JSON.stringify(last));
    expect(last.thought.iterations).toBeLessThan(SLOW.iterations ?? 0);
    expect(last.thought.iterations).toBeGreaterThan(0);
  });

  test('thinks for as long as its clock says', async () => {
    const last = (await ask(questionFor({ name: 'flat-1000x12', milliseconds: 300 }))).at(-1);
    expect(last?.type).toBe('answer');
  });

  const hash = 'f'.repeat(64);
  const known = [...EDITIONS.values()].map((edition) => ({ id: edition.id, hash: edition.hash }));
  const { view } = requestFor(QUICK);
  const bad: readonly (readonly [string, Question, object])[] = [
    [
      'a view of other rules',
      questionFor(QUICK, { rulesVersion: 99 }),
      { code: 'bot/rules-version', found: '99', supported: 1 },
    ],
    [
      'an unknown bot',
      questionFor({ name: 'sphinx' as 'random', iterations: 1 }),
      { code: 'bot/unknown', name: 'sphinx', known: BOT_NAMES },
    ],
    ['no budget', questionFor({ name: 'random' }), { code: 'bot/budget', found: 'undefined' }],
    [
      'an unknown edition',
      questionFor(QUICK, { edition: { id: 'atlantis', hash } }),
      { code: 'bot/unknown-edition', id: 'atlantis', hash, known },
    ],
    [
      'another edition than that of the view',
      {
        ...questionFor(QUICK, { edition: { id: 'atlantis', hash } }),
        edition: editionToJson(CAIRO),
      },
      { code: 'bot/other-edition', found: CAIRO.hash, expected: hash },
    ],
    [
      'an edition that is none',
      {
        ...questionFor(QUICK, { edition: { id: 'atlantis', hash } }),
        edition: { format: 'kairo-edition/9' },
      },
      { code: 'edition/missing', field: 'format', expected: { kind: 'one-of', values: ['kairo-edition/1'] } },
    ],
    [
      'the view of somebody else',
      questionFor(QUICK, { viewer: 'spectator' }),
      { code: 'bot/not-acting', viewer: 'spectator', acting: view.seat },
    ],
    [
      'a view without seats',
      questionFor(QUICK, { seats: undefined as unknown as View['seats'] }),
      { code: 'bot/malformed', field: 'view.seats', expected: { kind: 'list' } },
    ],
    [
      'too many seats',
      questionFor(QUICK, { seats: Array.from({ length: 9 }, () => view.seats[0] as View['seats'][number]) }),
      { code: 'setup/players', found: '9', min: 2, max: 4 },
    ],
  ];
  test.each(bad)('refuses %s', async (_, question, error) => {
    expect((await ask(question)).at(-1)).toEqual({ type: 'failed', id: 7, error });
  });

  test('survives a bot that throws, and says what happened', async () => {
    const question = questionFor(QUICK, { stands: undefined as unknown as View['stands'] });
    const last = (await ask(question)).at(-1);
    expect(last).toMatchObject({ type: 'failed', error: { code: 'bot/crashed' } });
  });
});

test('an edition as JSON is read as the same edition', () => {
  for (const edition of EDITIONS.values()) {
    expect(loadEdition(structuredClone(editionToJson(edition)))).toEqual({ ok: true, value: edition });
  }
});

/** A thread that does what a test says: by its number, and the messages it gets. */
type Script = (message: ToWorker, worker: FakeWorker) => void;

class FakeWorker implements BotWorker {
  readonly heard: ToWorker[] = [];
  terminated = false;
  private readonly script: Script;
  private readonly listeners: { message: Listener; error: (event: { readonly message: string }) => void } = {
    message: () => undefined,
    error: () => undefined,
  };

  constructor(script: Script) {
    this.script = script;
  }
  postMessage(message: ToWorker): void {
    this.heard.push(structuredClone(message));
    queueMicrotask(() => this.script(message, this));
  }
  addEventListener(type: 'message' | 'error', listener: never): void {
    this.listeners[type] = listener;
    if (type === 'message') queueMicrotask(() => this.say({ type: 'ready' }));
  }
  terminate(): void {
    this.terminated = true;
  }
  say(message: FromWorker): void {
    this.listeners.message({ data: message });
  }
  fail(message: string): void {
    this.listeners.error({ message });
  }
}

/** A host whose timers only run when the test lets them. */
function hostWith(...scripts: readonly Script[]) {
  const workers: FakeWorker[] = [];
  const timers = new Set<{ readonly milliseconds: number; readonly ring: () => void }>();
  const host = new BotHost({
    spawn: () => {
      const script = scripts[workers.length];
      if (script === undefined) throw new Error('no more threads');
      const worker = new FakeWorker(script);
      workers.push(worker);
      return worker;
    },
    timer: (milliseconds, ring) => {
      const timer = { milliseconds, ring };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    limits: { start: 15_000, grace: 2_000 },
  });
  const ringAll = (): void => {
    for (const timer of [...timers]) {
      timers.delete(timer);
      timer.ring();
    }
  };
  return { host, workers, timers, ringAll };
}

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
