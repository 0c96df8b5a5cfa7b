import type { ServerMessage } from '@kairo/protocol';
import { expect, test } from 'vitest';
import type { WireEvents } from '../../src/client/online/line.ts';
import { OnlineTable } from '../../src/client/online/onlineTable.ts';
import { FakeTime } from '../fakeTime.ts';
import { free, roomWith, taken } from '../online/rooms.ts';

const room = roomWith([taken('Amina', 'ankh'), free('eye')]);

function open() {
  const time = new FakeTime();
  const sent: unknown[] = [];
  const wires: WireEvents[] = [];
  const table = new OnlineTable(room.table, {
    open: (events) => {
      wires.push(events);
      return { send: (text) => sent.push(JSON.parse(text)), close: () => undefined };
    },
    timer: time.timer,
    now: () => time.now,
    random: () => 0,
  });
  const received: ServerMessage[] = [];
  let reopened = 0;
  table.transport.listen(
    (message) => received.push(message),
    () => reopened++,
  );
  const wire = (): WireEvents => {
    const latest = wires.at(-1);
    if (latest === undefined) throw new Error('no wire');
    return latest;
  };
  return { table, time, sent, wire, received, reopenings: () => reopened };
}

test('a room is for the page, everything else for the session', () => {
  const { table, wire, received } = open();
  wire().opened();
  expect(table.room.value).toBeUndefined();
  wire().received(JSON.stringify(room));
  expect(table.room.value).toEqual(room);
  const done = { type: 'done', id: 'a', version: { seq: 1, revision: 0 } } as const;
  wire().received(JSON.stringify(done));
  expect(received).toEqual([done]);
});

test.each(['', '{', '[]', 'null', '"room"', '{"type":"room"}', JSON.stringify({ ...room, seats: [{}] })])(
  'what cannot be read changes nothing: %s',
  (text) => {
    const { table, wire, received } = open();
    wire().opened();
    wire().received(JSON.stringify(room));
    wire().received(text);
    expect(table.room.value).toEqual(room);
    expect(received).toEqual([]);
  },
);

test('a session says hello again after each connection, and so does presence', () => {
  const { table, time, sent, wire, reopenings } = open();
  wire().opened();
  table.report({ isVisible: true, isActive: true });
  wire().closed(1001);
  table.report({ isVisible: true, isActive: false });
  time.pass(1_000);
  wire().opened();
  expect(reopenings()).toBe(2);
  expect(sent).toEqual([
    { type: 'presence', isVisible: true, isActive: true },
    { type: 'presence', isVisible: true, isActive: false },
  ]);
});

test('a hello that is not answered ends the connection; a command may take its time', () => {
  const { table, time, wire } = open();
  wire().opened();
  table.transport.send({ type: 'hurry' });
  time.pass(60_000);
  expect(table.line.value).toBe('connected');
  table.transport.send({ type: 'sync', look: 0, viewer: 0, version: { seq: 1, revision: 0 } });
  time.pass(10_000);
  expect(table.line.value).toBe('lost');
});

test('an unknown table is not asked for again', () => {
  const { table, wire } = open();
  wire().opened();
  wire().closed(4404);
  expect(table.refusal.value).toBe('unknown');
});

test('a session that has ended gets nothing more; the room goes on', () => {
  const { table, wire, received } = open();
  wire().opened();
  table.transport.close();
  wire().received('{"type":"synced"}');
  wire().received(JSON.stringify(room));
  expect(received).toEqual([]);
  expect(table.room.value).toEqual(room);
});

test('what is shown is the latest once the table has answered a connection', () => {
  const { table, time, wire } = open();
  const synced = JSON.stringify({ type: 'synced', look: 1, version: { seq: 1, revision: 0 } });
  wire().opened();
  expect(table.isCurrent.value).toBe(false);
  wire().received(JSON.stringify(room));
  expect(table.isCurrent.value).toBe(false);
  wire().received(synced);
  expect(table.isCurrent.value).toBe(true);
  wire().closed(1001);
  expect(table.isCurrent.value).toBe(false);
  time.pass(1_000);
  wire().opened();
  expect(table.isCurrent.value).toBe(false);
  wire().received(synced);
  expect(table.isCurrent.value).toBe(true);
});
