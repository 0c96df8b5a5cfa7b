/** Reads stored entries and drafts: nothing is trusted because it was stored. */
import { LEVELS, type Level } from '@kairo/bots';
import { err, eventsFromJson, type GameEvent, ok, type Result, type Seat } from '@kairo/engine';
import {
  actionShape,
  idShape,
  listOf,
  Misfit,
  type Mishap,
  matching,
  object,
  oneOf,
  optional,
  type Shape,
  variant,
  whole,
} from '@kairo/protocol';
import type { LogEntry, StoredDraft } from './entry.ts';

const text = matching<string>((value) => typeof value === 'string', 'a text');
const level = oneOf(LEVELS);
const levelOrNull = matching<Level | null>(
  (value) => value === null || LEVELS.some((name) => name === value),
  `one of ${LEVELS.join(', ')}, or null`,
);
const MISHAPS: readonly Mishap[] = ['crashed', 'hung', 'absent'];

/** Entries of a game of so many players. */
function entryShape(players: number): Shape<LogEntry> {
  const seat = matching<Seat>(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players,
    `a seat, 0–${players - 1}`,
  );
  const events: Shape<readonly GameEvent[]> = (value, field) => {
    const read = eventsFromJson(value, players, field);
    if (read.ok) return read.value;
    throw new Misfit(read.error.field, read.error.expected.kind);
  };
  const stamps = {
    at: optional(whole(0)),
    left: optional(listOf(whole(0), 'a time for each seat', players, players)),
  };
  const marks = { command: optional(idShape), digest: optional(text), ...stamps };
  return variant('type', {
    deal: { events, ...stamps },
    step: {
      seat,
      action: actionShape,
      events,
      awaitsEnd: optional(matching<true>((value) => value === true, 'true, or nothing')),
      mishap: optional(oneOf(MISHAPS)),
      ...marks,
    },
    endTurn: { seat, ...marks },
    takeback: { seat, to: whole(1), ...marks },
    seat: {
      seat,
      reason: oneOf(['vanished', 'returned', 'resigned', 'handed', 'left']),
      standIn: levelOrNull,
      ...marks,
    },
    clock: { seat, standIn: level, ...marks },
    end: { reason: oneOf(['resigned', 'agreed']), seat: optional(seat), ...marks },
  }) as Shape<LogEntry>; // a field that may be missing is left out, not undefined
}

const draftShape = object({
  base: whole(0),
  revision: whole(0),
  actions: listOf(actionShape, 'a list'),
  commands: listOf(object({ seat: whole(0), id: text }), 'a list'),
});

function reading<T>(shape: Shape<T>, json: unknown, name: string): Result<T, string> {
  try {
    return ok(shape(json, ''));
  } catch (failure) {
    if (!(failure instanceof Misfit)) throw failure;
    return err(`${failure.field || name}: expected ${failure.expected}`);
  }
}

/** Reads a stored entry of a game of so many players; the error says what was expected where. */
export function readEntry(json: unknown, players: number): Result<LogEntry, string> {
  return reading(entryShape(players), json, 'entry');
}

/** Reads all stored entries of a game. */
export function readEntries(stored: readonly unknown[], players: number): Result<LogEntry[], string> {
  const entries: LogEntry[] = [];
  for (const [i, json] of stored.entries()) {
    const read = readEntry(json, players);
    if (!read.ok) return err(`entry ${i + 1}: ${read.error}`);
    entries.push(read.value);
  }
  return ok(entries);
}

export function readDraft(json: unknown): Result<StoredDraft, string> {
  return reading(draftShape, json, 'draft');
}
