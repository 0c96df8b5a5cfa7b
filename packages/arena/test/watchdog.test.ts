import { expect, test } from 'vitest';
import { watchdog } from '../src/tournament/watchdog.ts';

/** A watchdog of twelve seconds with a fake timer: time passes second by second, or in one leap like during a sleep. */
function startWatchdog() {
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

test('silence raises one alarm, after the whole time', () => {
  const { watch, seconds, timers, alarms } = startWatchdog();
  watch.reset();
  seconds(11);
  expect(alarms()).toBe(0);
  seconds(20);
  expect({ alarms: alarms(), timers: timers.size }).toEqual({ alarms: 1, timers: 0 });
});

test('time during which the machine was suspended does not count', () => {
  const { watch, pass, seconds, alarms } = startWatchdog();
  watch.reset();
  seconds(5);
  pass(3_600_000);
  seconds(5);
  expect(alarms()).toBe(0);
  seconds(1);
  expect(alarms()).toBe(1);
});

test('a reset starts the time again, and a pause stops it', () => {
  const { watch, seconds, timers, alarms } = startWatchdog();
  seconds(50);
  watch.reset();
  for (let i = 0; i < 5; i++) {
    seconds(11);
    watch.reset();
  }
  expect({ alarms: alarms(), timers: timers.size }).toEqual({ alarms: 0, timers: 1 });
  watch.pause();
  seconds(50);
  expect({ alarms: alarms(), timers: timers.size }).toEqual({ alarms: 0, timers: 0 });
  watch.reset();
  seconds(12);
  expect(alarms()).toBe(1);
});
