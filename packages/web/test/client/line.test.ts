import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { Line, type LineState, type WireEvents } from '../../src/client/online/line.ts';
import { FakeTime } from '../fakeTime.ts';

interface FakeWire {
  readonly events: WireEvents;
  readonly sent: string[];
  isClosed: boolean;
}

function openLine(random = () => 0.5) {
  const time = new FakeTime();
  const wires: FakeWire[] = [];
  const heard: string[] = [];
  const line = new Line(
    {
      open: (events) => {
        const wire: FakeWire = { events, sent: [], isClosed: false };
        wires.push(wire);
        return {
          send: (text) => wire.sent.push(text),
          close: () => {
            wire.isClosed = true;
          },
        };
      },
      timer: time.timer,
      now: () => time.now,
      random,
    },
    {
      opened: () => heard.push('opened'),
      received: (text) => heard.push(text),
      refused: (refusal) => heard.push(refusal),
    },
  );
  const states: LineState[] = [];
  effect(() => {
    states.push(line.state.value);
  });
  line.open();
  const wire = (): FakeWire => {
    const latest = wires.at(-1);
    if (latest === undefined) throw new Error('no wire');
    return latest;
  };
  return { line, time, wires, wire, heard, states };
}

test('a line connects, and passes messages on both ways', () => {
  const { line, wire, heard, states } = openLine();
  line.send('too early');
  wire().events.opened();
  line.send('a');
  wire().events.received('b');
  expect(wire().sent).toEqual(['a']);
  expect(heard).toEqual(['opened', 'b']);
  expect(states).toEqual(['connecting', 'connected']);
});

test('a lost line is opened again, for ever, after pauses that grow up to a limit', () => {
  const { time, wires, wire, states } = openLine();
  wire().events.opened();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    const before = wires.length;
    const from = time.now;
    wire().events.closed(1006);
    while (wires.length === before) time.pass(25);
    pauses.push(time.now - from);
  }
  expect(pauses).toEqual([375, 750, 1500, 3000, 6000, ...Array.from({ length: 7 }, () => 11_250)]);
  expect(states).toEqual(['connecting', 'connected', 'lost']);
  wire().events.opened();
  expect(states.at(-1)).toBe('connected');
  // The next loss begins with a short pause again.
  const before = wires.length;
  wire().events.closed(1006);
  time.pass(375);
  expect(wires).toHaveLength(before + 1);
});

test('pauses are random, so that not all pages come back at once', () => {
  for (const [chance, pause] of [
    [0, 250],
    [0.999, 500],
  ] as const) {
    const { time, wires, wire } = openLine(() => chance);
    wire().events.closed(1006);
    time.pass(pause - 10);
    expect(wires).toHaveLength(1);
    time.pass(10);
    expect(wires).toHaveLength(2);
  }
});

test('a page that comes back does not wait', () => {
  const { line, time, wires, wire } = openLine();
  wire().events.opened();
  wire().events.closed(1006);
  line.wake();
  expect(wires).toHaveLength(2);
  // The pause was replaced by this attempt.
  time.pass(5_000);
  expect(wires).toHaveLength(2);
  // It is not disturbed while it is under way.
  line.wake();
  expect(wires).toHaveLength(2);
});

test('a page that comes back after a long silence gets a new connection', () => {
  const { line, time, wires, wire, states } = openLine();
  wire().events.opened();
  time.pass(20_000);
  line.wake();
  expect(wires).toHaveLength(1);
  time.pass(10_000);
  line.wake();
  expect(wires).toHaveLength(2);
  expect(wires[0]?.isClosed).toBe(true);
  expect(states.at(-1)).toBe('lost');
});

test('a connection that does not answer is given up', () => {
  const { line, time, wires, wire, states } = openLine();
  wire().events.opened();
  line.send('hello', true);
  time.pass(6_000);
  wire().events.received('welcome');
  time.pass(30_000);
  expect(states.at(-1)).toBe('connected');
  line.send('sync', true);
  time.pass(6_000);
  line.send('sync', true);
  time.pass(4_000);
  expect(states.at(-1)).toBe('lost');
  expect(wires[0]?.isClosed).toBe(true);
  time.pass(500);
  expect(wires).toHaveLength(2);
});

test('an attempt that takes too long is given up', () => {
  const { time, wires, states } = openLine();
  time.pass(10_000);
  expect(states).toEqual(['connecting']);
  expect(wires[0]?.isClosed).toBe(true);
  time.pass(500);
  expect(wires).toHaveLength(2);
});

test('what an abandoned socket says is ignored', () => {
  const { line, wires, wire, heard } = openLine();
  wire().events.opened();
  line.reopen();
  wires[0]?.events.received('late');
  wires[0]?.events.closed(1006);
  expect(wires).toHaveLength(2);
  expect(heard).toEqual(['opened']);
});

test('a closed line stays closed', () => {
  const { line, time, wires, wire } = openLine();
  wire().events.opened();
  line.close();
  wire().events.closed(1006);
  line.wake();
  time.pass(60_000);
  expect(wires).toHaveLength(1);
});

test.each([
  [4404, 'unknown'],
  [4403, 'private'],
] as const)('a line that is refused with %i is not opened again', (code, refusal) => {
  const { line, time, wires, wire, heard } = openLine();
  wire().events.opened();
  wire().events.closed(code);
  line.wake();
  time.pass(60_000);
  expect(wires).toHaveLength(1);
  expect(heard).toEqual(['opened', refusal]);
});
