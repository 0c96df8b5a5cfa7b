/** Rooms and who holds what in them. */
import type { RoomState } from '@kairo/protocol';
import { type Selectable, sql } from 'kysely';
import type { Holding, ListPosition, RoomBegun, RoomCreated, RoomUpdated, StoredRoom } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { games, type PackedAddition } from './games.ts';
import { all, first, query, run, type Work } from './work.ts';

/** In place of a seat's number. */
const HOST_PLACE = -1;
const KEY_PREFIX = 'k:';

type RoomRow = Selectable<Tables['room']>;

/** With its holders, so that both are of the same moment: one on each line, after the place. */
interface HeldRow extends RoomRow {
  readonly held: string | null;
}

export interface PackedHeldRoom {
  readonly room: StoredRoom;
  readonly activeAt: number;
  readonly summary: string | null;
}

function rowOf(room: StoredRoom): RoomRow {
  return {
    id: room.id,
    revision: room.revision,
    state: room.state,
    code: room.code,
    is_listed: room.isListed ? 1 : 0,
    created_at: room.createdAt,
    updated_at: room.updatedAt,
    expires_at: room.expiresAt,
    document: room.document,
  };
}

function holdingOf(line: string): Holding {
  const end = line.indexOf(' ');
  const place = Number(line.slice(0, end));
  return { holder: line.slice(end + 1), seat: place === HOST_PLACE ? null : place };
}

function roomOf(row: HeldRow): StoredRoom {
  return {
    id: row.id,
    revision: row.revision,
    state: row.state,
    code: row.code,
    isListed: row.is_listed === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    document: row.document,
    holders: row.held === null ? [] : row.held.split('\n').map(holdingOf),
  };
}

const stored = query
  .selectFrom('room')
  .selectAll('room')
  .select(
    sql<string | null>`(
      select string_agg(cast(place as text) || ' ' || holder, '\n' order by place)
      from room_holder where room_holder.room = room.id
    )`.as('held'),
  );

function* isThere(column: 'id' | 'code', value: string): Work<boolean> {
  return (yield* first(query.selectFrom('room').select('id').where(column, '=', value))) !== undefined;
}

/** Whether a key among the holders already holds something else, in this room or in another. */
function* isKeyTaken({ id, holders }: StoredRoom): Work<boolean> {
  const keys = holders.map(({ holder }) => holder).filter((holder) => holder.startsWith(KEY_PREFIX));
  if (new Set(keys).size < keys.length) return true;
  for (const key of keys) {
    const other = yield* first(
      query.selectFrom('room_holder').select('room').where('holder', '=', key).where('room', '!=', id),
    );
    if (other !== undefined) return true;
  }
  return false;
}

function* writeHolders({ id, holders }: StoredRoom): Work<void> {
  yield* run(query.deleteFrom('room_holder').where('room', '=', id));
  if (holders.length === 0) return;
  const rows = holders.map(({ holder, seat }) => ({ room: id, place: seat ?? HOST_PLACE, holder }));
  yield* run(query.insertInto('room_holder').values(rows));
}

/** Undefined if nothing prevents the update. */
function* obstacle(
  room: StoredRoom,
  expectedRevision: number,
): Work<Exclude<RoomUpdated, 'updated'> | undefined> {
  const found = yield* first(
    query.selectFrom('room').select(['revision', 'code']).where('id', '=', room.id).forUpdate(),
  );
  if (found === undefined) return 'gone';
  if (found.revision !== expectedRevision) return 'conflict';
  if (room.code !== null && room.code !== found.code) throw new Error('the code of a room cannot change');
  return (yield* isKeyTaken(room)) ? 'key-taken' : undefined;
}

function* replace(room: StoredRoom): Work<void> {
  const { id, created_at: _, ...changes } = rowOf(room);
  yield* run(query.updateTable('room').set(changes).where('id', '=', id));
  yield* writeHolders(room);
}

/** Rooms with what a list shows of their games, the one that changed last first. */
function* active(
  limit: number,
  after: ListPosition | undefined,
  { holder, states }: { readonly holder?: string; readonly states?: readonly RoomState[] | undefined } = {},
): Work<PackedHeldRoom[]> {
  const activeAt = sql<number>`case when game.updated_at > room.updated_at then game.updated_at else room.updated_at end`;
  let wanted = stored
    .leftJoin('game', 'game.id', 'room.id')
    .select(['game.summary', activeAt.as('active_at')])
    .orderBy('active_at', 'desc')
    .orderBy('room.id')
    .limit(limit);
  if (holder !== undefined) {
    wanted = wanted.where('room.id', 'in', (part) =>
      part.selectFrom('room_holder').select('room').where('holder', '=', holder),
    );
  }
  if (states !== undefined) wanted = wanted.where('room.state', 'in', states);
  if (after !== undefined) {
    wanted = wanted.where((is) =>
      is.or([
        is(activeAt, '<', after.activeAt),
        is.and([is(activeAt, '=', after.activeAt), is('room.id', '>', after.id)]),
      ]),
    );
  }
  return (yield* all(wanted)).map((row) => ({
    room: roomOf(row),
    activeAt: row.active_at,
    summary: row.summary,
  }));
}

export const rooms = {
  *createRoom(room: StoredRoom): Work<RoomCreated> {
    if (yield* isThere('id', room.id)) return 'id-taken';
    if (room.code !== null && (yield* isThere('code', room.code))) return 'code-taken';
    if (yield* isKeyTaken(room)) return 'key-taken';
    yield* run(query.insertInto('room').values(rowOf(room)));
    yield* writeHolders(room);
    return 'created';
  },

  *getRoom(id: string): Work<StoredRoom | undefined> {
    const row = yield* first(stored.where('id', '=', id));
    return row && roomOf(row);
  },

  *roomByCode(code: string): Work<StoredRoom | undefined> {
    const row = yield* first(stored.where('code', '=', code));
    return row && roomOf(row);
  },

  *updateRoom(
    room: StoredRoom,
    expectedRevision: number,
    names: readonly string[] | undefined,
  ): Work<RoomUpdated> {
    const found = yield* obstacle(room, expectedRevision);
    if (found !== undefined) return found;
    yield* replace(room);
    if (names !== undefined) yield* games.renameSeats(room.id, names);
    return 'updated';
  },

  *beginRoom(
    room: StoredRoom,
    expectedRevision: number,
    header: string,
    opening: PackedAddition,
  ): Work<RoomBegun> {
    const found = yield* obstacle(room, expectedRevision);
    if (found !== undefined) return found;
    if (!(yield* games.createGame(room.id, header, opening))) return 'conflict';
    yield* replace(room);
    return 'begun';
  },

  *listedRooms(limit: number): Work<StoredRoom[]> {
    const wanted = stored
      .where('is_listed', '=', 1)
      .where('state', '=', 'waiting')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit);
    return (yield* all(wanted)).map(roomOf);
  },

  *roomsOfHolder(
    holder: string,
    limit: number,
    after: ListPosition | undefined,
    states: readonly RoomState[] | undefined,
  ): Work<PackedHeldRoom[]> {
    return yield* active(limit, after, { holder, states });
  },

  *countRoomsOfHolder(holder: string, states: readonly RoomState[]): Work<number> {
    const wanted = query
      .selectFrom('room')
      .select((part) => part.fn.countAll<number>().as('count'))
      .where('state', 'in', states)
      .where('id', 'in', (part) =>
        part.selectFrom('room_holder').select('room').where('holder', '=', holder),
      );
    return (yield* first(wanted))?.count ?? 0;
  },

  *recentRooms(limit: number, after: ListPosition | undefined): Work<PackedHeldRoom[]> {
    return yield* active(limit, after);
  },

  *roomsDueToExpire(now: number, limit: number): Work<StoredRoom[]> {
    const wanted = stored.where('expires_at', '<=', now).orderBy('expires_at').orderBy('id').limit(limit);
    return (yield* all(wanted)).map(roomOf);
  },

  *roomsUnchangedSince(time: number, states: readonly RoomState[], limit: number): Work<string[]> {
    const wanted = query
      .selectFrom('room')
      .select('id')
      .where('state', 'in', states)
      .where('updated_at', '<=', time)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit);
    return (yield* all(wanted)).map(({ id }) => id);
  },

  *orphanedRooms(limit: number): Work<StoredRoom[]> {
    const wanted = stored
      .where('id', 'in', (part) =>
        part
          .selectFrom('room_holder')
          .select('room')
          .where(sql<string>`substr(holder, 1, 2)`, '=', 'p:')
          .where(sql<string>`substr(holder, 3)`, 'not in', (known) =>
            known.selectFrom('person').select('id'),
          ),
      )
      .orderBy('id')
      .limit(limit);
    return (yield* all(wanted)).map(roomOf);
  },

  *removeRoom(id: string): Work<void> {
    yield* run(query.deleteFrom('room').where('id', '=', id));
    yield* run(query.deleteFrom('room_holder').where('room', '=', id));
    yield* games.removeGame(id);
    yield* run(query.deleteFrom('talk').where('room', '=', id));
    yield* run(query.deleteFrom('presence').where('room', '=', id));
  },

  /** States without rooms are not named. */
  *countRooms(): Work<{ readonly state: RoomState; readonly count: number }[]> {
    return yield* all(
      query
        .selectFrom('room')
        .select(['state', (part) => part.fn.countAll<number>().as('count')])
        .groupBy('state'),
    );
  },
};
