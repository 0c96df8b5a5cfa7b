/** Reads untrusted input. What is inside actions and editions is left to the engine. */
import { err, ok, type Result } from '@kairo/engine/vocabulary';
import { type ClientMessage, MAX_ID } from './messages.ts';
import type { Malformed, TableError } from './refusals.ts';
import { ICONS, type SeatSetup, type TableSetup } from './setup.ts';
import { isObject, Misfit, type Shape } from './shape.ts';
import { messageShape, setupShape } from './shapes.ts';

const MIN_PLAYERS = 2;

type SetupMisfit = Extract<TableError, { readonly code: 'setup/players' | 'table/malformed' }>;

/** What is wrong with the seats of a table: their number, or an icon that two of them share. */
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
    expected: 'an icon that no other seat has',
  };
}

/** Reports only the first problem. */
export function reading<T>(shape: Shape<T>, json: unknown, root: string): Result<T, Malformed> {
  try {
    return ok(shape(json, ''));
  } catch (failure) {
    if (!(failure instanceof Misfit)) throw failure;
    const { field, expected } = failure;
    return err({ code: 'table/malformed', field: field || root, expected });
  }
}

export function readSetup(json: unknown): Result<TableSetup, SetupMisfit> {
  const setup = reading(setupShape, json, 'setup');
  const error = setup.ok ? checkSeats(setup.value.seats) : undefined;
  return error === undefined ? setup : err(error);
}

/** A message that could not be read, and the id to answer it with if that much was readable. */
export interface Unreadable {
  readonly id?: string;
  readonly refusal: Malformed;
}

export function readClientMessage(json: unknown): Result<ClientMessage, Unreadable> {
  // A field that may be missing is left out, not undefined.
  const message = reading(messageShape as Shape<ClientMessage>, json, 'message');
  if (message.ok) return message;
  const id = isObject(json) ? json['id'] : undefined;
  const isId = typeof id === 'string' && id !== '' && id.length <= MAX_ID;
  return err({ ...(isId && { id }), refusal: message.error });
}
