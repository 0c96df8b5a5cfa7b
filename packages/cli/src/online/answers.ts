/** The answers of a server to programs, read as untrusted input. What is inside views and events is left to the bots. */
import type { GameEvent, View } from '@kairo/engine';
import {
  actionShape,
  listOf,
  matching,
  object,
  oneOf,
  optional,
  PRESENCES,
  ROOM_STATES,
  type Shape,
  type Shaped,
  whole,
} from '@kairo/protocol';

const text: Shape<string> = matching((value) => typeof value === 'string', 'a text');
const flag: Shape<boolean> = matching((value) => typeof value === 'boolean', 'true or false');

function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, field) => (value === null ? null : shape(value, field));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const event: Shape<GameEvent> = matching(isObject, 'an event');
/** Entries of other kinds have other fields, which do not matter to a player. */
const entry = object({
  seq: whole(1),
  type: text,
  events: optional(listOf(event, 'a list of events')),
  to: optional(whole(1)),
});

const seat = object({
  name: text,
  presence: nullable(oneOf(PRESENCES)),
  standIn: nullable(text),
});

const result = object({
  points: listOf(matching<number>(Number.isFinite, 'a number'), 'a list of points'),
  winners: listOf(whole(0), 'a list of seats'),
  reason: text,
});

export const stateAnswer = object({
  state: oneOf(ROOM_STATES),
  seq: whole(0),
  entries: listOf(entry, 'a list of entries'),
  view: nullable(matching<Omit<View, 'legal'>>(isObject, 'a view')),
  legal: listOf(actionShape, 'a list of actions'),
  acting: nullable(whole(0)),
  draft: nullable(object({ awaitsEnd: flag })),
  seats: listOf(seat, 'a list of seats'),
  result: nullable(result),
});

export type TableState = Shaped<typeof stateAnswer>;
export type Entry = TableState['entries'][number];
export type OnlineResult = NonNullable<TableState['result']>;

export const seatAnswer = object({ seat: whole(0) });
export const seqAnswer = object({ seq: whole(1) });
export const setupAnswer = object({
  setup: matching<object>(isObject, 'a set-up'),
  rulesVersion: whole(1),
});
export const errorAnswer = object({ error: object({ code: text }) });
