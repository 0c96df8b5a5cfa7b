import { expect, test } from 'vitest';
import { watchdog } from '../src/tournament/watchdog.ts';

/** A watch of twelve seconds, whose time passes when the test says so: a second at a time, or as one long sleep. */
function watched() {
  const timers = new Map<() => void, number>();
  let alarms = 0;
  const watch = watchdog(
    12_000,
    () => alarms++,
    (milliseconds, callback) => {
      timers.set(callback, milliseconds);
      return () => timers.delete(callback);
    },
  );
  const pass = (milliseconds: number): void => {
    for (const [callback, left] of [...timers]) {
      timers.set(callback, left - milliseconds);
      if (left > milliseconds) continue;
      timers.delete(callback);
      callback();
    }
  };
  const seconds = (count: number): void => {
    for (let i = 0; i < count; i++) pass(1000);
  };
  return { watch, pass, seconds, timers, alarms: () => alarms };
}

test('silence is noticed once, after the whole time', () => {
  const { watch, seconds, timers, alarms } = watched();
  watch.sign();
  seconds(11);
  expect(alarms()).toBe(0);
  seconds(20);
  expect({ alarms: alarms(), timers: timers.size }).toEqual({ alarms: 1, timers: 0 });
});

test('a sleep is no silence', () => {
  const { watch, pass, seconds, alarms } = watched();
  watch.sign();
  seconds(5);
  pass(3_600_000);
  seconds(5);
  expect(alarms()).toBe(0);
  seconds(1);
  expect(alarms()).toBe(1);
});

test('every sign begins the time anew; who rests is left alone', () => {
  const { watch, seconds, timers, alarms } = watched();
  seconds(50);
  watch.sign();
  for (let i = 0; i < 5; i++) {
    seconds(11);
    watch.sign();
  }
  expect({ alarms: alarms(), timers: timers.size }).toEqual({ alarms: 0, timers: 1 });
  watch.rest();
  seconds(50);
  expect({ alarms: alarms(), timers: timers.size }).toEqual({ alarms: 0, timers: 0 });
  watch.sign();
  seconds(12);
  expect(alarms()).toBe(1);
});
