/** Reads untrusted input. What is inside actions and editions is left to the engine. */
import type { Result } from '@kairo/engine';
import * as v from 'valibot';
import { type ClientMessage, MAX_ID } from './messages.ts';
import type { Malformed, TableError } from './refusals.ts';
import { ICONS, type SeatSetup, type TableSetup } from './setup.ts';
import { malformed, messageShape, setupShape } from './shapes.ts';

const MIN_PLAYERS = 2;

type SetupMisfit = Extract<TableError, { readonly code: 'setup/players' | 'table/malformed' }>;

/** What is wrong with the seats of a table: their number, or a sign that two of them share. */
export function checkSeats(seats: readonly SeatSetup[]): SetupMisfit | undefined {
  const max = ICONS.length;
  if (seats.length < MIN_PLAYERS || seats.length > max) {
    return { code: 'setup/players', found: String(seats.length), min: MIN_PLAYERS, max };
  }
  const twin = seats.findIndex(({ icon }, i) => seats.slice(0, i).some((other) => other.icon === icon));
  if (twin < 0) return undefined;
  return {
    code: 'table/malformed',
    field: `seats.${twin}.icon`,
    expected: 'a sign that no other seat has',
  };
}

export function readSetup(json: unknown): Result<TableSetup, SetupMisfit> {
  const read = v.safeParse(setupShape, json, { abortEarly: true });
  if (!read.success) return { ok: false, error: malformed(read.issues[0], 'setup') };
  const error = checkSeats(read.output.seats);
  return error === undefined ? { ok: true, value: read.output } : { ok: false, error };
}

/** A message that could not be read, and the id to answer it with if that much was readable. */
export interface Unreadable {
  readonly id?: string;
  readonly refusal: Malformed;
}

export function readClientMessage(json: unknown): Result<ClientMessage, Unreadable> {
  const read = v.safeParse(messageShape, json, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output as ClientMessage };
  const refusal = malformed(read.issues[0], 'message');
  const { id } = (json ?? {}) as { readonly id?: unknown };
  const isId = typeof id === 'string' && id !== '' && id.length <= MAX_ID;
  return { ok: false, error: isId ? { id, refusal } : { refusal } };
}
