/** The room document: what is stored of a room, as a value. Transitions return the next one. */
import { timingSafeEqual } from 'node:crypto';
import type { Level } from '@kairo/bots';
import type { Beginning, Pace, RoomState, Seating, TableSetup } from '@kairo/protocol';

/** Raised with every change of the stored form. */
export const ROOM_FORMAT = 'kairo-room/1';

/** Who holds a seat or the host's role: a person (`p:` and their id) or a program's key (`k:` and its digest). */
export type Holder = `p:${string}` | `k:${string}`;

export function isPerson(holder: Holder): boolean {
  return holder.startsWith('p:');
}

/** What a seat has besides its set-up. */
export interface HeldSeat {
  /** Null if it is free, or a bot's. */
  readonly holder: Holder | null;
  readonly isOpen: boolean;
  readonly isReady: boolean;
  /** To hand it on to someone else. */
  readonly offer?: Offer | null;
}

/** With the secret the seat can be taken once, until then. */
export interface Offer {
  /** The digest of the secret. */
  readonly hash: string;
  readonly until: number;
}

export interface Room {
  readonly format: typeof ROOM_FORMAT;
  readonly id: string;
  /** Counts the stored changes. */
  readonly revision: number;
  readonly state: RoomState;
  /** Short, for people to type; null once the room is no longer waiting. */
  readonly code: string | null;
  readonly createdAt: number;
  /** Null once the game has begun, or never will. */
  readonly expiresAt: number | null;
  /** Null if the host has left and no one else is there: the next person who sits down is host. */
  readonly host: Holder | null;
  /** With the names and icons of people. */
  readonly setup: TableSetup;
  readonly seats: readonly HeldSeat[];
  readonly seating: Seating;
  readonly begin: Beginning;
  readonly spectators: boolean;
  readonly pace: Pace | null;
  readonly standIn: Level;
  readonly isLocked: boolean;
  /** Drawn with the room and never sent before the game is over. */
  readonly seed: string;
  readonly commitment: string;
  /** The room of the rematch. */
  readonly next: string | null;
  /** The host has switched talk off. */
  readonly isQuiet: boolean;
  /** A digest of the request that created the room, if it came with a key: the same one again is answered alike. */
  readonly request: string | null;
}

/** By seat. */
export function namesOf({ setup }: Pick<Room, 'setup'>): readonly string[] {
  return setup.seats.map(({ name }) => name);
}

/** Among the open tables: someone can still sit down without having been invited. */
export function isListed({ state, isLocked, setup, seats }: Room): boolean {
  return (
    state === 'waiting' &&
    !isLocked &&
    seats.some(
      ({ isOpen, holder }, seat) => isOpen && holder === null && setup.seats[seat]?.player === 'person',
    )
  );
}

/** Everyone who holds something here; `seat` null for the host's role. */
export function holdersOf({
  host,
  seats,
}: Room): { readonly holder: Holder; readonly seat: number | null }[] {
  const seated = seats.flatMap(({ holder }, seat) => (holder === null ? [] : [{ holder, seat }]));
  return host === null ? seated : [{ holder: host, seat: null }, ...seated];
}

/** Takes the same time wherever two digests of keys differ. */
export function isSameHolder(one: Holder | null, other: Holder | undefined): boolean {
  if (one === null || other === undefined) return false;
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function seatsOf({ seats }: Room, holder: Holder | undefined): number[] {
  return seats.flatMap((seat, number) => (isSameHolder(seat.holder, holder) ? [number] : []));
}

/** Whether someone has a seat here, or the host's role. */
export function isInside(room: Room, holder: Holder | undefined): boolean {
  const isHost = isSameHolder(room.host, holder);
  return seatsOf(room, holder).length > 0 || isHost;
}
