import type { Answer, Known, PlainView, ShownStep } from '@kairo/protocol';
import { TableClient } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { PastLine, pastOf, watchedPast } from '../../src/client/pastLine.ts';
import type { Session } from '../../src/client/session.ts';

const turnBegan = (seat: number) => ({ type: 'turnBegan', to: 'all', seat }) as const;

const view = (points: number): PlainView =>
  ({
    seat: 0,
    viewer: 0,
    seats: [{ points, hand: ['S1'], money: { red: points } }, { points: 0 }],
  }) as unknown as PlainView;

/** A deal and three turns, the second one of two steps; after it one that was taken back. */
const STEPS: readonly ShownStep[] = [
  { events: [turnBegan(0)] },
  { seat: 0, events: [turnBegan(1)], change: view(1) },
  { seat: 1, events: [], change: view(1) },
  { seat: 1, events: [{ type: 'earned', to: 'all', seat: 1, colour: 'red', amount: 1 }], change: view(2) },
  { seat: 1, events: [turnBegan(0)], change: view(3) },
  { seat: 0, events: [turnBegan(1)], change: view(9) },
  { seat: 0, events: [], note: { type: 'takeback', seat: 0, to: 5 }, change: view(3) },
  { seat: 0, events: [turnBegan(1)], change: view(4) },
];

/** A table that gives the past in pages of three steps. */
const session = {
  seq: { peek: () => STEPS.length },
  setup: { peek: () => ({ seats: [] }) },
  edition: { peek: () => ({}) },
  table: { peek: () => 't' },
  ask: async ({ before }: { readonly before: number }): Promise<Answer> => {
    const from = Math.max(0, before - 3);
    const steps = STEPS.slice(from, before).map((step, i) => (i === 0 ? { ...step, change: {} } : step));
    return { about: 'past', from, steps, base: (STEPS[from]?.change as PlainView) ?? view(0) };
  },
} as unknown as Session;

test('turns are put together from pages of steps, without what was taken back', async () => {
  const turns = (await pastOf(session)) ?? [];
  expect(turns.map(({ seat, steps }) => [seat, steps.length])).toEqual([
    [undefined, 1],
    [0, 1],
    [1, 2],
    [0, 1],
  ]);
  expect(turns.map(({ view }) => view.seats[0]?.points)).toEqual([0, 1, 3, 4]);
  expect(watchedPast(turns, 0).map(({ hands }) => hands.map((hand) => hand !== null))).toEqual(
    turns.map(() => [true, false]),
  );
});

test('a refusal is no past', async () => {
  const refusing = {
    ...session,
    ask: async (): Promise<Answer> => ({ about: 'nothing', refusal: { code: 'table/stopped' } }),
  };
  expect(await pastOf(refusing as unknown as Session)).toBeUndefined();
});

test('a client at it goes to any turn and on from there', async () => {
  const turns = (await pastOf(session)) ?? [];
  const line = new PastLine(session, turns);
  let known: Known | undefined;
  let ids = 0;
  const see = (seen: Known): void => {
    known = seen;
  };
  const client = new TableClient(
    't',
    { send: (message) => line.send(message), newId: () => String(++ids) },
    {
      welcomed: () => undefined,
      updated: see,
      recalled: see,
      stored: () => undefined,
      failed: () => undefined,
    },
  );
  line.listen((message) => client.receive(message));
  client.connect();
  await Promise.resolve();
  for (const turn of [1, 2, 0, 3, 1]) {
    line.show(turn);
    client.lookAs('spectator');
    await new Promise((resolve) => setTimeout(resolve));
    expect(known?.view.seats).toEqual(turns[turn]?.view.seats);
    expect(line.arrived.value).toBe(turn);
  }
  line.show(2);
  await Promise.resolve();
  expect(known?.view.seats[0]?.points).toBe(3);
});
