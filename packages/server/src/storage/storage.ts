/**
 * What a server keeps. Every implementation passes the suites in `test/storage` and packages/table's `storeContract.ts`.
 *
 * A promise resolves when what it did is durable. A result such as `'conflict'` means that nothing was changed. If a promise
 * is rejected with a `StorageFailure`, it is unknown whether the change was made: read again before doing anything else.
 *
 * Times are milliseconds since 1970, and always passed in. Storage gets keys and recovery codes only as hashes.
 */
import type { RoomState, Version } from '@kairo/protocol';
import type { Addition, GameHeader, GameStore, Lease, Snapshot } from '@kairo/table';

export interface ServerStorage {
  /** The logs. A game has the id of its room. */
  readonly games: GameStore;
  readonly rooms: RoomStore;
  readonly people: PeopleStore;
  readonly talk: TalkStore;
  readonly wakes: WakeStore;
  readonly meta: MetaStore;
  readonly nodes: NodeStore;
  /** For metrics: counted since the start. */
  readonly figures: StorageFigures;
  /** Writes everything into a new file, while play goes on. Rejects with an `Error` that names the reason. */
  backup(file: string): Promise<void>;
  /** Waits for what was begun. Afterwards every call is rejected with a `StorageFailure`. */
  close(): Promise<void>;
}

export interface StorageFigures {
  /** Operations that have not been answered yet. */
  readonly waiting: number;
  /** Operations that were answered, and in how many commits. */
  readonly operations: number;
  readonly commits: number;
  /** Operations that were rejected with a `StorageFailure`. */
  readonly failures: number;
}

// --- rooms

/** A room as it is stored. Storage looks at everything but the document. */
export interface StoredRoom {
  readonly id: string;
  /** Grows by one with every change. */
  readonly revision: number;
  readonly state: RoomState;
  /** The short code under which it is found; no two rooms have the same. */
  readonly code: string | null;
  /** Whether it is shown among the open tables while it is waiting. */
  readonly isListed: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When `dueToExpire` gives it out. */
  readonly expiresAt: number | null;
  /** JSON, which `rooms/` writes and reads. */
  readonly document: string;
  /** Who holds what. */
  readonly holders: readonly Holding[];
}

export interface Holding {
  /**
   * `p:` and the id of a person, or `k:` and the hash of a key. A person may hold much in many rooms; a key holds one thing in
   * one room.
   */
  readonly holder: string;
  /** Null: the host's role. A seat and the role have at most one holder each. */
  readonly seat: number | null;
}

/** A room in a list of a holder's. */
export interface HeldRoom {
  readonly room: StoredRoom;
  /** When the room or its game last changed. */
  readonly activeAt: number;
  /** The summary of its game, unchecked like that of a `ListedGame`; null before the deal. */
  readonly summary: unknown;
}

/** Where a list goes on: the last element of the part before. */
export interface ListPosition {
  readonly activeAt: number;
  readonly id: string;
}

export type RoomCreated = 'created' | 'id-taken' | 'code-taken' | 'key-taken';
/** `conflict`: the stored revision is another. `gone`: there is no such room. */
export type RoomUpdated = 'updated' | 'conflict' | 'key-taken' | 'gone';
export type RoomBegun = 'begun' | Exclude<RoomUpdated, 'updated'>;

export interface RoomStore {
  create(room: StoredRoom): Promise<RoomCreated>;
  get(id: string): Promise<StoredRoom | undefined>;
  byCode(code: string): Promise<StoredRoom | undefined>;
  /**
   * Replaces a room of exactly this revision. Its code may be dropped, but not changed; `createdAt` stays. With `names`, the
   * seats in the header of its game get these names, too, if there is one: both are changed or neither.
   */
  update(room: StoredRoom, expectedRevision: number, names?: readonly string[]): Promise<RoomUpdated>;
  /** Replaces the room and creates its game, both or neither. A game with this id that is already there is a conflict. */
  begin(
    room: StoredRoom,
    expectedRevision: number,
    header: GameHeader,
    first: Addition & { readonly snapshot: Snapshot },
  ): Promise<RoomBegun>;
  /** Waiting rooms that are to be listed, the newest first. */
  listed(limit: number): Promise<readonly StoredRoom[]>;
  /** The rooms in which the holder has a seat or the host's role, in these states, the one that changed last first. */
  ofHolder(
    holder: string,
    limit: number,
    after?: ListPosition,
    states?: readonly RoomState[],
  ): Promise<readonly HeldRoom[]>;
  /** How many rooms in these states the holder has. */
  countOfHolder(holder: string, states: readonly RoomState[]): Promise<number>;
  /** All rooms, the one that changed last first: for the operator. */
  recent(limit: number, after?: ListPosition): Promise<readonly HeldRoom[]>;
  /** Rooms whose `expiresAt` has come, the most overdue first. */
  dueToExpire(now: number, limit: number): Promise<readonly StoredRoom[]>;
  /** The ids of rooms in these states that have not changed since, the oldest first. */
  unchangedSince(time: number, states: readonly RoomState[], limit: number): Promise<readonly string[]>;
  /** Rooms in which a person who was removed still holds something: what is left to be made anonymous. */
  orphaned(limit: number): Promise<readonly StoredRoom[]>;
  /** Removes the room with its game, wake-up, holders and talk. */
  remove(id: string): Promise<void>;
  counts(): Promise<{ readonly [state in RoomState]: number }>;
}

// --- people

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A browser in which a person is known by a cookie. */
export interface StoredDevice {
  readonly id: string;
  /** What the person recognises it by. */
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface NewDevice extends StoredDevice {
  /** Of the cookie. */
  readonly keyHash: string;
}

export interface KnownDevice {
  readonly person: StoredPerson;
  readonly device: StoredDevice;
}

export interface PersonsDevice {
  readonly person: string;
  readonly device: string;
}

/** A recovery code: the part by which it is looked up, and a slow hash of the rest. */
export interface StoredRecovery {
  readonly lookup: string;
  /** As `identity/` writes it, with salt and parameters. */
  readonly hash: string;
  readonly createdAt: number;
}

/** What a person holds in a room. */
export interface HeldSeat {
  readonly room: string;
  /** Null: the host's role. */
  readonly seat: number | null;
}

export interface PeopleStore {
  /** `taken`: the id of the person or the device, or the key, is not new. */
  create(person: StoredPerson, device: NewDevice): Promise<'created' | 'taken'>;
  get(id: string): Promise<StoredPerson | undefined>;
  byDevice(keyHash: string): Promise<KnownDevice | undefined>;
  /** False if there is no such person. */
  rename(id: string, name: string): Promise<boolean>;
  /** The one that was seen last first. */
  devices(person: string): Promise<readonly StoredDevice[]>;
  addDevice(person: string, device: NewDevice): Promise<'added' | 'taken' | 'gone'>;
  /** Notes a visit. At most once a day is enough. */
  touch(device: string, seenAt: number): Promise<void>;
  /** Devices that have not been seen since, the oldest first. */
  unseenSince(time: number, limit: number): Promise<readonly PersonsDevice[]>;
  /** False if the person has no such device. */
  signOut(person: string, device: string): Promise<boolean>;
  /** Ends the code before; null leaves the person without one. `lookup-taken`: choose another code. */
  setRecovery(person: string, recovery: StoredRecovery | null): Promise<'set' | 'lookup-taken' | 'gone'>;
  /** When the person's code was made; undefined if there is none. */
  recoveryOf(person: string): Promise<number | undefined>;
  byRecovery(
    lookup: string,
  ): Promise<{ readonly person: StoredPerson; readonly recovery: StoredRecovery } | undefined>;
  /**
   * Removes the person with name, devices and recovery code. What they hold in rooms stays until `rooms/` has made it
   * anonymous: it is returned here, and `RoomStore.orphaned` finds it again after a crash. Undefined if there is no such person.
   */
  remove(id: string): Promise<readonly HeldSeat[] | undefined>;
}

// --- talk

/** What was said at a table, as it is passed to the storage. */
export interface NewTalk {
  /** As in a room. */
  readonly holder: string;
  /** What the holder was called then. */
  readonly name: string;
  readonly at: number;
  readonly phrase: string | null;
  readonly words: string | null;
}

export interface StoredTalk extends Omit<NewTalk, 'holder' | 'name'> {
  readonly number: number;
  /** The same for all that one holder said in the room: the number of the first of it. Null if the message was emptied. */
  readonly author: number | null;
  /** Null if the message was emptied, or is of someone who had left when holders were not stored yet. */
  readonly holder: string | null;
  /** Null if the message was emptied, or is older than stored names. */
  readonly name: string | null;
}

export interface TalkStore {
  /** Adds a message under the next number, and removes all but the latest `kept`. */
  add(room: string, said: NewTalk, kept: number): Promise<StoredTalk>;
  /** In order. */
  of(room: string): Promise<readonly StoredTalk[]>;
  /** What one holder said becomes another's. */
  passOn(from: string, to: string): Promise<void>;
  /**
   * Empties what the holder said anywhere, and returns the rooms in which that was. As far as the storage can tell, nothing of
   * it is left in its files afterwards.
   */
  forget(holder: string): Promise<readonly string[]>;
}

// --- wake-ups

/** "Look at this game at this time." What is to be done there follows from its log. */
export interface Wake {
  readonly game: string;
  readonly at: number;
  /** If it was given out with a lease. */
  readonly holder?: string;
}

/** No wake-up is set for later than this, in milliseconds from now: no clock of a game allows more. */
export const LONGEST_WAIT = 2 * 24 * 60 * 60 * 1000;

/** A game has at most one wake-up, which `Addition.wakeAt` sets together with the entries. */
export interface WakeStore {
  /**
   * Those whose time has come, the most overdue first; and those whose time is farther ahead than `LONGEST_WAIT`:
   * the server's clock was set back. They are given out again until they are done or set anew. With a lease,
   * only those that are not leased to another holder at this time; the holder has them until the lease is over.
   */
  due(now: number, limit: number, lease?: Lease): Promise<readonly Wake[]>;
  /** The time of the earliest one. */
  next(): Promise<number | undefined>;
  /** Ends a wake-up, unless the game has been given another time since, or its lease has passed to another holder. */
  done(wake: Wake): Promise<void>;
  /** Puts a wake-up off to a later time, free for every holder, in the same cases. */
  postpone(wake: Wake, to: number): Promise<void>;
}

// --- the server itself

/** A time in which no server ran: clocks stood still. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Pulse {
  readonly node: string;
  readonly at: number;
}

export interface MetaStore {
  /**
   * Says that the server runs; called at its start, before it plays, and every few seconds from then on. If the last time is more than
   * `longestGap` ago, the time between was an outage, which is remembered and returned. If the last time lies ahead, the clock was
   * set back, and outages end now at the latest. Of several nodes each says it under its name, and the site ran while any did.
   */
  alive(at: number, longestGap: number, node?: string): Promise<Outage | undefined>;
  /** The last sign of life of each node. */
  pulses(): Promise<readonly Pulse[]>;
  /** The latest time at which a server ran or a game changed, by the clock of that server; 0 if there is none. */
  latest(): Promise<number>;
  /** The outages that ended after this time, in order. */
  outages(since: number): Promise<readonly Outage[]>;
}

// --- nodes that share a storage

/** How far a table is: nodes see by it what they have missed. */
export interface TableMark {
  readonly id: string;
  /** Of its room. */
  readonly revision: number;
  /** Of its game; null before the deal. */
  readonly version: Version | null;
  /** The number of the last message; 0 if there is none. */
  readonly said: number;
  /** The revision of its minutes; 0 if there are none. */
  readonly minutes: number;
  /** Another one with each change of who is there. */
  readonly presence: number;
}

/** What is being discussed at a table; storage does not look at it. */
export interface StoredMinutes {
  readonly revision: number;
  readonly document: string;
}

/** Who is at a table, as one node knows. */
export interface StoredPresence {
  readonly room: string;
  readonly node: string;
  readonly document: string;
}

/** What one process alone never asks for. */
export interface NodeStore {
  /** Without tables that are gone. */
  marks(tables: readonly string[]): Promise<readonly TableMark[]>;
  /** Those of the devices that are not known any more. */
  unknownDevices(devices: readonly string[]): Promise<readonly string[]>;
  minutes(game: string): Promise<StoredMinutes | undefined>;
  /** The next revision is one higher; the first one is 1. False if the stored one is not the expected one. */
  writeMinutes(game: string, expectedRevision: number, document: string): Promise<boolean>;
  /** Replaces what the node says about a room; null if it knows of no one there. */
  setPresence(node: string, room: string, at: number, document: string | null): Promise<void>;
  /** What others than this node say about a room. */
  presence(room: string, node: string): Promise<readonly StoredPresence[]>;
  /** A node has ended: its wake-ups are free, and it says nothing of presence any more. */
  leave(node: string): Promise<void>;
}
