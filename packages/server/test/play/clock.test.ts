import { expect, test } from 'vitest';
import { steadyClock } from '../../src/play/clock.ts';
import { FakeClock } from './fakeClock.ts';

const HOUR = 3_600_000;

test('time goes on when the machine is set back', () => {
  const machine = new FakeClock();
  const { now } = steadyClock(machine, 0);
  const began = now();
  machine.pass(1_000);
  machine.jump(HOUR);
  expect(now()).toBe(began + HOUR + 1_000);
  machine.jump(-HOUR);
  machine.pass(10);
  const back = now();
  expect(back).toBeGreaterThanOrEqual(began + HOUR + 1_000);
  machine.pass(5_000);
  expect(now()).toBe(back + 5_000);
});

test('after a restart, too, unless the time before was absurd', () => {
  const machine = new FakeClock();
  expect(steadyClock(machine, machine.now() + HOUR).now()).toBe(machine.now() + HOUR);
  expect(steadyClock(machine, machine.now() - HOUR).now()).toBe(machine.now());
  expect(steadyClock(machine, machine.now() + 400 * 24 * HOUR).now()).toBe(machine.now());
});
