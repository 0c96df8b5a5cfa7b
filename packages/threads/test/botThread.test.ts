/** Bots in real threads, for what fake ports cannot show. */
import { Worker } from 'node:worker_threads';
import type { BotSpec, Position } from '@kairo/bots';
import { ALLEY, makeGame, newGame, redactEvents, type Seat, viewFor, whoActs } from '@kairo/engine';
import { openBotHost } from '@kairo/threads';
import { afterEach, expect, test } from 'vitest';

const hosts: { close(): void }[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});

/** The timeouts are generous because the machine may be slow; only tests of hanging threads shorten them. */
function open(spawn?: () => Worker, grace = 30_000): ReturnType<typeof openBotHost> {
  const host = openBotHost(spawn, { start: 30_000, grace });
  hosts.push(host);
  return host;
}

function openingPosition(): Position {
  const game = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });
  const { state, events } = newGame(game, 'threads');
  const seat = whoActs(state) as Seat;
  const history = redactEvents(events, seat);
  return { game, view: viewFor(state, seat), history, randomSeed: 'threads' };
}

const POSITION = openingPosition();
const ENDLESS: BotSpec = { name: 'flat-1000x12', effort: { iterations: 100_000_000 } };
const QUICK: BotSpec = { name: 'flat-1000x12', effort: { iterations: 20 } };

/** A program that answers with the first legal action, and loads quickly. */
const ANSWERS = `parentPort.on('message', ({ id, request }) => {
  const thought = { action: request.view.legal[0], iterations: 1 };
  parentPort.postMessage({ type: 'decided', id, thought });
});`;

/** The first thread runs the given program, and all later ones answer. */
function firstThread(program: string): () => Worker {
  let started = 0;
  return () => {
    const ready =
      "const { parentPort } = require('node:worker_threads'); parentPort.postMessage({ type: 'ready' });";
    return new Worker(`${ready} ${started++ > 0 ? ANSWERS : program}`, { eval: true });
  };
}

test('a thread answers repeatedly, reports progress, stops on request, and does not block this one', async () => {
  const host = open();
  for (const spec of [QUICK, QUICK, { name: 'apprentice' } as const]) {
    const answered = await host.decide(spec, POSITION).answered;
    if (!answered.ok) throw new Error(answered.error.code);
    expect(answered.value.fallback).toBeUndefined();
    expect(POSITION.view.legal).toContainEqual(answered.value.thought.action);
  }
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  const reports: number[] = [];
  const start = performance.now();
  let stopped = 0;
  const asked = host.decide(ENDLESS, POSITION, ({ iterations }) => {
    reports.push(iterations);
    if (reports.length !== 4) return;
    stopped = performance.now();
    asked.stop();
  });
  const answered = await asked.answered;
  const end = performance.now();
  clearInterval(ticking);
  if (!answered.ok) throw new Error(answered.error.code);
  expect(answered.value.fallback).toBeUndefined();
  expect(answered.value.thought.iterations).toBeGreaterThanOrEqual(reports[3] ?? 0);
  expect(end - stopped).toBeLessThan(5000);
  // Reports come at most every 50 ms, so this took at least 200. If this thread were blocked, nothing would tick.
  expect(end - start).toBeGreaterThan(150);
  expect(ticks).toBeGreaterThan(5);
});

test.each([
  ['throws', "parentPort.on('message', () => { throw new Error('lost my way'); });", 'lost my way'],
  ['exits', "parentPort.on('message', () => process.exit(3));", 'exit 3'],
])('a thread that %s is replaced', async (_, program, detail) => {
  const host = open(firstThread(program));
  const first = await host.decide(QUICK, POSITION).answered;
  expect(first).toMatchObject({ value: { fallback: { reason: 'crashed', detail } } });
  const second = await host.decide(QUICK, POSITION).answered;
  if (!second.ok) throw new Error(second.error.code);
  expect(second.value.fallback).toBeUndefined();
});

test('a thread that hangs is replaced without blocking this one', async () => {
  const host = open(firstThread("parentPort.on('message', () => { for (;;); });"), 300);
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  const first = await host.decide(QUICK, POSITION).answered;
  clearInterval(ticking);
  expect(first).toMatchObject({ value: { fallback: { reason: 'hung' } } });
  expect(first.ok && POSITION.view.legal.some((action) => action === first.value.thought.action)).toBe(true);
  expect(ticks).toBeGreaterThan(10);
  const second = await host.decide(QUICK, POSITION).answered;
  if (!second.ok) throw new Error(second.error.code);
  expect(second.value.fallback).toBeUndefined();
});

test('a thread whose program cannot be loaded is reported as absent', async () => {
  const host = open(() => new Worker(new URL('no-such-file.ts', import.meta.url)));
  expect(await host.decide(QUICK, POSITION).answered).toMatchObject({
    value: { fallback: { reason: 'absent' } },
  });
});
