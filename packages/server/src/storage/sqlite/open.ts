/** A server's storage in one SQLite file, or in memory for a trial. */
import { ok, type Result } from '@kairo/engine';
import type { StorageProblem } from '../failure.ts';
import type {
  HeldRoom,
  MetaStore,
  PeopleStore,
  RoomStore,
  ServerStorage,
  TalkStore,
  WakeStore,
} from '../storage.ts';
import { Client } from './client.ts';
import type { ThreadOptions } from './messages.ts';
import type { Caller } from './operations.ts';
import type { PackedHeldRoom } from './rooms.ts';
import { packed, SqliteGames } from './sqliteGames.ts';

function unpacked({ room, activeAt, summary }: PackedHeldRoom): HeldRoom {
  return { room, activeAt, summary: summary === null ? null : JSON.parse(summary) };
}

export function roomsThrough(client: Caller): RoomStore {
  return {
    create: (room) => client.call('createRoom', room),
    get: (id) => client.call('getRoom', id),
    byCode: (code) => client.call('roomByCode', code),
    update: (room, expectedRevision, names) => client.call('updateRoom', room, expectedRevision, names),
    begin: (room, expectedRevision, header, first) =>
      client.call('beginRoom', room, expectedRevision, JSON.stringify(header), packed(0, first)),
    listed: (limit) => client.call('listedRooms', limit),
    ofHolder: async (holder, limit, after, states) =>
      (await client.call('roomsOfHolder', holder, limit, after, states)).map(unpacked),
    countOfHolder: (holder, states) => client.call('countRoomsOfHolder', holder, states),
    recent: async (limit, after) => (await client.call('recentRooms', limit, after)).map(unpacked),
    dueToExpire: (now, limit) => client.call('roomsDueToExpire', now, limit),
    unchangedSince: (time, states, limit) => client.call('roomsUnchangedSince', time, states, limit),
    orphaned: (limit) => client.call('orphanedRooms', limit),
    remove: (id) => client.call('removeRoom', id),
    counts: async () => {
      const counts = { waiting: 0, playing: 0, over: 0, closed: 0, expired: 0 };
      for (const { state, count } of await client.call('countRooms')) counts[state] = count;
      return counts;
    },
  };
}

function peopleThrough(client: Client): PeopleStore {
  return {
    create: (person, device) => client.call('createPerson', person, device),
    get: (id) => client.call('getPerson', id),
    byDevice: (keyHash) => client.call('personByDevice', keyHash),
    rename: (id, name) => client.call('renamePerson', id, name),
    devices: (person) => client.call('devicesOf', person),
    addDevice: (person, device) => client.call('addDevice', person, device),
    touch: (device, seenAt) => client.call('touchDevice', device, seenAt),
    unseenSince: (time, limit) => client.call('devicesUnseenSince', time, limit),
    signOut: (person, device) => client.call('signOut', person, device),
    setRecovery: (person, recovery) => client.call('setRecovery', person, recovery),
    recoveryOf: (person) => client.call('recoveryOf', person),
    byRecovery: (lookup) => client.call('personByRecovery', lookup),
    remove: (id) => client.call('removePerson', id),
  };
}

function talkThrough(client: Client): TalkStore {
  return {
    add: (room, said, kept) => client.call('addTalk', room, said, kept),
    of: (room) => client.call('talkOf', room),
    passOn: (from, to) => client.call('passTalkOn', from, to),
    forget: (holder) => client.call('forgetTalk', holder),
  };
}

function wakesThrough(client: Client): WakeStore {
  return {
    due: (now, limit) => client.call('dueWakes', now, limit),
    next: () => client.call('nextWake'),
    done: (wake) => client.call('doneWake', wake),
    postpone: (wake, to) => client.call('postponeWake', wake, to),
  };
}

function metaThrough(client: Client): MetaStore {
  return {
    alive: (at, longestGap) => client.call('alive', at, longestGap),
    outages: (since) => client.call('outagesSince', since),
    latest: () => client.call('latest'),
  };
}

/** Creates the file, or migrates it after a backup, if need be. */
export async function openSqlite(options: ThreadOptions): Promise<Result<ServerStorage, StorageProblem>> {
  const opened = await Client.open(options);
  if (!opened.ok) return opened;
  const client = opened.value;
  return ok({
    games: new SqliteGames(client),
    rooms: roomsThrough(client),
    people: peopleThrough(client),
    talk: talkThrough(client),
    wakes: wakesThrough(client),
    meta: metaThrough(client),
    get figures() {
      return client.figures;
    },
    backup: (file) => client.backup(file),
    close: () => client.close(),
  });
}
