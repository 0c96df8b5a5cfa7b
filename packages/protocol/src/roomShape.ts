/** The shapes of what a server says about its tables. */
import type { Result } from '@kairo/engine';
import { reading } from './read.ts';
import type { Malformed } from './refusals.ts';
import {
  BEGINNINGS,
  ELSEWHERE,
  PRESENCES,
  ROOM_STATES,
  type RoomMessage,
  type RoomSeat,
  SEATINGS,
} from './room.ts';
import { ICONS, LEVELS, PLAYERS } from './setup.ts';
import { flag, listOf, matching, nullable, object, oneOf, type Shape, whole } from './shape.ts';
import { setupShape } from './shapes.ts';

export const textShape: Shape<string> = matching((value) => typeof value === 'string', 'a text');

export const levelShape = oneOf(LEVELS);

export const paceShape = nullable(object({ bank: whole(0), increment: whole(0), cap: whole(0) }));

export const roomSeatShape: Shape<RoomSeat> = object({
  name: textShape,
  icon: oneOf(ICONS),
  player: oneOf(PLAYERS),
  isOpen: flag,
  isTaken: flag,
  isReady: flag,
  isHost: flag,
  isYou: flag,
  presence: nullable(oneOf(PRESENCES)),
  standIn: nullable(levelShape),
});

const roomShape: Shape<RoomMessage> = object({
  type: oneOf(['room']),
  table: textShape,
  revision: whole(0),
  state: oneOf(ROOM_STATES),
  code: nullable(textShape),
  setup: setupShape,
  seats: listOf(roomSeatShape, 'a list of seats'),
  isLocked: flag,
  isHost: flag,
  pace: paceShape,
  standIn: levelShape,
  begin: oneOf(BEGINNINGS),
  seating: oneOf(SEATINGS),
  spectators: object({ allowed: flag, count: whole(0) }),
  screens: whole(0),
  commitment: textShape,
  expiresAt: nullable(whole(0)),
  next: nullable(textShape),
  isQuiet: flag,
  elsewhere: nullable(oneOf(ELSEWHERE)),
});

export function readRoom(json: unknown): Result<RoomMessage, Malformed> {
  return reading(roomShape, json, 'room');
}
