/** What comes in from outside is read here before anybody trusts it. Actions and editions are left to the engine. */
import type { Result } from '@kairo/engine';
import * as v from 'valibot';
import { PROTOCOL_VERSION, type TableError, type ToTable } from './messages.ts';
import { ICONS, type SeatSetup, type TableSetup } from './setup.ts';
import { malformed, messageShape, setupShape } from './shapes.ts';

const MIN_PLAYERS = 2;

type SetupMisfit = Extract<TableError, { readonly code: 'setup/players' | 'table/malformed' }>;

/** What is wrong with who sits at a table: their number, or a sign that two of them have. */
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

export function readToTable(json: unknown): Result<ToTable, TableError> {
  const foreign = otherProtocol(json);
  if (foreign !== undefined) return { ok: false, error: foreign };
  const read = v.safeParse(messageShape, json, { abortEarly: true });
  if (!read.success) return { ok: false, error: malformed(read.issues[0], 'message') };
  const message = read.output;
  const error = message.type === 'open' ? checkSeats(message.setup.seats) : undefined;
  if (error === undefined) return { ok: true, value: message };
  return {
    ok: false,
    error: error.code === 'table/malformed' ? { ...error, field: `setup.${error.field}` } : error,
  };
}

/** Asked first: what another release says may have any other shape. */
function otherProtocol(json: unknown): TableError | undefined {
  const { type, protocol: found } = (json ?? {}) as { readonly type?: unknown; readonly protocol?: unknown };
  if ((type !== 'open' && type !== 'resume') || found === PROTOCOL_VERSION) return undefined;
  return { code: 'table/protocol', found, supported: PROTOCOL_VERSION };
}
