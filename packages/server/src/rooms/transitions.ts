/**
 * Everything that can happen to a room, as pure functions: the next document, or a coded refusal. What they need of
 * chance and time is passed in. The revision is raised where a change is stored.
 */
import { err, ok, type Result } from '@kairo/engine';
import { type Icon, PERSON, type RoomRefusal, type SeatSetup, type TableSetup } from '@kairo/protocol';
import { isSameName } from './names.ts';
import { type HeldSeat, type Holder, isPerson, type Room, seatsOf } from './room.ts';

export type Changed = Result<Room, RoomRefusal>;

const FREE = { holder: null, isReady: false, offer: null } as const;

function waiting(room: Room): RoomRefusal | undefined {
  return room.state === 'waiting' ? undefined : { code: 'room/not-waiting', state: room.state };
}

/** Why this asker may not change the room as its host. */
function hosting(room: Room, by: Holder | undefined): RoomRefusal | undefined {
  return waiting(room) ?? (by !== undefined && room.host === by ? undefined : { code: 'room/not-host' });
}

interface Place {
  readonly setup: SeatSetup;
  readonly held: HeldSeat;
}

export function placeAt(room: Room, seat: number): Result<Place, RoomRefusal> {
  const setup = room.setup.seats[seat];
  const held = room.seats[seat];
  if (setup !== undefined && held !== undefined) return ok({ setup, held });
  return err({ code: 'room/no-such-seat', seat, seats: room.seats.length });
}

export function withSeat(room: Room, seat: number, setup: Partial<SeatSetup>, held: Partial<HeldSeat>): Room {
  return {
    ...room,
    setup: {
      ...room.setup,
      seats: room.setup.seats.map((one, i) => (i === seat ? { ...one, ...setup } : one)),
    },
    seats: room.seats.map((one, i) => (i === seat ? { ...one, ...held } : one)),
  };
}

/** Names of free seats are only suggestions. */
export function hasName(room: Room, name: string, except: number): boolean {
  return room.setup.seats.some(
    (seat, i) =>
      i !== except &&
      (seat.player !== PERSON || room.seats[i]?.holder !== null) &&
      isSameName(seat.name, name),
  );
}

/** The icon of a free seat or a bot is swapped with the old one; that of another person is refused. */
function withIcon(room: Room, seat: number, icon: Icon): Changed {
  const other = room.setup.seats.findIndex((one) => one.icon === icon);
  const old = room.setup.seats[seat]?.icon;
  if (other === seat) return ok(room);
  if (other >= 0 && room.seats[other]?.holder !== null) return err({ code: 'room/icon-taken', icon });
  const given = withSeat(room, seat, { icon }, {});
  return ok(other < 0 || old === undefined ? given : withSeat(given, other, { icon: old }, {}));
}

export interface Arrival {
  readonly holder: Holder;
  readonly name: string;
  readonly icon?: Icon | undefined;
}

/** A person's seat that is free. Programs are ready when they come. */
export function sit(room: Room, seat: number, { holder, name, icon }: Arrival): Changed {
  const place = placeAt(room, seat);
  if (!place.ok) return place;
  const { setup, held } = place.value;
  const refusal = waiting(room);
  if (refusal !== undefined) return err(refusal);
  const [other] = seatsOf(room, holder);
  if (other !== undefined) return err({ code: 'room/already-seated', seat: other });
  if (setup.player !== PERSON) return err({ code: 'room/seat-of-bot', seat });
  if (held.holder !== null) return err({ code: 'room/seat-taken', seat });
  if (room.isLocked && room.host !== holder) return err({ code: 'room/locked' });
  if (hasName(room, name, seat)) return err({ code: 'room/name-taken', name });
  const seated = withSeat(room, seat, { name }, { holder, isReady: !isPerson(holder) });
  const host = room.host ?? (isPerson(holder) ? holder : null);
  const hosted = { ...seated, host };
  return icon === undefined ? ok(hosted) : withIcon(hosted, seat, icon);
}

/** Leaves a seat, or takes it from someone else as the host. */
export function vacate(room: Room, seat: number, by: Holder | undefined): Changed {
  const place = placeAt(room, seat);
  if (!place.ok) return place;
  const refusal = waiting(room);
  if (refusal !== undefined) return err(refusal);
  const { holder } = place.value.held;
  if (by === undefined || (holder !== by && room.host !== by)) return err({ code: 'room/not-host' });
  if (holder === null) return err({ code: 'room/seat-free', seat });
  const left = withSeat(room, seat, { name: '' }, FREE);
  return ok(room.host === holder ? { ...left, host: successor(left) } : left);
}

/** The next person at the table. */
function successor({ seats }: Room): Holder | null {
  return seats.find(({ holder }) => holder !== null && isPerson(holder))?.holder ?? null;
}

/** What a person may change of their own seat. */
export type OwnChange = { readonly isReady: boolean } | { readonly icon: Icon } | { readonly name: string };

export function changeOwn(room: Room, seat: number, by: Holder | undefined, change: OwnChange): Changed {
  const place = placeAt(room, seat);
  if (!place.ok) return place;
  const refusal = waiting(room);
  if (refusal !== undefined) return err(refusal);
  if (by === undefined || place.value.held.holder !== by) return err({ code: 'room/not-seated' });
  if ('icon' in change) return withIcon(room, seat, change.icon);
  if ('isReady' in change) return ok(withSeat(room, seat, {}, { isReady: change.isReady }));
  if (hasName(room, change.name, seat)) return err({ code: 'room/name-taken', name: change.name });
  return ok(withSeat(room, seat, { name: change.name }, {}));
}

/** Who may take a seat: a bot, invited people, or anyone. */
export interface SeatKind {
  readonly player: SeatSetup['player'];
  readonly isOpen: boolean;
}

/** Only of seats that no one holds. */
export function changeKind(
  room: Room,
  seat: number,
  by: Holder | undefined,
  { player, isOpen }: SeatKind,
): Changed {
  const place = placeAt(room, seat);
  if (!place.ok) return place;
  const refusal = hosting(room, by);
  if (refusal !== undefined) return err(refusal);
  if (place.value.held.holder !== null) return err({ code: 'room/seat-taken', seat });
  return ok(withSeat(room, seat, { player, name: '' }, { isOpen: isOpen && player === PERSON }));
}

/** What was agreed. A new board, start or rule about money comes with a new commitment to the same seed. */
export type Terms = Partial<
  Pick<Room, 'isLocked' | 'seating' | 'begin' | 'spectators' | 'pace' | 'standIn'>
> & {
  readonly setup?: {
    readonly terms: Partial<Omit<TableSetup, 'seats'>>;
    readonly commitment: string;
  };
};

/** People who were ready for something else have to say so again. */
export function changeTerms(room: Room, by: Holder | undefined, { setup, ...terms }: Terms): Changed {
  const refusal = hosting(room, by);
  if (refusal !== undefined) return err(refusal);
  const changed = { ...room, ...terms };
  const isLockOnly = setup === undefined && Object.keys(terms).every((term) => term === 'isLocked');
  if (isLockOnly) return ok(changed);
  const seats = room.seats.map((seat) =>
    seat.holder !== null && isPerson(seat.holder) && seat.holder !== by ? { ...seat, isReady: false } : seat,
  );
  if (setup === undefined) return ok({ ...changed, seats });
  const { terms: parts, commitment } = setup;
  return ok({ ...changed, seats, setup: { ...room.setup, ...parts }, commitment });
}

/** Hands the host's role on to the person at a seat. */
export function handOn(room: Room, by: Holder | undefined, seat: number): Changed {
  const place = placeAt(room, seat);
  if (!place.ok) return place;
  const refusal = hosting(room, by);
  if (refusal !== undefined) return err(refusal);
  const { holder } = place.value.held;
  if (holder === null) return err({ code: 'room/seat-free', seat });
  return isPerson(holder) ? ok({ ...room, host: holder }) : err({ code: 'room/not-a-person', seat });
}

/** Switches talk off for the table, or on again; at any time. */
export function switchTalk(room: Room, by: Holder | undefined, isOn: boolean): Changed {
  return by !== undefined && room.host === by
    ? ok({ ...room, isQuiet: !isOn })
    : err({ code: 'room/not-host' });
}

function ended(room: Room, state: 'closed' | 'expired'): Room {
  return { ...room, state, code: null, expiresAt: null };
}

export function close(room: Room, by: Holder | undefined): Changed {
  const refusal = hosting(room, by);
  return refusal === undefined ? ok(ended(room, 'closed')) : err(refusal);
}

/** The operator closes a table that waits. */
export function endByOperator(room: Room): Changed {
  const refusal = waiting(room);
  return refusal === undefined ? ok(ended(room, 'closed')) : err(refusal);
}

/** Undefined if it is not due yet. */
export function expire(room: Room, now: number): Room | undefined {
  const isDue = room.state === 'waiting' && room.expiresAt !== null && room.expiresAt <= now;
  return isDue ? ended(room, 'expired') : undefined;
}

/** Whether the game begins by itself, without the host. */
export function isReadyToBegin({ state, begin, setup, seats }: Room): boolean {
  return (
    state === 'waiting' &&
    begin === 'whenFull' &&
    setup.seats.every(({ player }, seat) => player !== PERSON || seats[seat]?.isReady === true)
  );
}

/** The room with its game, all seats in their final order: seat number `order[i]` becomes number i. */
export function begin(room: Room, order: readonly number[]): Changed {
  const refusal = waiting(room);
  if (refusal !== undefined) return err(refusal);
  const free = room.setup.seats.flatMap(({ player }, seat) =>
    player === PERSON && room.seats[seat]?.holder === null ? [seat] : [],
  );
  if (free.length > 0) return err({ code: 'room/seats-free', seats: free });
  const inOrder = <T>(seats: readonly T[]): T[] => order.flatMap((old) => seats.slice(old, old + 1));
  const shuffled =
    room.seating === 'random'
      ? { setup: { ...room.setup, seats: inOrder(room.setup.seats) }, seats: inOrder(room.seats) }
      : {};
  return ok({ ...room, ...shuffled, state: 'playing', code: null, expiresAt: null });
}

/** By the host, even if some are not ready. */
export function beginByHost(room: Room, by: Holder | undefined, order: readonly number[]): Changed {
  const refusal = hosting(room, by);
  return refusal === undefined ? begin(room, order) : err(refusal);
}

/** Once the game is over. */
export function finish(room: Room): Room {
  return room.state === 'playing' ? { ...room, state: 'over' } : room;
}

/** `gone`: the rematch before, if it was removed. */
export function linkNext(room: Room, next: string, gone: string | null = null): Changed {
  if (room.state !== 'over') return err({ code: 'room/not-over', state: room.state });
  return room.next === null || room.next === gone
    ? ok({ ...room, next })
    : err({ code: 'room/has-next', next: room.next });
}
