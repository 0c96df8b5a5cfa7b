import { DEFAULT_SETUP } from '@kairo/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastSetup, rememberSetup } from '../../src/storage/lastSetup.ts';
import { noteUnfinishedGame, unfinishedGame } from '../../src/storage/unfinishedGame.ts';
import { blockedStorage, fakeStorage } from '../fakeBrowser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the last set-up', () => {
  test('is restored', () => {
    fakeStorage();
    const setup = { ...DEFAULT_SETUP, edition: 'alley', openMoney: true };
    rememberSetup(setup);
    expect(lastSetup()).toEqual(setup);
  });

  test.each(['', 'junk', 'e=cairo&s=later&p=nobody'])('“%s” gives the default', (kept) => {
    fakeStorage({ 'kairo.setup': kept });
    expect(lastSetup()).toEqual(DEFAULT_SETUP);
  });

  test('without local storage it is the default', () => {
    blockedStorage();
    rememberSetup(DEFAULT_SETUP);
    expect(lastSetup()).toEqual(DEFAULT_SETUP);
  });
});

describe('the unfinished game', () => {
  const { seats } = DEFAULT_SETUP;

  test('is restored until it is over', () => {
    fakeStorage();
    const game = { seats, points: [3, 4], round: 2 };
    noteUnfinishedGame(game);
    expect(unfinishedGame()).toEqual(game);
    noteUnfinishedGame(undefined);
    expect(unfinishedGame()).toBeUndefined();
  });

  test('has its seats, its round and the points so far', () => {
    const saved = { seats, points: [7, 12], round: 9 };
    fakeStorage({ 'kairo.saved': JSON.stringify({ ...saved, steps: 12 }) });
    expect(unfinishedGame()).toEqual(saved);
  });

  test.each([{}, { points: 'many', round: {} }, { points: [null, 'x'], round: 1.5 }])(
    'is there even if its points and round cannot be read: %j',
    (rest) => {
      fakeStorage({ 'kairo.saved': JSON.stringify({ seats, ...rest }) });
      expect(unfinishedGame()).toMatchObject({ seats, round: 0 });
      expect(unfinishedGame()?.points.every((points) => points === undefined)).toBe(true);
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
  ])('“%s” gives none', (kept) => {
    fakeStorage({ 'kairo.saved': kept });
    expect(unfinishedGame()).toBeUndefined();
  });
});
