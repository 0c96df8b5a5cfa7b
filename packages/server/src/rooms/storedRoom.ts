/** Rooms to and from the store. Nothing is trusted because it was stored. */
import { LEVELS } from '@kairo/bots';
import { BEGINNINGS, ROOM_STATES, readSetup, SEATINGS, type TableSetup } from '@kairo/protocol';
import * as v from 'valibot';
import type { StoredRoom } from '../storage/storage.ts';
import { type Holder, holdersOf, isListed, ROOM_FORMAT, type Room } from './room.ts';

const holder = v.custom<Holder>((value) => typeof value === 'string' && /^[pk]:[\w-]+$/.test(value));
const time = v.pipe(v.number(), v.integer());

const documentSchema: v.GenericSchema<unknown, Room> = v.strictObject({
  format: v.literal(ROOM_FORMAT),
  id: v.string(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(ROOM_STATES),
  code: v.nullable(v.string()),
  createdAt: time,
  expiresAt: v.nullable(time),
  host: v.nullable(holder),
  setup: v.custom<TableSetup>((value) => readSetup(value).ok),
  seats: v.array(
    v.strictObject({
      holder: v.nullable(holder),
      isOpen: v.boolean(),
      isReady: v.boolean(),
      offer: v.exactOptional(v.nullable(v.strictObject({ hash: v.string(), until: time }))),
    }),
  ),
  seating: v.picklist(SEATINGS),
  begin: v.picklist(BEGINNINGS),
  spectators: v.boolean(),
  pace: v.nullable(v.strictObject({ bank: v.number(), increment: v.number(), cap: v.number() })),
  standIn: v.picklist(LEVELS),
  isLocked: v.boolean(),
  seed: v.string(),
  commitment: v.string(),
  next: v.nullable(v.string()),
  isQuiet: v.optional(v.boolean(), false),
  request: v.nullable(v.string()),
});

/** A stored room that this release cannot read; it is left as it is. */
export class UnreadableRoom extends Error {}

export function readRoom({ id, document }: StoredRoom): Room {
  let json: unknown;
  try {
    json = JSON.parse(document);
  } catch {
    throw new UnreadableRoom(`room ${id.slice(0, 6)}: not JSON`);
  }
  const read = v.safeParse(documentSchema, json);
  if (read.success) return read.output;
  const path = read.issues[0].path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new UnreadableRoom(`room ${id.slice(0, 6)}: ${path}: ${read.issues[0].message}`);
}

export function storedRoom(room: Room, updatedAt: number): StoredRoom {
  const { id, revision, state, code, createdAt, expiresAt } = room;
  return {
    id,
    revision,
    state,
    code,
    isListed: isListed(room),
    createdAt,
    updatedAt,
    expiresAt,
    document: JSON.stringify(room),
    holders: holdersOf(room),
  };
}
