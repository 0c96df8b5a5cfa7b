/** The rooms of a server: reads them, stores each change before anyone hears of it, and tells those who listen. */
import { err, type Game, ok, type Result } from '@kairo/engine';
import type { RoomRefusal, RoomState, ServerRefusal } from '@kairo/protocol';
import type { HeldRoom, ListPosition, RoomStore, RoomUpdated } from '../storage/storage.ts';
import { drawCode, drawId, drawSeed, isId } from './ids.ts';
import { newRoom, type Origin, type Wishes } from './newRoom.ts';
import { type Holder, isPerson, type Room } from './room.ts';
import { readRoom, storedRoom } from './storedRoom.ts';
import { type Arrival, expire, sit } from './transitions.ts';

/** How many rooms are kept in memory: those that were used last. */
const KEPT = 20_000;
/** How often a change is tried on what a room has become; others cannot be faster for ever. */
const ATTEMPTS = 50;
/** How many rooms expire in one go. */
const EXPIRING = 100;

type Refusal = RoomRefusal | ServerRefusal;
export type Transition = (room: Room) => Result<Room, Refusal>;
/** Stores the next room in place of one of this revision. */
export type Storing = (room: Room, expectedRevision: number) => Promise<RoomUpdated>;

/** Those who listen, and the revision that they know. */
interface Audience {
  readonly listeners: Set<(room: Room) => void>;
  told: number;
}

export class Rooms {
  private readonly store: RoomStore;
  private readonly now: () => number;
  /** Whether other processes may change rooms: then what is kept saves reading a document, but not asking for it. */
  private readonly isShared: boolean;
  private readonly kept = new Map<string, Room>();
  private readonly audiences = new Map<string, Audience>();

  constructor(store: RoomStore, now: () => number, isShared = false) {
    this.store = store;
    this.now = now;
    this.isShared = isShared;
  }

  async get(id: string): Promise<Room | undefined> {
    if (!isId(id)) return undefined;
    const kept = this.kept.get(id);
    if (kept !== undefined && !this.isShared) return this.keep(kept);
    const stored = await this.store.get(id);
    if (stored === undefined) {
      this.kept.delete(id);
      return undefined;
    }
    const now = this.kept.get(id);
    // What was changed while it was read is newer; otherwise what is stored is the truth, even if the storage has lost something.
    const isCurrent = now !== undefined && (now !== kept || now.revision === stored.revision);
    if (isCurrent && now.revision >= stored.revision) return this.keep(now);
    const room = this.keep(readRoom(stored));
    if (this.isShared) this.tell(room);
    return room;
  }

  /** Another process has changed the room. */
  async catchUp(id: string): Promise<void> {
    if (this.audiences.has(id)) await this.get(id);
  }

  /** Rooms of which someone wants to know when they change. */
  get watched(): readonly string[] {
    return [...this.audiences.keys()];
  }

  isBehind(id: string, revision: number): boolean {
    const audience = this.audiences.get(id);
    return audience !== undefined && (this.kept.get(id)?.revision ?? audience.told) < revision;
  }

  /** The room, if it is in memory. */
  peek(id: string): Room | undefined {
    return this.kept.get(id);
  }

  async byCode(code: string): Promise<Room | undefined> {
    const stored = await this.store.byCode(code);
    return stored && readRoom(stored);
  }

  async listed(limit: number): Promise<Room[]> {
    return (await this.store.listed(limit)).map(readRoom);
  }

  async ofHolder(
    holder: Holder,
    limit: number,
    after?: ListPosition,
    states?: readonly RoomState[],
  ): Promise<{ readonly room: Room; readonly held: HeldRoom }[]> {
    const held = await this.store.ofHolder(holder, limit, after, states);
    return held.map((one) => ({ room: readRoom(one.room), held: one }));
  }

  countOf(holder: Holder, states: readonly RoomState[]): Promise<number> {
    return this.store.countOfHolder(holder, states);
  }

  /** `request` is a digest of what a program asked for: the same key and request again give the same room. */
  async create(
    wishes: Wishes,
    game: Game,
    host: Holder,
    request: string | null,
  ): Promise<Result<Room, Refusal>> {
    const made = await this.add((origin) => ok(newRoom(wishes, game, host, origin, request)));
    return made ?? (await this.madeBefore(host, request)) ?? err({ code: 'identity/key-used' });
  }

  /** A room made of what chance gives it; undefined if its key holds something else. */
  async add(make: (origin: Origin) => Result<Room, Refusal>): Promise<Result<Room, Refusal> | undefined> {
    for (;;) {
      const made = make({ id: drawId(), code: drawCode(), seed: drawSeed(), now: this.now() });
      if (!made.ok) return made;
      const created = await this.store.create(storedRoom(made.value, this.now()));
      if (created === 'created') return ok(this.keep(made.value));
      if (created === 'key-taken') return undefined;
    }
  }

  /** Also answers a program that asks again because the answer was lost. */
  async sitDown(id: string, seat: number, arrival: Arrival): Promise<Result<Room, Refusal>> {
    const { holder, name } = arrival;
    return this.change(id, (room) => {
      const isRepeated = room.seats.some((one) => one.holder === holder);
      if (isRepeated) {
        const held = room.seats.findIndex((one) => one.holder === holder);
        const isSame = room.setup.seats[held]?.name === name && (held === seat || room.seating === 'random');
        if (isSame) return ok(room);
        return err(
          isPerson(holder) ? { code: 'room/already-seated', seat: held } : { code: 'identity/key-used' },
        );
      }
      if (room.host === holder && !isPerson(holder)) return err({ code: 'identity/key-used' });
      return sit(room, seat, arrival);
    });
  }

  /** Repeats the transition on whatever the room has become, until it is stored or refused. */
  async change(
    id: string,
    transition: Transition,
    storing: Storing = (room, expected) => this.store.update(storedRoom(room, this.now()), expected),
  ): Promise<Result<Room, Refusal>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const room = await this.get(id);
      if (room === undefined) return err({ code: 'room/unknown' });
      const next = transition(room);
      if (!next.ok || next.value === room) return next;
      const changed = { ...next.value, revision: room.revision + 1 };
      const updated = await this.attempt(id, storing(changed, room.revision));
      if (updated === 'key-taken') return err({ code: 'identity/key-used' });
      if (updated === 'updated') {
        this.keep(changed);
        this.tell(changed);
        return ok(changed);
      }
      if (!this.isShared) this.kept.delete(id);
    }
    return err({ code: 'server/unavailable' });
  }

  /** Called after every stored change of the room; returns how to stop listening. */
  listen(id: string, listener: (room: Room) => void): () => void {
    const known = this.audiences.get(id);
    const audience = known ?? { listeners: new Set(), told: this.kept.get(id)?.revision ?? 0 };
    audience.listeners.add(listener);
    this.audiences.set(id, audience);
    return () => {
      audience.listeners.delete(listener);
      if (audience.listeners.size === 0 && this.audiences.get(id) === audience) this.audiences.delete(id);
    };
  }

  /** Clears rooms away that have waited too long. */
  async expireDue(): Promise<number> {
    const due = await this.store.dueToExpire(this.now(), EXPIRING);
    for (const { id } of due) await this.change(id, (room) => ok(expire(room, this.now()) ?? room));
    return due.length;
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id);
    await this.store.remove(id);
    // It may have been read again before it was removed.
    this.kept.delete(id);
  }

  /** The room that a program has made before with this key. */
  async madeBefore(host: Holder, request: string | null): Promise<Result<Room, Refusal> | undefined> {
    const [held] = isPerson(host) ? [] : await this.store.ofHolder(host, 1);
    if (held === undefined) return undefined;
    const room = readRoom(held.room);
    return room.host === host && room.request === request ? ok(room) : err({ code: 'identity/key-used' });
  }

  /** After a failure it is unknown what is stored. */
  private async attempt<T>(id: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (failure) {
      this.kept.delete(id);
      throw failure;
    }
  }

  /** The one that was used last comes last. */
  private keep(room: Room): Room {
    this.kept.delete(room.id);
    this.kept.set(room.id, room);
    if (this.kept.size > KEPT) {
      const [oldest] = this.kept.keys();
      if (oldest !== undefined) this.kept.delete(oldest);
    }
    return room;
  }

  private tell(room: Room): void {
    const audience = this.audiences.get(room.id);
    if (audience === undefined || audience.told === room.revision) return;
    audience.told = room.revision;
    for (const listener of audience.listeners) listener(room);
  }
}
