import { DEFAULT_SETUP } from '@kairo/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastSetup, rememberSetup, savedSeats } from '../../src/home/memory.ts';
import { blockedStorage, fakeStorage } from '../fakeBrowser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the last set-up', () => {
  test('is there again', () => {
    fakeStorage();
    const setup = { ...DEFAULT_SETUP, edition: 'alley', openMoney: true };
    rememberSetup(setup);
    expect(lastSetup()).toEqual(setup);
  });

  test.each(['', 'junk', 'e=cairo&s=later&p=nobody'])('if it reads “%s”, the usual one', (kept) => {
    fakeStorage({ 'kairo.setup': kept });
    expect(lastSetup()).toEqual(DEFAULT_SETUP);
  });

  test('without a memory, the usual one', () => {
    blockedStorage();
    rememberSetup(DEFAULT_SETUP);
    expect(lastSetup()).toEqual(DEFAULT_SETUP);
  });
});

describe('the game that was left', () => {
  test('is known by its seats', () => {
    const { seats } = DEFAULT_SETUP;
    fakeStorage({ 'kairo.saved': JSON.stringify({ seats, steps: 12 }) });
    expect(savedSeats()).toEqual(seats);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"seats":[]}',
    '{"seats":[null]}',
    '{"seats":[{"name":"x","icon":"sun"}]}',
  ])('if it reads “%s”, there is none', (kept) => {
    fakeStorage({ 'kairo.saved': kept });
    expect(savedSeats()).toBeUndefined();
  });
});
