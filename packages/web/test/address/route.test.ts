import { describe, expect, test } from 'vitest';
import {
  GAMES,
  HOME,
  LEARN,
  lessonAddress,
  playAddress,
  proposalAddress,
  RECOVER,
  RESUME,
  recoverAddress,
  routeOf,
  screenAddress,
  seatAddress,
  TABLES,
  TOGETHER,
  tableAddress,
  takeAddress,
} from '../../src/address/route.ts';

describe('addresses', () => {
  test.each(['', '#', '#/', HOME])('“%s” is the start page', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'home' });
  });

  test('the path of lessons, and one of them', () => {
    expect(routeOf(LEARN)).toEqual({ page: 'learn', lesson: undefined });
    expect(routeOf(lessonAddress(9))).toEqual({ page: 'learn', lesson: '9' });
    expect(routeOf('#/learn/game')).toEqual({ page: 'learn', lesson: 'game' });
    expect(routeOf('#/learn/9/x')).toEqual({ page: 'nowhere' });
  });

  test('a link to a set-up opens the start page with it', () => {
    expect(routeOf(proposalAddress('e=cairo'))).toEqual({ page: 'home', link: 'e=cairo' });
  });

  test('a new game, and one that is resumed', () => {
    expect(routeOf(playAddress('e=cairo'))).toEqual({ page: 'game', link: 'e=cairo' });
    expect(routeOf(RESUME)).toEqual({ page: 'game' });
  });

  test('a link may hold question marks', () => {
    expect(routeOf('#/new?a=1?b')).toEqual({ page: 'home', link: 'a=1?b' });
  });

  test.each(['#/nowhere', '#/?x', '#home'])('“%s” is nowhere', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'nowhere' });
  });
});

describe('online tables', () => {
  const id = 'pqRBF6oLc_riKUo9eSYh-w';

  test.each([id, 'HBK4TW', 'hbk4tw'])('a table is reached by %s', (name) => {
    expect(routeOf(tableAddress(name))).toEqual({ page: 'table', id: name });
  });

  test('a seat, a screen, and a seat that is handed on', () => {
    const secret = 'abcdefghijklmnopqrst_-';
    expect(routeOf(seatAddress(id, 2))).toEqual({ page: 'table', id, seat: 2 });
    expect(routeOf(screenAddress(id))).toEqual({ page: 'screen', id });
    expect(routeOf(takeAddress(id, 0, secret))).toEqual({ page: 'take', id, seat: 0, secret });
  });

  test('one’s own games, and the code that brings them along', () => {
    expect(routeOf(GAMES)).toEqual({ page: 'games' });
    expect(routeOf(RECOVER)).toEqual({ page: 'recover', code: '' });
    expect(routeOf(recoverAddress('ABCD2345EFGH6789'))).toEqual({
      page: 'recover',
      code: 'ABCD2345EFGH6789',
    });
  });

  test.each([
    `#/t/${id}/seat/4`,
    `#/t/${id}/take/0/short`,
    `#/t/${id}/screen/x`,
    '#/t/HBK4TW/screen',
    '#/recover/ABCD2345EFGH678',
    '#/recover/ABCD2345EFGH6780',
  ])('“%s” is nowhere', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'nowhere' });
  });

  test('creating one, and the open ones', () => {
    expect(routeOf(TOGETHER)).toEqual({ page: 'together' });
    expect(routeOf(TABLES)).toEqual({ page: 'tables' });
  });

  test.each(['#/t/', '#/t/HBK4T', '#/t/HBK4T0', '#/t/HBK4TI', `#/t/${id}x`, '#/t/HBK 4TW'])(
    '“%s” is nowhere',
    (hash) => {
      expect(routeOf(hash)).toEqual({ page: 'nowhere' });
    },
  );
});
