/** The stores of a server, through what carries their operations out. */

import type { Caller } from './operations/operations.ts';
import type { PackedHeldRoom } from './operations/rooms.ts';
import { PackedGames, packed } from './packedGames.ts';
import type {
  HeldRoom,
  MetaStore,
  NodeStore,
  PeopleStore,
  RoomStore,
  ServerStorage,
  TalkStore,
  WakeStore,
} from './storage.ts';

function unpacked({ room, activeAt, summary }: PackedHeldRoom): HeldRoom {
  return { room, activeAt, summary: summary === null ? null : JSON.parse(summary) };
}

function roomsThrough(caller: Caller): RoomStore {
  return {
    create: (room) => caller.call('createRoom', room),
    get: (id) => caller.call('getRoom', id),
    byCode: (code) => caller.call('roomByCode', code),
    update: (room, expectedRevision, names) => caller.call('updateRoom', room, expectedRevision, names),
    begin: (room, expectedRevision, header, first) =>
      caller.call('beginRoom', room, expectedRevision, JSON.stringify(header), packed(0, first)),
    listed: (limit) => caller.call('listedRooms', limit),
    ofHolder: async (holder, limit, after, states) =>
      (await caller.call('roomsOfHolder', holder, limit, after, states)).map(unpacked),
    countOfHolder: (holder, states) => caller.call('countRoomsOfHolder', holder, states),
    recent: async (limit, after) => (await caller.call('recentRooms', limit, after)).map(unpacked),
    dueToExpire: (now, limit) => caller.call('roomsDueToExpire', now, limit),
    unchangedSince: (time, states, limit) => caller.call('roomsUnchangedSince', time, states, limit),
    orphaned: (limit) => caller.call('orphanedRooms', limit),
    remove: (id) => caller.call('removeRoom', id),
    counts: async () => {
      const counts = { waiting: 0, playing: 0, over: 0, closed: 0, expired: 0 };
      for (const { state, count } of await caller.call('countRooms')) counts[state] = count;
      return counts;
    },
  };
}

function peopleThrough(caller: Caller): PeopleStore {
  return {
    create: (person, device) => caller.call('createPerson', person, device),
    get: (id) => caller.call('getPerson', id),
    byDevice: (keyHash) => caller.call('personByDevice', keyHash),
    rename: (id, name) => caller.call('renamePerson', id, name),
    devices: (person) => caller.call('devicesOf', person),
    addDevice: (person, device) => caller.call('addDevice', person, device),
    touch: (device, seenAt) => caller.call('touchDevice', device, seenAt),
    unseenSince: (time, limit) => caller.call('devicesUnseenSince', time, limit),
    signOut: (person, device) => caller.call('signOut', person, device),
    setRecovery: (person, recovery) => caller.call('setRecovery', person, recovery),
    recoveryOf: (person) => caller.call('recoveryOf', person),
    byRecovery: (lookup) => caller.call('personByRecovery', lookup),
    remove: (id) => caller.call('removePerson', id),
  };
}

function talkThrough(caller: Caller): TalkStore {
  return {
    add: (room, said, kept) => caller.call('addTalk', room, said, kept),
    of: (room) => caller.call('talkOf', room),
    passOn: (from, to) => caller.call('passTalkOn', from, to),
    forget: (holder) => caller.call('forgetTalk', holder),
  };
}

function wakesThrough(caller: Caller): WakeStore {
  return {
    due: (now, limit, lease) => caller.call('dueWakes', now, limit, lease),
    next: () => caller.call('nextWake'),
    done: (wake) => caller.call('doneWake', wake),
    postpone: (wake, to) => caller.call('postponeWake', wake, to),
  };
}

function metaThrough(caller: Caller): MetaStore {
  return {
    alive: (at, longestGap, node) => caller.call('alive', at, longestGap, node),
    pulses: () => caller.call('pulses'),
    outages: (since) => caller.call('outagesSince', since),
    latest: () => caller.call('latest'),
  };
}

function nodesThrough(caller: Caller): NodeStore {
  return {
    marks: async (tables) => (tables.length === 0 ? [] : caller.call('marksOf', tables)),
    unknownDevices: async (devices) => (devices.length === 0 ? [] : caller.call('unknownDevices', devices)),
    minutes: (game) => caller.call('getMinutes', game),
    writeMinutes: (game, expected, document) => caller.call('writeMinutes', game, expected, document),
    setPresence: (node, room, at, document) => caller.call('setPresence', node, room, at, document),
    presence: (room, node) => caller.call('presenceOf', room, node),
    leave: (node) => caller.call('leaveNode', node),
  };
}

export function storesThrough(
  caller: Caller,
): Pick<ServerStorage, 'games' | 'rooms' | 'people' | 'talk' | 'wakes' | 'meta' | 'nodes'> {
  return {
    games: new PackedGames(caller),
    rooms: roomsThrough(caller),
    people: peopleThrough(caller),
    talk: talkThrough(caller),
    wakes: wakesThrough(caller),
    meta: metaThrough(caller),
    nodes: nodesThrough(caller),
  };
}
