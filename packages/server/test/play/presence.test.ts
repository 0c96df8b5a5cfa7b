import { expect, test } from 'vitest';
import { Gatherings } from '../../src/play/gatherings.ts';
import { FakeClock } from './fakeClock.ts';

const AMINA = 'p:amina';
const DESK = { id: 'desk', kind: 'computer' } as const;
const POCKET = { id: 'pocket', kind: 'phone' } as const;

test('here while visible and used lately, then away; offline some time after the last socket', () => {
  const clock = new FakeClock();
  const gatherings = new Gatherings(clock);
  const presence = (): string => gatherings.presenceOf('t', AMINA);
  expect(presence()).toBe('offline');
  const { visit, leave } = gatherings.arrive('t', AMINA, DESK);
  expect(presence()).toBe('here');
  clock.pass(119_000);
  expect(presence()).toBe('here');
  clock.pass(2_000);
  expect(presence()).toBe('away');
  visit.activeAt = clock.now();
  expect(presence()).toBe('here');
  visit.isVisible = false;
  expect(presence()).toBe('away');
  const phone = gatherings.arrive('t', AMINA, DESK);
  leave();
  expect(presence()).toBe('here');
  phone.leave();
  expect(presence()).toBe('away');
  clock.pass(19_000);
  expect(presence()).toBe('away');
  clock.pass(2_000);
  expect(presence()).toBe('offline');
});

test('a program that asks now and then is here', () => {
  const clock = new FakeClock();
  const gatherings = new Gatherings(clock);
  gatherings.polled('t', 'k:program');
  expect(gatherings.presenceOf('t', 'k:program')).toBe('here');
  clock.pass(61_000);
  expect(gatherings.presenceOf('t', 'k:program')).toBe('offline');
});

test('those at the table hear of changes, also of those that come with time, and of nothing else', () => {
  const clock = new FakeClock();
  const gatherings = new Gatherings(clock);
  let heard = 0;
  gatherings.listen('t', () => heard++);
  const { leave } = gatherings.arrive('t', AMINA, DESK);
  expect(heard).toBe(1);
  gatherings.tell('t');
  expect(heard).toBe(1);
  clock.pass(130_000);
  expect(heard).toBe(2); // away
  leave();
  expect(heard).toBe(2);
  clock.pass(30_000);
  expect(heard).toBe(3); // offline
  const stop = gatherings.lookOn('t', 'spectators');
  expect([heard, gatherings.onlookersOf('t')]).toEqual([4, { spectators: 1, screens: 0 }]);
  stop();
  expect(gatherings.onlookersOf('t').spectators).toBe(0);
});

test('gone is who has been offline for two minutes, counted from when the server knows of the table', () => {
  const clock = new FakeClock();
  const gatherings = new Gatherings(clock);
  const isGone = (): boolean => gatherings.isGone('t', AMINA);
  expect(isGone()).toBe(false);
  gatherings.listen('t', () => undefined);
  clock.pass(119_000);
  expect(isGone()).toBe(false);
  clock.pass(2_000);
  expect(isGone()).toBe(true);
  const { leave } = gatherings.arrive('t', AMINA, DESK);
  clock.pass(600_000);
  expect(isGone()).toBe(false);
  leave();
  clock.pass(119_000);
  expect(isGone()).toBe(false);
  clock.pass(2_000);
  expect(isGone()).toBe(true);
});

test('someone who has the table open twice hears where', () => {
  const gatherings = new Gatherings(new FakeClock());
  const elsewhere = (own: ReturnType<Gatherings['arrive']>) => gatherings.elsewhere('t', AMINA, own.visit);
  const first = gatherings.arrive('t', AMINA, DESK);
  expect(elsewhere(first)).toBeNull();
  const second = gatherings.arrive('t', AMINA, DESK);
  expect([elsewhere(first), elsewhere(second)]).toEqual(['tab', 'tab']);
  const third = gatherings.arrive('t', AMINA, POCKET);
  expect([elsewhere(first), elsewhere(third)]).toEqual(['phone', 'computer']);
  third.leave();
  second.leave();
  expect(elsewhere(first)).toBeNull();
  expect(gatherings.elsewhere('t', 'p:noor', first.visit)).toBeNull();
});
