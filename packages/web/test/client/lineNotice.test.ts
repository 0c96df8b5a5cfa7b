import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { LineState } from '../../src/client/online/line.ts';
import { lineNotice } from '../../src/client/online/lineNotice.ts';
import { FakeTime } from '../fakeTime.ts';

function follow(isDeviceOnline = true) {
  const time = new FakeTime();
  const state = signal<LineState>('connected');
  return { time, state, ...lineNotice(state, { timer: time.timer, isDeviceOnline: () => isDeviceOnline }) };
}

test('a short interruption is not mentioned', () => {
  const { time, state, notice } = follow();
  expect(notice.value).toBe('none');
  state.value = 'lost';
  time.pass(1_400);
  expect(notice.value).toBe('none');
  state.value = 'connected';
  time.pass(60_000);
  expect(notice.value).toBe('none');
});

test('a longer one is, and so is its end, for a moment', () => {
  const { time, state, notice } = follow();
  state.value = 'lost';
  time.pass(1_500);
  expect(notice.value).toBe('trying');
  state.value = 'connected';
  expect(notice.value).toBe('back');
  time.pass(2_400);
  expect(notice.value).toBe('back');
  time.pass(100);
  expect(notice.value).toBe('none');
});

test('after a while the page counts as offline', () => {
  const { time, state, notice } = follow();
  state.value = 'lost';
  time.pass(20_000);
  expect(notice.value).toBe('off');
  state.value = 'connected';
  expect(notice.value).toBe('back');
});

test('a device that says so is offline soon', () => {
  const { time, state, notice } = follow(false);
  state.value = 'lost';
  time.pass(1_500);
  expect(notice.value).toBe('off');
});

test('another loss while the end of the first is mentioned begins anew', () => {
  const { time, state, notice } = follow();
  state.value = 'lost';
  time.pass(1_500);
  state.value = 'connected';
  state.value = 'lost';
  time.pass(1_000);
  expect(notice.value).toBe('back');
  time.pass(500);
  expect(notice.value).toBe('trying');
});

test('a first connection that takes long is mentioned, too', () => {
  const { time, state, notice, stop } = follow();
  state.value = 'connecting';
  time.pass(1_500);
  expect(notice.value).toBe('trying');
  stop();
  time.pass(60_000);
  expect(notice.value).toBe('trying');
});
