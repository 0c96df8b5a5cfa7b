/** The worker protocol over an in-memory port: no threads, and time advances only when a test says so. */
import {
  ALLEY,
  type Edition,
  type Game,
  makeGame,
  newGame,
  redactEvents,
  type Seat,
  type View,
  viewFor,
  whoActs,
} from '@kairo/engine';
import {
  BotHost,
  type BotRequest,
  type BotSpec,
  type BotWorker,
  type FromWorker,
  FULL_ROSTER,
  type Position,
  type Roster,
  serveBots,
  type Task,
  type ToWorker,
} from '../../src/index.ts';

export const SLOW: BotSpec = { name: 'flat-1000x12', effort: { iterations: 1_000_000 } };
export const QUICK: BotSpec = { name: 'apprentice' };

export function gameOn(edition: Edition): Game {
  return makeGame(edition, 3, { start: 'preset', openMoney: false });
}

export function positionOn(game = gameOn(ALLEY)): Position {
  const { state, events } = newGame(game, 'worker');
  const seat = whoActs(state) as Seat;
  const view = viewFor(state, seat);
  return { game, view, history: redactEvents(events, seat), randomSeed: 'chance' };
}

export function requestFor(bot: BotSpec, changes: Partial<View> = {}): BotRequest {
  return requestOf({ type: 'decide', bot }, changes);
}

export function requestOf(task: Task, changes: Partial<View> = {}): BotRequest {
  const { view, history, randomSeed } = positionOn();
  return { task, view: { ...view, ...changes }, history, randomSeed };
}

type Listener = (event: { readonly data: unknown }) => void;

export const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The exceptions of bots in such threads. */
export const REPORTED: unknown[] = [];

/** A fake thread. Messages go through a structured clone, as with a real one. */
function openWorker(
  onMessage: Listener,
  roster: Roster = FULL_ROSTER,
): { readonly tell: (message: ToWorker) => void } {
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
      roster,
      clock: () => {
        now += 20; // a slow machine, so that little work is needed
        return now;
      },
      pause: turnOfTheLoop,
      report: (failure) => REPORTED.push(failure),
    },
  );
  return { tell: (message) => listener({ data: structuredClone(message) }) };
}

/** Sends one request, and `stop` after so many progress messages. */
export function ask(
  request: BotRequest,
  stopAfter = Number.POSITIVE_INFINITY,
  roster?: Roster,
): Promise<FromWorker[]> {
  return new Promise((resolve) => {
    const heard: FromWorker[] = [];
    const { tell } = openWorker(({ data }) => {
      const message = data as FromWorker;
      heard.push(message);
      if (message.type === 'progress' && heard.length - 1 === stopAfter) tell({ type: 'stop', id: 7 });
      if (message.type !== 'ready' && message.type !== 'progress') resolve(heard);
    }, roster);
    tell({ type: 'start', id: 7, request });
  });
}

/** Sends requests one after the other to one thread; returns the answers. */
export async function askAll(requests: readonly BotRequest[]): Promise<FromWorker[]> {
  let hear: (message: FromWorker) => void = () => undefined;
  const { tell } = openWorker(({ data }) => hear(data as FromWorker));
  const answers: FromWorker[] = [];
  for (const request of requests) {
    const answer = new Promise<FromWorker>((resolve) => {
      hear = (message) => {
        if (message.type !== 'ready' && message.type !== 'progress') resolve(message);
      };
    });
    tell({ type: 'start', id: 7, request });
    answers.push(await answer);
  }
  return answers;
}

/** A thread that is scripted by a test: by its number, and the messages it gets. */
export type Script = (message: ToWorker, worker: FakeWorker) => void;

class FakeWorker implements BotWorker {
  readonly heard: ToWorker[] = [];
  terminated = false;
  private readonly script: Script;
  private readonly listeners: { message: Listener; error: (event: { readonly message: string }) => void } = {
    message: () => undefined,
    error: () => undefined,
  };

  private readonly isPrompt: boolean;

  constructor(script: Script, isPrompt: boolean) {
    this.script = script;
    this.isPrompt = isPrompt;
  }
  postMessage(message: ToWorker): void {
    this.heard.push(structuredClone(message));
    queueMicrotask(() => this.script(message, this));
  }
  addEventListener(type: 'message' | 'error', listener: never): void {
    this.listeners[type] = listener;
    if (type === 'message' && this.isPrompt) queueMicrotask(() => this.say({ type: 'ready' }));
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

/** A host whose timers are controlled by the test. */
export function hostWith(...scripts: readonly Script[]) {
  return openHost(scripts, true);
}

/** The same, with threads that become ready only when the test says so. */
export function hostWithLate(...scripts: readonly Script[]) {
  return openHost(scripts, false);
}

function openHost(scripts: readonly Script[], isPrompt: boolean) {
  const workers: FakeWorker[] = [];
  const timers = new Set<{ readonly due: number; readonly ring: () => void }>();
  let now = 0;
  const host = new BotHost({
    spawn: () => {
      const script = scripts[workers.length];
      if (script === undefined) throw new Error('no more threads');
      const worker = new FakeWorker(script, isPrompt);
      workers.push(worker);
      return worker;
    },
    timer: (milliseconds, ring) => {
      const timer = { due: now + milliseconds, ring };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    limits: { start: 15_000, grace: 2_000 },
  });
  /** Advances time. */
  const pass = (milliseconds: number): void => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...timers].sort((a, b) => a.due - b.due);
      if (next === undefined || next.due > end) break;
      now = next.due;
      timers.delete(next);
      next.ring();
    }
    now = end;
  };
  /** Advances time as if the process had been suspended: every due timer fires once. */
  const sleep = (milliseconds: number): void => {
    now += milliseconds;
    for (const timer of [...timers]) {
      if (timer.due > now || !timers.delete(timer)) continue;
      timer.ring();
    }
  };
  return { host, workers, pass, sleep };
}
