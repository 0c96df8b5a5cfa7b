/** The entries of a game's log: everything that changes a game, in order, numbered from 1. */
import { type Action, err, eventsFromJson, type GameEvent, ok, type Result, type Seat } from '@kairo/engine';
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

export type LogEntry =
  /** The first entry. */
  | { readonly type: 'deal'; readonly events: readonly GameEvent[] }
  | StepEntry
  /** A turn that its last step had settled was ended. */
  | { readonly type: 'endTurn'; readonly seat: Seat; readonly command?: string };

/** An action that was applied. */
export interface StepEntry {
  readonly type: 'step';
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** Its player has seen what the last action of the turn revealed, and still has to end the turn. */
  readonly awaitsEnd?: true;
  /** Why it was not the bot itself that chose the action. */
  readonly mishap?: Mishap;
  /** The id of the command that settled it. */
  readonly command?: string;
}

/** A turn that was begun and is not settled. */
export interface StoredDraft {
  /** The number of log entries that it continues. On a longer log it is void. */
  readonly base: number;
  readonly revision: number;
  /** The held action is the last one. */
  readonly actions: readonly Action[];
  /** The ids of the latest commands that made the draft. */
  readonly commands: readonly string[];
}

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
  const command = optional(idShape);
  return variant('type', {
    deal: { events },
    step: {
      seat,
      action: actionShape,
      events,
      awaitsEnd: optional(matching<true>((value) => value === true, 'true, or nothing')),
      mishap: optional(oneOf(MISHAPS)),
      command,
    },
    endTurn: { seat, command },
  }) as Shape<LogEntry>; // a field that may be missing is left out, not undefined
}

const draftShape = object({
  base: whole(0),
  revision: whole(0),
  actions: listOf(actionShape, 'a list'),
  commands: listOf(
    matching<string>((id) => typeof id === 'string', 'a text'),
    'a list',
  ),
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

export function readDraft(json: unknown): Result<StoredDraft, string> {
  return reading(draftShape, json, 'draft');
}
