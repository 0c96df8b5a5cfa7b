import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { steadyPresence } from '../../src/online/parts/steadyPresence.ts';
import { FakeTime } from '../fakeTime.ts';
import { botAt, roomWith, taken } from './rooms.ts';

const at = (presence: 'here' | 'away' | 'offline' | 'bot') =>
  roomWith([taken('Noor', 'eye', { presence }), botAt('lotus')]);

function follow() {
  const time = new FakeTime();
  const room = signal<ReturnType<typeof at> | undefined>(at('here'));
  return { time, room, ...steadyPresence(room, time.timer) };
}

test('an absence is shown after some calm', () => {
  const { time, room, shown } = follow();
  expect(shown.value).toEqual(['here', null]);
  room.value = at('away');
  time.pass(4_900);
  expect(shown.value).toEqual(['here', null]);
  time.pass(100);
  expect(shown.value).toEqual(['away', null]);
});

test('a tunnel does not flicker', () => {
  const { time, room, shown } = follow();
  for (const presence of ['away', 'offline', 'away', 'here'] as const) {
    room.value = at(presence);
    time.pass(2_000);
    expect(shown.value).toEqual(['here', null]);
  }
  time.pass(60_000);
  expect(shown.value).toEqual(['here', null]);
});

test('a return, and a bot that stands in, are shown at once', () => {
  const { time, room, shown, stop } = follow();
  room.value = at('offline');
  time.pass(5_000);
  room.value = at('bot');
  expect(shown.value).toEqual(['bot', null]);
  room.value = at('here');
  expect(shown.value).toEqual(['here', null]);
  stop();
  room.value = at('bot');
  expect(shown.value).toEqual(['here', null]);
});
