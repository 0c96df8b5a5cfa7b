import { describe, expect, test } from 'vitest';
import type { OpenTable, OwnGame } from '../../src/client/online/tables.ts';
import { ticketsOf } from '../../src/home/tickets.ts';
import { mergeTables } from '../../src/online/lists/mergeTables.ts';
import { botAt, free, roomWith, taken } from './rooms.ts';

const table = (id: string): OpenTable => {
  const seats = [taken('Kofi', 'ankh', { isHost: true }), free('eye')];
  return { table: id, host: 'Kofi', createdAt: 1, setup: roomWith(seats).setup, seats };
};
const ids = (tables: ReturnType<typeof mergeTables>): string[] =>
  tables.map(({ table: id, isGone }) => (isGone ? `(${id})` : id));

test('a renewed list moves no row: new ones come last, filled ones stay once', () => {
  const first = mergeTables([], [table('a'), table('b')]);
  const second = mergeTables(first, [table('c'), table('b')]);
  const third = mergeTables(second, [table('c'), table('b')]);
  expect([first, second, third].map(ids)).toEqual([
    ['a', 'b'],
    ['(a)', 'b', 'c'],
    ['b', 'c'],
  ]);
});

test('a table that is free again is a row like the others', () => {
  const gone = mergeTables(mergeTables([], [table('a')]), []);
  expect(ids(mergeTables(gone, [table('a')]))).toEqual(['a']);
});

describe('tickets', () => {
  const you = taken('Amina', 'ankh', { isYou: true });
  const game = (part: Partial<OwnGame>): OwnGame => ({
    table: 'a',
    state: 'playing',
    seats: [you, taken('Noor', 'eye'), botAt('lotus')],
    yourTurn: false,
    acting: 1,
    round: 3,
    isHost: false,
    points: [4, 5, 6],
    updatedAt: 1,
    ...part,
  });
  const unfinished = {
    table: 'here',
    seats: [
      { name: 'Amina', icon: 'ankh', player: 'person' },
      { name: '', icon: 'eye', player: 'trader' },
    ],
    points: [],
    round: 2,
  } as const;

  test('what waits for the reader comes first, the game on this device last', () => {
    const tickets = ticketsOf(
      [
        game({ table: 'set up', state: 'waiting', updatedAt: 9 }),
        game({ table: 'old', updatedAt: 2 }),
        game({ table: 'new', updatedAt: 3 }),
        game({ table: 'mine', yourTurn: true }),
      ],
      unfinished,
    );
    expect(tickets.map(({ address }) => address)).toEqual([
      '#/t/mine',
      '#/t/new',
      '#/t/old',
      '#/t/set up',
      '#/play/here',
    ]);
    expect(tickets.map(({ isMine }) => isMine)).toEqual([true, false, false, false, false]);
  });

  test('a ticket names the others, bots by their sign, and no free seat', () => {
    const [ticket] = ticketsOf(
      [game({ seats: [you, taken('Noor', 'eye'), botAt('lotus'), free('scarab')] })],
      undefined,
    );
    expect(ticket?.others.map(({ name, icon }) => [name, icon])).toEqual([
      ['Noor', 'eye'],
      ['', 'lotus'],
    ]);
  });
});
