import { describe, expect, test } from 'vitest';
import { type News, newsBetween } from '../../src/online/waiting/news.ts';
import { readinessOf } from '../../src/online/waiting/start.ts';
import { botAt, free, roomWith, taken } from './rooms.ts';

const amina = taken('Amina', 'ankh', { isHost: true, isReady: true, isYou: true });
const noor = taken('Noor', 'eye');

const told = (news: readonly News[]): string[] =>
  news.map((one) => ('seat' in one ? `${one.type} ${one.seat.name}` : one.type));

describe('news', () => {
  test('of someone who sits down, gets ready, changes their mind and leaves', () => {
    const rooms = [
      roomWith([amina, free('eye')]),
      roomWith([amina, noor]),
      roomWith([amina, { ...noor, isReady: true }]),
      roomWith([amina, noor]),
      roomWith([amina, free('eye')]),
    ];
    const news = rooms.slice(1).map((room, i) => told(newsBetween(rooms[i] ?? room, room)));
    expect(news).toEqual([['satDown Noor'], ['ready Noor'], ['notReady Noor'], ['left Noor']]);
  });

  test('someone else in the same seat has sat down', () => {
    const [before, after] = [roomWith([amina, noor]), roomWith([amina, taken('Jonas', 'eye')])];
    expect(told(newsBetween(before, after))).toEqual(['satDown Jonas']);
  });

  test('not of what the reader does, nor of bots and presence', () => {
    const before = roomWith([amina, { ...noor, isReady: true }, free('lotus')]);
    const after = roomWith([
      { ...amina, isReady: false },
      { ...noor, isReady: true, presence: 'away' },
      botAt('lotus'),
    ]);
    expect(newsBetween(before, after)).toEqual([]);
  });

  test('of a new host', () => {
    const before = roomWith([amina, noor]);
    const after = roomWith([
      { ...amina, isHost: false },
      { ...noor, isHost: true },
    ]);
    expect(told(newsBetween(before, after))).toEqual(['host Noor']);
  });

  test('of another board, for those who did not choose it', () => {
    const guest = [
      { ...amina, isYou: false },
      { ...noor, isYou: true },
    ];
    const before = roomWith(guest);
    const setup = { ...before.setup, edition: 'alley' };
    expect(told(newsBetween(before, roomWith(guest, { setup })))).toEqual(['changed']);
    expect(newsBetween(roomWith([amina, noor]), roomWith([amina, noor], { setup }))).toEqual([]);
  });
});

describe('before the start', () => {
  test('bots take free seats, and people who are not ready are missing', () => {
    const {
      missing,
      free: left,
      isAlone,
    } = readinessOf(roomWith([amina, noor, free('scarab'), botAt('lotus')]));
    expect(missing).toEqual([noor]);
    expect(left).toEqual([2]);
    expect(isAlone).toBe(false);
  });

  test('the host is not waited for, and is alone with bots', () => {
    const room = roomWith([{ ...amina, isReady: false }, botAt('eye')]);
    expect(readinessOf(room)).toEqual({ missing: [], free: [], isAlone: true });
  });
});
