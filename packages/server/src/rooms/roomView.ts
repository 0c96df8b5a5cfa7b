/** A room as one of its people sees it: an allow-list, field by field. Holders, keys and the seed are not in it. */
import type { Level } from '@kairo/bots';
import { PERSON, type Presence, type RoomMessage, type RoomSeat } from '@kairo/protocol';
import { type Holder, isSameHolder, type Room } from './room.ts';

/** What is not stored with a room. */
export interface Surroundings {
  readonly presenceOf: (holder: Holder) => Presence;
  /** By seat, the bot that plays for an absent person. */
  readonly standIns: readonly (Level | null)[];
  readonly spectators: number;
  readonly screens: number;
}

export function seatViews(
  room: Room,
  viewer: Holder | undefined,
  { presenceOf, standIns }: Omit<Surroundings, 'spectators' | 'screens'>,
): RoomSeat[] {
  return room.setup.seats.map(({ name, icon, player }, seat): RoomSeat => {
    const { holder = null, isOpen = false, isReady = false } = room.seats[seat] ?? {};
    const standIn = standIns[seat] ?? null;
    const isTaken = holder !== null;
    const presence = standIn !== null ? 'bot' : holder === null ? null : presenceOf(holder);
    return {
      name,
      icon,
      player,
      isOpen,
      isTaken,
      isReady: player !== PERSON || isReady,
      isHost: isTaken && holder === room.host,
      isYou: isTaken && holder === viewer,
      presence,
      standIn,
    };
  });
}

export function roomView(room: Room, viewer: Holder | undefined, surroundings: Surroundings): RoomMessage {
  const isHost = isSameHolder(room.host, viewer);
  return {
    type: 'room',
    table: room.id,
    revision: room.revision,
    state: room.state,
    // No secret to those who have the link, such as a screen in the room: it is only shorter.
    code: room.code,
    setup: room.setup,
    seats: seatViews(room, viewer, surroundings),
    isLocked: room.isLocked,
    isHost,
    pace: room.pace,
    standIn: room.standIn,
    begin: room.begin,
    seating: room.seating,
    spectators: { allowed: room.spectators, count: surroundings.spectators },
    screens: surroundings.screens,
    commitment: room.commitment,
    expiresAt: room.expiresAt,
    next: room.next,
    isQuiet: room.isQuiet,
    elsewhere: null,
  };
}
