import { DEFAULT_SETUP, PERSON } from '@kairo/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rememberTips, tipsOf } from '../../src/coach/keptTips.ts';
import { isCoached } from '../../src/storage/coachedGames.ts';
import { lastSetup, rememberSetup } from '../../src/storage/lastSetup.ts';
import { forgetName, ownName, rememberName } from '../../src/storage/ownName.ts';
import { noteUnfinishedGame, unfinishedGame } from '../../src/storage/unfinishedGame.ts';
import { lastVisit, rememberVisit } from '../../src/storage/visits.ts';
import { blockedStorage, fakeStorage } from '../fakeBrowser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the name under which someone sat down last is kept until it is forgotten', () => {
  fakeStorage();
  rememberName('Amina');
  rememberName('');
  expect(ownName()).toBe('Amina');
  forgetName();
  expect(ownName()).toBe('');
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

  test('a first game is against an apprentice', () => {
    fakeStorage();
    expect(lastSetup().seats.map(({ player }) => player)).toEqual([PERSON, 'apprentice']);
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
    noteUnfinishedGame('t1', game);
    expect(unfinishedGame()).toEqual({ table: 't1', ...game });
    noteUnfinishedGame('t1', undefined);
    expect(unfinishedGame()).toBeUndefined();
  });

  test('is offered again when a later one is over', () => {
    fakeStorage();
    const [earlier, later] = [
      { seats, points: [3, 4], round: 2 },
      { seats, points: [0, 1], round: 1 },
    ];
    noteUnfinishedGame('t1', earlier);
    noteUnfinishedGame('t2', later);
    expect(unfinishedGame()).toEqual({ table: 't2', ...later });
    noteUnfinishedGame('t2', { ...later, round: 8 });
    noteUnfinishedGame('t2', undefined);
    expect(unfinishedGame()).toEqual({ table: 't1', ...earlier });
  });

  test('replaces a note of an older release, which does not name its table', () => {
    fakeStorage({ 'kairo.saved': JSON.stringify({ seats, points: [7, 12], round: 9 }) });
    noteUnfinishedGame('t1', { seats, points: [7, 13], round: 10 });
    noteUnfinishedGame('t1', undefined);
    expect(unfinishedGame()).toBeUndefined();
  });

  test('has its seats, its round and the points so far', () => {
    const saved = { seats, points: [7, 12], round: 9 };
    fakeStorage({ 'kairo.saved': JSON.stringify({ ...saved, steps: 12 }) });
    expect(unfinishedGame()).toEqual({ table: '', ...saved });
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

test('the latest visit to each of the latest tables is kept', () => {
  fakeStorage();
  for (let i = 0; i < 25; i++) rememberVisit(`t${i}`, { at: i, seq: i });
  rememberVisit('t10', { at: 99, seq: 12 });
  expect(lastVisit('t10')).toMatchObject({ at: 99, seq: 12 });
  expect(lastVisit('t24')).toMatchObject({ at: 24, seq: 24 });
  expect(lastVisit('t0')).toBeUndefined();
});

test.each(['', '{}', '[null,1]', '[{"table":"t","at":1}]', '[{"table":"t","at":"1","seq":1}]'])(
  'what an older or damaged page has stored is ignored: %s',
  (text) => {
    fakeStorage({ 'kairo.seen': text });
    expect(lastVisit('t')).toBeUndefined();
    rememberVisit('t', { at: 1, seq: 2 });
    expect(lastVisit('t')).toMatchObject({ at: 1, seq: 2 });
  },
);

test('without storage there is no visit', () => {
  blockedStorage();
  rememberVisit('t', { at: 1, seq: 2 });
  expect(lastVisit('t')).toBeUndefined();
});

describe('games with a coach', () => {
  test('are remembered with their tips, the latest five', () => {
    fakeStorage();
    for (const table of ['a', 'b', 'c', 'd', 'e']) rememberTips(table, []);
    rememberTips('b', ['coins']);
    rememberTips('f', []);
    expect(tipsOf('b')).toEqual(['coins']);
    expect(['a', 'b', 'f', 'g'].map(isCoached)).toEqual([false, true, true, false]);
  });

  test.each(['{', '"a"', '[null, 3, {"table":"a"}, {"tips":[]}]'])(
    'what was stored as %s is none',
    (kept) => {
      fakeStorage({ 'kairo.coached': kept });
      expect(tipsOf('a')).toEqual([]);
    },
  );

  test('without local storage there are none', () => {
    blockedStorage();
    rememberTips('a', []);
    expect(isCoached('a')).toBe(false);
    expect(tipsOf('a')).toEqual([]);
  });
});
