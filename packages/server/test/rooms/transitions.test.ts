import { commitmentOf } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { rematchOf, WAITING_TIME } from '../../src/rooms/newRoom.ts';
import { holdersOf, isListed, type Room } from '../../src/rooms/room.ts';
import { roomView } from '../../src/rooms/roomView.ts';
import { readRoom, storedRoom, UnreadableRoom } from '../../src/rooms/storedRoom.ts';
import {
  begin,
  beginByHost,
  type Changed,
  changeKind,
  changeOwn,
  changeTerms,
  close,
  expire,
  finish,
  handOn,
  isReadyToBegin,
  linkNext,
  sit,
  vacate,
} from '../../src/rooms/transitions.ts';
import { done, fullRoom, GAME, HOST, KEY, NOOR, NOW, roomOf } from './rooms.ts';

const ORDER = [0, 1, 2];
const PLAYING = done(begin(fullRoom(), ORDER));
const ORIGIN = { id: 'next', code: 'GHJKLM', seed: 'ffeeddccbbaa99887766554433221100', now: NOW };

function refusal(changed: Changed): string | undefined {
  return changed.ok ? undefined : changed.error.code;
}

describe('sitting down', () => {
  test('takes a seat, with a name and an icon', () => {
    const room = done(sit(roomOf(), 1, { holder: NOOR, name: 'Noor', icon: 'ankh' }));
    expect(room.seats[1]).toMatchObject({ holder: NOOR, isReady: false });
    // The icon was that of a free seat, which gets the other one.
    expect(room.setup.seats.map(({ icon }) => icon)).toEqual(['eye', 'ankh', 'scarab']);
    expect(room.setup.seats[1]?.name).toBe('Noor');
    expect(room.host).toBe(HOST);
  });

  test('a program is ready when it comes, and never host', () => {
    const room = done(sit(roomOf({}, null), 0, { holder: KEY, name: 'Program' }));
    expect(room).toMatchObject({ host: null, seats: [{ isReady: true }, {}, {}] });
    expect(done(sit(room, 1, { holder: NOOR, name: 'Noor' })).host).toBe(NOOR);
  });

  test.each<[string, Changed]>([
    ['room/no-such-seat', sit(roomOf(), 3, { holder: NOOR, name: 'Noor' })],
    ['room/not-waiting', sit(PLAYING, 1, { holder: KEY, name: 'Late' })],
    ['room/already-seated', sit(fullRoom(), 2, { holder: NOOR, name: 'Noor' })],
    ['room/seat-of-bot', sit(roomOf(), 2, { holder: NOOR, name: 'Noor' })],
    ['room/seat-taken', sit(fullRoom(), 1, { holder: KEY, name: 'Late' })],
    ['room/locked', sit({ ...roomOf(), isLocked: true }, 1, { holder: NOOR, name: 'Noor' })],
    [
      'room/icon-taken',
      sit(done(sit(roomOf(), 0, { holder: HOST, name: 'A' })), 1, { holder: NOOR, name: 'B', icon: 'ankh' }),
    ],
  ])('is refused: %s', (code, changed) => expect(refusal(changed)).toBe(code));

  test.each(['AMINA', ' amina', 'Ａｍｉｎａ', 'Ami\u200bna'])('the name %j is taken by Amina', (name) => {
    const room = done(sit(roomOf(), 0, { holder: HOST, name: 'Amina' }));
    expect(refusal(sit(room, 1, { holder: NOOR, name }))).toBe('room/name-taken');
  });

  test('a locked table is open to its host', () => {
    expect(sit({ ...roomOf(), isLocked: true }, 0, { holder: HOST, name: 'Amina' }).ok).toBe(true);
  });
});

describe('leaving', () => {
  test('frees the seat; a host who leaves is succeeded', () => {
    const room = done(vacate(fullRoom(), 0, HOST));
    expect(room.host).toBe(NOOR);
    expect(room.seats[0]).toMatchObject({ holder: null, isReady: false });
    expect(room.setup.seats[0]?.name).toBe('');
    const empty = done(vacate(room, 1, NOOR));
    expect(empty.host).toBeNull();
    expect(done(sit(empty, 0, { holder: 'p:third', name: 'Third' })).host).toBe('p:third');
  });

  test('neither coming nor going postpones the end of a room', () => {
    expect(done(vacate(fullRoom(), 1, NOOR)).expiresAt).toBe(NOW + WAITING_TIME);
  });

  test('the host may take a seat from someone, no one else may', () => {
    expect(done(vacate(fullRoom(), 1, HOST)).seats[1]?.holder).toBeNull();
    expect(refusal(vacate(fullRoom(), 0, NOOR))).toBe('room/not-host');
    expect(refusal(vacate(fullRoom(), 0, undefined))).toBe('room/not-host');
    expect(refusal(vacate(roomOf(), 0, HOST))).toBe('room/seat-free');
    expect(refusal(vacate(roomOf(), 5, HOST))).toBe('room/no-such-seat');
    expect(refusal(vacate(PLAYING, 1, NOOR))).toBe('room/not-waiting');
  });
});

describe('one’s own seat', () => {
  test('ready, name and icon can be changed', () => {
    expect(done(changeOwn(fullRoom(), 1, NOOR, { isReady: true })).seats[1]?.isReady).toBe(true);
    expect(done(changeOwn(fullRoom(), 1, NOOR, { name: 'Nour' })).setup.seats[1]?.name).toBe('Nour');
    expect(done(changeOwn(fullRoom(), 1, NOOR, { icon: 'lotus' })).setup.seats[1]?.icon).toBe('lotus');
    const same = fullRoom();
    expect(done(changeOwn(same, 1, NOOR, { icon: 'eye' }))).toBe(same);
  });

  test.each<[string, Changed]>([
    ['room/not-seated', changeOwn(fullRoom(), 1, HOST, { isReady: true })],
    ['room/not-seated', changeOwn(fullRoom(), 1, undefined, { isReady: true })],
    ['room/name-taken', changeOwn(fullRoom(), 1, NOOR, { name: 'amina' })],
    ['room/icon-taken', changeOwn(fullRoom(), 1, NOOR, { icon: 'ankh' })],
    ['room/no-such-seat', changeOwn(fullRoom(), 7, NOOR, { isReady: true })],
    ['room/not-waiting', changeOwn(PLAYING, 1, NOOR, { isReady: true })],
  ])('is refused: %s', (code, changed) => expect(refusal(changed)).toBe(code));
});

describe('the host', () => {
  test('chooses who may take a free seat; with one for anyone, the room is listed', () => {
    const room = roomOf();
    expect(isListed(room)).toBe(false);
    const open = done(changeKind(room, 1, HOST, { player: 'person', isOpen: true }));
    expect(isListed(open)).toBe(true);
    expect(isListed({ ...open, isLocked: true })).toBe(false);
    expect(isListed(done(sit(open, 1, { holder: NOOR, name: 'Noor' })))).toBe(false);
    const bot = done(changeKind(open, 1, HOST, { player: 'vizier', isOpen: true }));
    expect(bot.setup.seats[1]?.player).toBe('vizier');
    expect(bot.seats[1]?.isOpen).toBe(false);
    expect(refusal(changeKind(room, 1, NOOR, { player: 'vizier', isOpen: false }))).toBe('room/not-host');
    expect(refusal(changeKind(fullRoom(), 1, HOST, { player: 'vizier', isOpen: false }))).toBe(
      'room/seat-taken',
    );
  });

  test('changes what was agreed: others have to be ready again, and the deal is committed to anew', () => {
    const ready = done(changeOwn(fullRoom(), 1, NOOR, { isReady: true }));
    const commitment = commitmentOf(GAME, 'other');
    const room = done(changeTerms(ready, HOST, { setup: { terms: { openMoney: true }, commitment } }));
    expect(room.setup.openMoney).toBe(true);
    expect(room.commitment).toBe(commitment);
    expect(room.seed).toBe(ready.seed);
    expect(room.seats[1]?.isReady).toBe(false);
    expect(done(changeTerms(ready, HOST, { isLocked: true })).seats[1]?.isReady).toBe(true);
    expect(done(changeTerms(ready, HOST, { pace: { bank: 1, increment: 2, cap: 3 } })).pace?.cap).toBe(3);
    expect(refusal(changeTerms(ready, NOOR, { isLocked: true }))).toBe('room/not-host');
    expect(refusal(changeTerms(PLAYING, HOST, { isLocked: true }))).toBe('room/not-waiting');
  });

  test('hands the role on to a person, not to a program or a free seat', () => {
    expect(done(handOn(fullRoom(), HOST, 1)).host).toBe(NOOR);
    expect(refusal(handOn(fullRoom(), NOOR, 1))).toBe('room/not-host');
    expect(refusal(handOn(roomOf(), HOST, 1))).toBe('room/seat-free');
    const program = done(sit(roomOf(), 1, { holder: KEY, name: 'Program' }));
    expect(refusal(handOn(program, HOST, 1))).toBe('room/not-a-person');
  });

  test('closes a room that waits', () => {
    expect(done(close(fullRoom(), HOST))).toMatchObject({ state: 'closed', code: null, expiresAt: null });
    expect(refusal(close(fullRoom(), NOOR))).toBe('room/not-host');
    expect(refusal(close(PLAYING, HOST))).toBe('room/not-waiting');
  });
});

describe('beginning', () => {
  test('the host begins when no seat is free, whoever is ready', () => {
    expect(done(beginByHost(fullRoom(), HOST, ORDER))).toMatchObject({
      state: 'playing',
      code: null,
      expiresAt: null,
    });
    expect(refusal(beginByHost(fullRoom(), NOOR, ORDER))).toBe('room/not-host');
    expect(beginByHost(roomOf(), HOST, ORDER)).toMatchObject({
      error: { code: 'room/seats-free', seats: [0, 1] },
    });
    expect(refusal(beginByHost(PLAYING, HOST, ORDER))).toBe('room/not-waiting');
  });

  test('by itself once everyone is ready, if so agreed', () => {
    let room: Room = fullRoom({ begin: 'whenFull' });
    expect(isReadyToBegin(room)).toBe(false);
    room = done(changeOwn(room, 0, HOST, { isReady: true }));
    expect(isReadyToBegin(room)).toBe(false);
    room = done(changeOwn(room, 1, NOOR, { isReady: true }));
    expect(isReadyToBegin(room)).toBe(true);
    expect(isReadyToBegin({ ...room, begin: 'byHost' })).toBe(false);
    expect(isReadyToBegin(done(begin(room, ORDER)))).toBe(false);
  });

  test('random seats: everyone moves with name, icon and holder', () => {
    const room = done(begin(fullRoom({ seating: 'random' }), [2, 0, 1]));
    expect(room.setup.seats.map(({ name, player }) => name || player)).toEqual(['trader', 'Amina', 'Noor']);
    expect(room.seats.map(({ holder }) => holder)).toEqual([null, HOST, NOOR]);
    const chosen = done(begin(fullRoom(), [2, 0, 1]));
    expect(chosen.seats.map(({ holder }) => holder)).toEqual([HOST, NOOR, null]);
  });
});

describe('the end', () => {
  test('a room that never began expires, one that has begun does not', () => {
    const due = NOW + WAITING_TIME;
    expect(expire(fullRoom(), due - 1)).toBeUndefined();
    expect(expire(fullRoom(), due)).toMatchObject({ state: 'expired', code: null });
    expect(expire(PLAYING, due)).toBeUndefined();
  });

  test('a rematch carries people along, moved on by one, and leaves programs’ seats free', () => {
    const over = finish(PLAYING);
    expect(over.state).toBe('over');
    expect(finish(roomOf()).state).toBe('waiting');
    const next = done(rematchOf(over, NOOR, GAME, ORIGIN));
    expect(next.seats).toEqual([
      { holder: null, isOpen: false, isReady: false },
      { holder: HOST, isOpen: false, isReady: false },
      { holder: NOOR, isOpen: false, isReady: true },
    ]);
    expect(next).toMatchObject({ id: 'next', host: HOST, state: 'waiting', seed: ORIGIN.seed });
    expect(next.commitment).not.toBe(over.commitment);
    const withProgram = {
      ...over,
      seats: over.seats.map((seat, i) => (i === 1 ? { ...seat, holder: KEY } : seat)),
    };
    const other = done(rematchOf(withProgram, HOST, GAME, ORIGIN));
    expect(other.seats[2]).toMatchObject({ holder: null });
    expect(other.setup.seats[2]?.name).toBe('');
    expect(refusal(rematchOf(over, KEY, GAME, ORIGIN))).toBe('room/not-seated');
    expect(refusal(rematchOf(PLAYING, HOST, GAME, ORIGIN))).toBe('room/not-over');
    const linked = done(linkNext(over, 'next'));
    expect(linked.next).toBe('next');
    expect(linkNext(linked, 'third')).toMatchObject({ error: { code: 'room/has-next', next: 'next' } });
    expect(done(linkNext(linked, 'third', 'next')).next).toBe('third');
    expect(refusal(rematchOf(linked, HOST, GAME, ORIGIN))).toBe('room/has-next');
    expect(refusal(linkNext(PLAYING, 'next'))).toBe('room/not-over');
  });
});

describe('what is stored and what is shown', () => {
  test('a stored room is read again as it was; what does not fit is refused', () => {
    const room = fullRoom({ pace: { bank: 1, increment: 2, cap: 3 } });
    const stored = storedRoom(room, NOW + 5);
    expect(readRoom(stored)).toEqual(room);
    expect(stored.holders).toEqual(holdersOf(room));
    const damaged = { ...stored, document: JSON.stringify({ ...room, state: 'asleep' }) };
    expect(() => readRoom(damaged)).toThrow(UnreadableRoom);
    expect(() => readRoom({ ...stored, document: '{' })).toThrow(UnreadableRoom);
    expect(() => readRoom({ ...stored, document: JSON.stringify({ ...room, more: 1 }) })).toThrow(
      UnreadableRoom,
    );
  });

  test('a view has neither seed nor holders', () => {
    const around = {
      presenceOf: () => 'away' as const,
      standIns: [null, 'merchant' as const],
      spectators: 2,
      screens: 1,
    };
    const room = fullRoom();
    const own = roomView(room, NOOR, around);
    expect(own.code).toBe('ABCDEF');
    expect(own.seats.map(({ presence }) => presence)).toEqual(['away', 'bot', null]);
    expect(own.seats.map(({ isYou, isHost }) => [isYou, isHost])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
    const strange = roomView(room, undefined, around);
    for (const text of [JSON.stringify(own), JSON.stringify(strange)]) {
      for (const secret of [room.seed, HOST, NOOR]) expect(text).not.toContain(secret);
    }
  });
});
