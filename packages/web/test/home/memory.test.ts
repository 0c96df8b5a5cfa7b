import { DEFAULT_SETUP } from '@kairo/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastSetup, rememberSetup, savedGame } from '../../src/home/memory.ts';
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
  const { seats } = DEFAULT_SETUP;

  test('is known by its seats, its round and the points so far', () => {
    const saved = { seats, points: [7, 12], round: 9 };
    fakeStorage({ 'kairo.saved': JSON.stringify({ ...saved, steps: 12 }) });
    expect(savedGame()).toEqual(saved);
  });

  test.each([{}, { points: 'many', round: {} }, { points: [null, 'x'], round: 1.5 }])(
    'is there even if nobody knows how far it has come: %j',
    (rest) => {
      fakeStorage({ 'kairo.saved': JSON.stringify({ seats, ...rest }) });
      expect(savedGame()).toMatchObject({ seats, round: 0 });
      expect(savedGame()?.points.every((points) => points === undefined)).toBe(true);
    },
  );

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
    expect(savedGame()).toBeUndefined();
  });
});
