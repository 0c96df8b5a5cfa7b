/** The entries of a game's log: everything that changes a game, in order, numbered from 1. */
import {
  type Action,
  eventsFromJson,
  formatAction,
  type GameEvent,
  parseAction,
  type Result,
  type Seat,
} from '@kairo/engine';
import { MAX_ID, type Mishap } from '@kairo/protocol';

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

const MISHAPS: readonly Mishap[] = ['crashed', 'hung', 'absent'];

/** Thrown and caught in this file only. */
class Unfit extends Error {}

function expected(field: string, what: string): never {
  throw new Unfit(`${field}: expected ${what}`);
}

type Fields = { readonly [field: string]: unknown };

function fieldsOf(json: unknown, field: string): Fields {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Fields;
  return expected(field, 'an object');
}

function actionOf(json: unknown, field: string): Action {
  try {
    // An action whose notation can be read back is well formed.
    const action = parseAction(formatAction(json as Action));
    if (action !== undefined) return action;
  } catch {
    // Fields of the wrong type are refused below like anything else.
  }
  return expected(field, 'an action');
}

function commandOf({ command }: Fields): { readonly command?: string } {
  if (command === undefined) return {};
  const isId = typeof command === 'string' && command !== '' && command.length <= MAX_ID;
  return isId ? { command } : expected('command', `a text of 1–${MAX_ID} characters`);
}

function entryOf(json: unknown, players: number): LogEntry {
  const fields = fieldsOf(json, 'entry');
  const { type, seat, action, awaitsEnd, mishap } = fields;
  const events = (): readonly GameEvent[] => {
    const read = eventsFromJson(fields['events'], players);
    return read.ok ? read.value : expected(read.error.field, read.error.expected.kind);
  };
  const seatOf = (): Seat => {
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
    return isSeat ? seat : expected('seat', `a seat, 0–${players - 1}`);
  };
  switch (type) {
    case 'deal':
      return { type, events: events() };
    case 'endTurn':
      return { type, seat: seatOf(), ...commandOf(fields) };
    case 'step': {
      if (awaitsEnd !== undefined && awaitsEnd !== true) expected('awaitsEnd', 'true, or nothing');
      const known = MISHAPS.find((name) => name === mishap);
      if (mishap !== undefined && known === undefined) expected('mishap', `one of ${MISHAPS.join(', ')}`);
      return {
        type,
        seat: seatOf(),
        action: actionOf(action, 'action'),
        events: events(),
        ...(awaitsEnd === true && { awaitsEnd }),
        ...(known !== undefined && { mishap: known }),
        ...commandOf(fields),
      };
    }
    default:
      return expected('type', 'one of deal, step, endTurn');
  }
}

/** A turn that was begun and is not settled. */
export interface StoredDraft {
  /** The number of log entries that it continues. On a longer log it is void. */
  readonly base: number;
  readonly revision: number;
  /** The held action is the last one. */
  readonly actions: readonly Action[];
  /** The latest commands that changed a draft, of this turn or before: the entries name only those that settled. */
  readonly commands: readonly AppliedCommand[];
}

export interface AppliedCommand {
  readonly seat: Seat;
  readonly id: string;
}

function wholeOf(value: unknown, field: string): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return isWhole ? value : expected(field, 'a whole number from 0 on');
}

function listOf(value: unknown, field: string): readonly unknown[] {
  return Array.isArray(value) ? value : expected(field, 'a list');
}

function draftOf(json: unknown): StoredDraft {
  const { base, revision, actions, commands } = fieldsOf(json, 'draft');
  return {
    base: wholeOf(base, 'base'),
    revision: wholeOf(revision, 'revision'),
    actions: listOf(actions, 'actions').map((action, i) => actionOf(action, `actions.${i}`)),
    commands: listOf(commands, 'commands').map((command, i) => {
      const { seat, id } = fieldsOf(command, `commands.${i}`);
      if (typeof id !== 'string') expected(`commands.${i}.id`, 'a text');
      return { seat: wholeOf(seat, `commands.${i}.seat`), id: id as string };
    }),
  };
}

function reading<T>(read: () => T): Result<T, string> {
  try {
    return { ok: true, value: read() };
  } catch (failure) {
    if (failure instanceof Unfit) return { ok: false, error: failure.message };
    throw failure;
  }
}

/** Reads a stored entry of a game of so many players; the error says what was expected where. */
export function readEntry(json: unknown, players: number): Result<LogEntry, string> {
  return reading(() => entryOf(json, players));
}

export function readDraft(json: unknown): Result<StoredDraft, string> {
  return reading(() => draftOf(json));
}
