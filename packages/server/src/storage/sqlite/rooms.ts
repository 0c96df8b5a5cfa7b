/** Rooms, inside the thread. */
import type { RoomState } from '@kairo/protocol';
import { type Selectable, sql } from 'kysely';
import type { Holding, ListPosition, RoomBegun, RoomCreated, RoomUpdated, StoredRoom } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { type Connection, query } from './connection.ts';
import type { makeGames, PackedAddition } from './games.ts';
import type { makeTalk } from './talk.ts';

/** In place of a seat's number. */
const HOST_PLACE = -1;
const KEY_PREFIX = 'k:';

type RoomRow = Selectable<Tables['room']>;

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

export function makeRooms(
  connection: Connection,
  games: ReturnType<typeof makeGames>,
  talk: Pick<ReturnType<typeof makeTalk>, 'removeTalk'>,
) {
  function holdersOf(room: string): Holding[] {
    const rows = connection.all(
      query.selectFrom('room_holder').select(['holder', 'place']).where('room', '=', room).orderBy('place'),
    );
    return rows.map(({ holder, place }) => ({ holder, seat: place === HOST_PLACE ? null : place }));
  }

  function roomOf(row: RoomRow): StoredRoom {
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
      holders: holdersOf(row.id),
    };
  }

  /** Whether a key among the holders already holds something else, in this room or in another. */
  function isKeyTaken({ id, holders }: StoredRoom): boolean {
    const keys = holders.map(({ holder }) => holder).filter((holder) => holder.startsWith(KEY_PREFIX));
    if (new Set(keys).size < keys.length) return true;
    return keys.some(
      (key) =>
        connection.first(
          query.selectFrom('room_holder').select('room').where('holder', '=', key).where('room', '!=', id),
        ) !== undefined,
    );
  }

  function writeHolders({ id, holders }: StoredRoom): void {
    connection.run(query.deleteFrom('room_holder').where('room', '=', id));
    for (const { holder, seat } of holders) {
      const row = { room: id, place: seat ?? HOST_PLACE, holder };
      connection.run(query.insertInto('room_holder').values(row));
    }
  }

  /** Undefined if nothing prevents the update. */
  function obstacle(room: StoredRoom, expectedRevision: number): Exclude<RoomUpdated, 'updated'> | undefined {
    const found = connection.first(
      query.selectFrom('room').select(['revision', 'code']).where('id', '=', room.id),
    );
    if (found === undefined) return 'gone';
    if (found.revision !== expectedRevision) return 'conflict';
    if (room.code !== null && room.code !== found.code) throw new Error('the code of a room cannot change');
    return isKeyTaken(room) ? 'key-taken' : undefined;
  }

  function replace(room: StoredRoom): void {
    const { id, created_at: _, ...changes } = rowOf(room);
    connection.run(query.updateTable('room').set(changes).where('id', '=', id));
    writeHolders(room);
  }

  const rooms = query.selectFrom('room').selectAll('room');

  /** Rooms with what a list shows of their games, the one that changed last first. */
  function active(
    limit: number,
    after: ListPosition | undefined,
    { holder, states }: { readonly holder?: string; readonly states?: readonly RoomState[] | undefined } = {},
  ): PackedHeldRoom[] {
    const activeAt = sql<number>`case when game.updated_at > room.updated_at then game.updated_at else room.updated_at end`;
    let wanted = rooms
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
    return connection
      .all(wanted)
      .map((row) => ({ room: roomOf(row), activeAt: row.active_at, summary: row.summary }));
  }

  return {
    createRoom(room: StoredRoom): RoomCreated {
      const isThere = (column: 'id' | 'code', value: string): boolean =>
        connection.first(query.selectFrom('room').select('id').where(column, '=', value)) !== undefined;
      if (isThere('id', room.id)) return 'id-taken';
      if (room.code !== null && isThere('code', room.code)) return 'code-taken';
      if (isKeyTaken(room)) return 'key-taken';
      connection.run(query.insertInto('room').values(rowOf(room)));
      writeHolders(room);
      return 'created';
    },

    getRoom(id: string): StoredRoom | undefined {
      const row = connection.first(rooms.where('id', '=', id));
      return row && roomOf(row);
    },

    roomByCode(code: string): StoredRoom | undefined {
      const row = connection.first(rooms.where('code', '=', code));
      return row && roomOf(row);
    },

    updateRoom(
      room: StoredRoom,
      expectedRevision: number,
      names: readonly string[] | undefined,
    ): RoomUpdated {
      const found = obstacle(room, expectedRevision);
      if (found !== undefined) return found;
      replace(room);
      if (names !== undefined) games.renameSeats(room.id, names);
      return 'updated';
    },

    beginRoom(room: StoredRoom, expectedRevision: number, header: string, first: PackedAddition): RoomBegun {
      const found = obstacle(room, expectedRevision);
      if (found !== undefined) return found;
      if (!games.createGame(room.id, header, first)) return 'conflict';
      replace(room);
      return 'begun';
    },

    listedRooms(limit: number): StoredRoom[] {
      const wanted = rooms
        .where('is_listed', '=', 1)
        .where('state', '=', 'waiting')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit);
      return connection.all(wanted).map(roomOf);
    },

    roomsOfHolder(
      holder: string,
      limit: number,
      after: ListPosition | undefined,
      states: readonly RoomState[] | undefined,
    ): PackedHeldRoom[] {
      return active(limit, after, { holder, states });
    },

    countRoomsOfHolder(holder: string, states: readonly RoomState[]): number {
      const wanted = query
        .selectFrom('room')
        .select((part) => part.fn.countAll<number>().as('count'))
        .where('state', 'in', states)
        .where('id', 'in', (part) =>
          part.selectFrom('room_holder').select('room').where('holder', '=', holder),
        );
      return connection.first(wanted)?.count ?? 0;
    },

    recentRooms(limit: number, after: ListPosition | undefined): PackedHeldRoom[] {
      return active(limit, after);
    },

    roomsDueToExpire(now: number, limit: number): StoredRoom[] {
      const wanted = rooms.where('expires_at', '<=', now).orderBy('expires_at').orderBy('id').limit(limit);
      return connection.all(wanted).map(roomOf);
    },

    roomsUnchangedSince(time: number, states: readonly RoomState[], limit: number): string[] {
      const wanted = query
        .selectFrom('room')
        .select('id')
        .where('state', 'in', states)
        .where('updated_at', '<=', time)
        .orderBy('updated_at')
        .orderBy('id')
        .limit(limit);
      return connection.all(wanted).map(({ id }) => id);
    },

    orphanedRooms(limit: number): StoredRoom[] {
      const wanted = rooms
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
      return connection.all(wanted).map(roomOf);
    },

    removeRoom(id: string): void {
      connection.run(query.deleteFrom('room').where('id', '=', id));
      connection.run(query.deleteFrom('room_holder').where('room', '=', id));
      games.removeGame(id);
      talk.removeTalk(id);
    },

    /** States without rooms are not named. */
    countRooms(): { readonly state: RoomState; readonly count: number }[] {
      return connection.all(
        query
          .selectFrom('room')
          .select(['state', (part) => part.fn.countAll<number>().as('count')])
          .groupBy('state'),
      );
    },
  };
}
