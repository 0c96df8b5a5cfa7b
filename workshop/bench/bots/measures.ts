/** The measurements of a bot. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { BotName, Decision } from '../../../packages/bots/src/index.ts';
import type { Action, Result } from '../../../packages/engine/src/index.ts';
import type { Bots } from './bundle.ts';
import { again, gameFor, type Position } from './games.ts';
import { hostInMemory, hostOfThreads } from './hosts.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MB = 2 ** 20;

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export interface Speed {
  /** Simulations per CPU second; each is one playout. */
  readonly simulations: number;
  /** Positions judged in them. */
  readonly judged: number;
  /** Milliseconds until the bot has a first answer, after warm-up: the median and the worst. */
  readonly first: number;
  readonly firstWorst: number;
}

export function speedOf(bots: Bots, name: BotName, positions: readonly Position[], seconds: number): Speed {
  const { decide, iterationBudget, makeBot, timeBudget } = bots;
  const perPosition = (seconds * 1000) / positions.length;
  const clock = (): number => performance.now();
  for (const position of positions) {
    const bot = makeBot(name, position.game);
    decide(bot, again(bots, position, 'warm-up'), timeBudget(perPosition / 4, clock));
  }
  const first: number[] = [];
  let done = 0;
  let cpu = 0;
  for (const position of positions) {
    const bot = makeBot(name, position.game);
    const situation = again(bots, position, 'speed');
    const start = performance.now();
    bot.think(situation, iterationBudget(1e9)).next();
    first.push(performance.now() - start);
    const cpuStart = cpuSeconds();
    done += decide(bot, again(bots, position, 'speed'), timeBudget(perPosition, clock)).iterations;
    cpu += cpuSeconds() - cpuStart;
  }
  const simulations = done / cpu;
  return {
    simulations,
    judged: simulations * judgedPerSimulation(bots, name, positions),
    first: median(first),
    firstWorst: Math.max(...first),
  };
}

/** Counted in a separate run, because counting slows the bot down. */
function judgedPerSimulation(bots: Bots, name: BotName, positions: readonly Position[]): number {
  const { Facts, iterationBudget, makeBot } = bots;
  const { take } = Facts.prototype;
  let [judged, simulations] = [0, 0];
  Facts.prototype.take = function (state) {
    judged++;
    take.call(this, state);
  };
  for (const position of positions) {
    const thinking = makeBot(name, position.game).think(
      again(bots, position, 'count'),
      iterationBudget(1000),
    );
    // Positions judged once, to find the candidates, come before the first step and do not count.
    const before = judged;
    let step = thinking.next();
    judged = before;
    const first = step.value.iterations;
    while (!step.done) step = thinking.next();
    simulations += step.value.iterations - first;
  }
  Facts.prototype.take = take;
  return judged / simulations;
}

/** How many milliseconds too late the bot answers, for each position; 0 if it answered early. */
export function overshoots(
  bots: Bots,
  name: BotName,
  positions: readonly Position[],
  milliseconds: number,
): number[] {
  const { decide, makeBot, timeBudget } = bots;
  return positions.map((position) => {
    const bot = makeBot(name, position.game);
    const situation = again(bots, position, 'overshoot');
    const start = performance.now();
    decide(
      bot,
      situation,
      timeBudget(milliseconds, () => performance.now()),
    );
    return Math.max(0, performance.now() - start - milliseconds);
  });
}

/**
 * Measures while other threads compete for every core: the bot gets about a sixth of one, as on a slow phone. It is a
 * little harder than that, because its share comes in slices.
 */
export async function inACrowd<T>(measure: () => T): Promise<T> {
  const others = Array.from(
    { length: 5 * availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  await Promise.all(others.map((other) => once(other, 'online')));
  try {
    return measure();
  } finally {
    await Promise.all(others.map((other) => other.terminate()));
  }
}

export interface Memory {
  /** Megabytes at the peak of the search, above the level before it; garbage counts. */
  readonly heap: number;
  readonly resident: number;
}

/** The maximum over several searches, because a search may end early. */
export function memoryOfSearches(
  bots: Bots,
  name: BotName,
  positions: readonly Position[],
  milliseconds: number,
): Memory & { readonly searches: number } {
  const all = positions.map((position) => memoryOfSearch(bots, name, position, milliseconds));
  return {
    searches: all.length,
    heap: Math.max(...all.map(({ heap }) => heap)),
    resident: Math.max(...all.map(({ resident }) => resident)),
  };
}

function memoryOfSearch(bots: Bots, name: BotName, position: Position, milliseconds: number): Memory {
  const { makeBot, timeBudget } = bots;
  const bot = makeBot(name, position.game);
  const taken = (): { heap: number; resident: number } => {
    const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
    return { heap: (heapUsed + arrayBuffers) / MB, resident: rss / MB };
  };
  collect();
  const before = taken();
  const most = { ...before };
  let looked = performance.now();
  const budget = timeBudget(milliseconds, () => performance.now());
  for (const _ of bot.think(again(bots, position, 'memory'), budget)) {
    if (performance.now() - looked < 5) continue;
    const now = taken();
    most.heap = Math.max(most.heap, now.heap);
    most.resident = Math.max(most.resident, now.resident);
    looked = performance.now();
  }
  return { heap: most.heap - before.heap, resident: most.resident - before.resident };
}

export interface Growth {
  readonly decisions: number;
  readonly games: number;
  /** Megabytes of heap and buffers after a garbage collection, at equal intervals. */
  readonly heap: readonly number[];
  /** The last value divided by the first, which is taken after a twelfth of the time, when everything is warm. */
  readonly ratio: number;
}

const LOOKS = 12;

/** Plays game after game through one host, as a long-running table does. */
export async function growthOverPlay(
  bots: Bots,
  name: BotName,
  minutes: number,
  perDecision: number,
): Promise<Growth> {
  const host = hostInMemory(bots);
  const spec = { name, effort: { milliseconds: perDecision } };
  const begin = performance.now();
  const every = (minutes * 60_000) / LOOKS;
  const heap: number[] = [];
  let decisions = 0;
  let games = 0;
  while (heap.length < LOOKS) {
    const game = gameFor(bots, 2 + (games % 3));
    const botGame = new bots.BotGame(game, `growth ${games}`);
    for (let seat = botGame.acting; seat !== undefined && heap.length < LOOKS; seat = botGame.acting) {
      const { view, history } = botGame.situation(seat);
      const position = { game, view, history, randomSeed: `${games} ${decisions}` };
      botGame.play(actionOf(await host.decide(spec, position).answered));
      decisions++;
      if (performance.now() - begin < (heap.length + 1) * every) continue;
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      heap.push((heapUsed + arrayBuffers) / MB);
    }
    games++;
  }
  host.close();
  return { decisions, games, heap, ratio: heap.at(-1)! / heap[0]! };
}

/** Milliseconds from the start of a new thread to its first answer, with the smallest budget. */
export async function coldStart(bots: Bots, worker: string, { game, situation }: Position): Promise<number> {
  const start = performance.now();
  const host = hostOfThreads(bots, worker);
  const { view, history } = situation;
  const spec = { name: 'vizier', effort: { milliseconds: 1 } } as const;
  actionOf(await host.decide(spec, { game, view, history, randomSeed: 'cold' }).answered);
  const took = performance.now() - start;
  host.close();
  return took;
}

/** A fallback decision would make the measurement invalid. */
function actionOf(answered: Result<Decision, unknown>): Action {
  if (!answered.ok || answered.value.fallback) throw new Error(JSON.stringify(answered));
  return answered.value.thought.action;
}
