import { expect, test } from 'vitest';
import { watchdog } from '../src/tournament/watchdog.ts';

/** A watch of 120 ms, whose time passes when the test says so. */
function watched() {
  const ticks = new Set<() => void>();
  const strides: number[] = [];
  let alarms = 0;
  const watch = watchdog(
    120,
    () => alarms++,
    (milliseconds, tick) => {
      strides.push(milliseconds);
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  );
  const pass = (count: number): void => {
    for (let i = 0; i < count; i++) for (const tick of ticks) tick();
  };
  return { watch, pass, strides, ticks, alarms: () => alarms };
}

test('silence is noticed once, after the whole time', () => {
  const { watch, pass, strides, ticks, alarms } = watched();
  watch.sign();
  pass(11);
  expect({ strides, alarms: alarms() }).toEqual({ strides: [10], alarms: 0 });
  pass(20);
  expect({ alarms: alarms(), timers: ticks.size }).toEqual({ alarms: 1, timers: 0 });
});

test('every sign begins the time anew; who rests is left alone', () => {
  const { watch, pass, ticks, alarms } = watched();
  pass(50);
  watch.sign();
  for (let i = 0; i < 5; i++) {
    pass(11);
    watch.sign();
  }
  expect({ alarms: alarms(), timers: ticks.size }).toEqual({ alarms: 0, timers: 1 });
  watch.rest();
  pass(50);
  expect({ alarms: alarms(), timers: ticks.size }).toEqual({ alarms: 0, timers: 0 });
  watch.sign();
  pass(12);
  expect(alarms()).toBe(1);
});
