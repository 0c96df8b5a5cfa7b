/** What a page asks of its server about tables. */
import type { Level } from '@kairo/bots';
import type { Result, Seat } from '@kairo/engine';
import {
  flag,
  type Icon,
  listOf,
  matching,
  nullable,
  object,
  oneOf,
  type Pace,
  ROOM_STATES,
  type RoomSeat,
  type RoomState,
  roomSeatShape,
  type Seating,
  type SeatSetup,
  type Shaped,
  setupShape,
  type TableSetup,
  textShape,
  whole,
} from '@kairo/protocol';
import { type ApiError, request } from './api.ts';

export interface NewTable {
  readonly setup: TableSetup;
  /** Seats that anyone may take; a table that has some is listed. */
  readonly open: readonly Seat[];
  readonly spectators: boolean;
  readonly seating: Seating;
  readonly pace: Pace | null;
  readonly standIn: Level;
}

/** What the host may change before the deal. */
export interface Terms {
  readonly isLocked?: boolean;
  /** Becomes host. */
  readonly host?: Seat;
  readonly seating?: Seating;
  readonly spectators?: boolean;
  readonly pace?: Pace | null;
  readonly standIn?: Level;
  readonly setup?: Partial<Omit<TableSetup, 'seats'>>;
}

type Asked<T> = Promise<Result<T, ApiError>>;

const tableShape = object({ table: textShape });
const doneShape = object({});

const openTableShape = object({
  table: textShape,
  host: nullable(textShape),
  createdAt: whole(0),
  setup: setupShape,
  seats: listOf(roomSeatShape, 'a list of seats'),
});
export type OpenTable = Shaped<typeof openTableShape>;

const ownGameShape = object({
  table: textShape,
  state: oneOf(ROOM_STATES),
  seats: listOf(roomSeatShape, 'a list of seats'),
  yourTurn: flag,
  acting: nullable(whole(0)),
  round: whole(0),
  isHost: flag,
  points: listOf(
    matching<number>((value) => typeof value === 'number', 'a number'),
    'a list of points',
  ),
  updatedAt: whole(0),
});
export type OwnGame = Shaped<typeof ownGameShape>;

/** @param code for servers that ask for one; empty without */
export const createTable = (
  { setup, open, spectators, seating, pace, standIn }: NewTable,
  code: string,
): Asked<{ table: string }> =>
  request('POST', 'tables', tableShape, {
    setup,
    open,
    begin: 'byHost',
    spectators,
    seating,
    pace,
    standIn,
    ...(code !== '' && { code }),
  });

export const sitDown = (table: string, seat: Seat, name: string, icon?: Icon): Asked<unknown> =>
  request('POST', `tables/${table}/seats/${seat}`, doneShape, { name, ...(icon !== undefined && { icon }) });

/** Leaves a seat; a host may do that for others. */
export const vacate = (table: string, seat: Seat): Asked<unknown> =>
  request('DELETE', `tables/${table}/seats/${seat}`, doneShape);

type SeatChange =
  | { readonly isReady: boolean }
  | { readonly icon: Icon }
  | { readonly name: string }
  | { readonly player: SeatSetup['player']; readonly isOpen?: boolean };

export const changeSeat = (table: string, seat: Seat, change: SeatChange): Asked<unknown> =>
  request('PUT', `tables/${table}/seats/${seat}`, doneShape, change);

export const changeTerms = (table: string, terms: Terms): Asked<unknown> =>
  request('PATCH', `tables/${table}`, doneShape, terms);

export const begin = (table: string): Asked<unknown> =>
  request('POST', `tables/${table}/begin`, doneShape, {});

export const closeTable = (table: string): Asked<unknown> =>
  request('POST', `tables/${table}/close`, doneShape, {});

export const rematch = (table: string): Asked<{ table: string }> =>
  request('POST', `tables/${table}/rematch`, tableShape, {});

/** Of a game that is over; null before that. */
export const revealedSeed = (table: string): Asked<{ seed: string | null }> =>
  request('GET', `tables/${table}?from=${AFTER_ALL}`, object({ seed: nullable(textShape) }));

/** More entries than any game has: none of them is wanted. */
export const AFTER_ALL = 1_000_000;

export const tableOfCode = (code: string): Asked<{ table: string }> =>
  request('GET', `codes/${code}`, tableShape);

export const openTables = (): Asked<{ tables: readonly OpenTable[] }> =>
  request('GET', 'tables?open=1', object({ tables: listOf(openTableShape, 'a list of tables') }));

const ownGamesShape = object({ games: listOf(ownGameShape, 'a list of games'), after: nullable(textShape) });

/** The newest ones; `after` of a part leads to the next one. */
export const ownGames = (state?: RoomState, after?: string): Asked<Shaped<typeof ownGamesShape>> => {
  const wanted = new URLSearchParams({ ...(state && { state }), ...(after && { after }) }).toString();
  return request('GET', wanted === '' ? 'me' : `me?${wanted}`, ownGamesShape);
};

/** Whether someone may still sit down there. */
export const isFree = ({ player, isTaken }: RoomSeat): boolean => player === 'person' && !isTaken;
