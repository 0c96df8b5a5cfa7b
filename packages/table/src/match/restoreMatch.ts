/** From a stored game to a match: the latest snapshot, and the entries after it played again. */
import { decodeState, type Game, type GameState, ok, type Result, stepBy, whoActs } from '@kairo/engine';
import { PERSON, type TableError } from '@kairo/protocol';
import type { AppliedCommand, LogEntry } from '../log/entry.ts';
import { readDraft, readEntry } from '../log/readEntry.ts';
import type { GameHeader, Snapshot, StoredGame, StoredTail } from '../log/store.ts';
import { awaitingAfter, endsTurn, Match, type SettledStep } from './match.ts';
import { badSave, readHeader } from './readHeader.ts';

export interface Restored {
  readonly header: GameHeader;
  readonly match: Match;
  /** Commands that changed a draft; the entries name those that settled. */
  readonly commands: readonly AppliedCommand[];
}

type Restoring<T> = Result<T, TableError>;

/** Whole, or not at all with one reason. */
export function restoreMatch(stored: StoredGame): Restoring<Restored> {
  const read = readHeader(stored.header);
  if (!read.ok) return read;
  const { header, game } = read.value;
  const { snapshot, entries } = stored;
  if (!isSnapshot(snapshot)) return badSave('snapshot: expected a number of entries and a state');
  if (!Array.isArray(entries)) return badSave('entries: expected a list');
  const decoded = decodeState(game, snapshot.state);
  if (!decoded.ok) return badSave(`snapshot: ${decoded.error.code}`);
  const replayed = replay(game, { first: snapshot.seq, steps: [], start: decoded.value }, entries);
  return replayed.ok ? resumed(header, game, replayed.value, stored.draft) : replayed;
}

/**
 * A match after what others have added to its game. An error may only mean that a takeback leads back further than the match
 * remembers: then the game has to be restored.
 */
export function continueMatch(header: GameHeader, match: Match, tail: StoredTail): Restoring<Restored> {
  const { game, recent, version, settledState } = match;
  const first = version.seq - recent.length + 1;
  const replayed = replay(game, { first, steps: recent, start: settledState }, tail.entries);
  return replayed.ok ? resumed(header, game, replayed.value, tail.draft) : replayed;
}

/** With the draft that goes with the steps. */
function resumed(
  header: GameHeader,
  game: Game,
  { first, steps }: Replayed,
  storedDraft: unknown,
): Restoring<Restored> {
  const draft = readDraft(storedDraft);
  if (!draft.ok) return badSave(`draft.${draft.error}`);
  const seq = first + steps.length - 1;
  if (draft.value.base > seq) return badSave(`draft.base: expected at most ${seq}`);
  // A draft of an older version of the log is void.
  const current = draft.value.base === seq ? draft.value : { ...draft.value, actions: [] };
  const match = Match.resume(game, seq, steps, current);
  if (!match.ok) return badSave(match.error);
  const { acting, canUndo, isAwaitingEnd } = match.value;
  const isPerson = acting !== undefined && header.setup.seats[acting]?.player === PERSON;
  if ((canUndo || isAwaitingEnd) && !isPerson) return badSave('draft: only a person has one');
  return ok({ header, match: match.value, commands: draft.value.commands });
}

/** Whether a takeback leads back to a state before the snapshot: then an earlier snapshot is needed. */
export function reachesBack({ snapshot, entries }: StoredGame): boolean {
  if (!isSnapshot(snapshot) || !Array.isArray(entries)) return false;
  return entries.some((json) => {
    const { type, to } = (json ?? {}) as { readonly type?: unknown; readonly to?: unknown };
    return type === 'takeback' && typeof to === 'number' && to >= 1 && to < snapshot.seq;
  });
}

function isSnapshot(value: unknown): value is Snapshot {
  const { seq, state } = (value ?? {}) as { readonly [field in keyof Snapshot]?: unknown };
  return typeof seq === 'number' && Number.isInteger(seq) && seq >= 1 && typeof state === 'string';
}

/** Steps, the first of which has this number. */
interface Replayed {
  readonly first: number;
  readonly steps: readonly SettledStep[];
}

/** Adds entries to the steps before them. Without any, the first entry is the one that led to `start`. */
function replay(
  game: Game,
  { first, steps: before, start }: Replayed & { readonly start: GameState },
  entries: readonly unknown[],
): Restoring<Replayed> {
  const steps = [...before];
  for (const json of entries) {
    const number = first + steps.length;
    const read = readEntry(json, game.players);
    if (!read.ok) return badSave(`entry ${number}: ${read.error}`);
    const entry = read.value;
    const state = steps.length === 0 ? start : stateAfter(steps, entry, first);
    const isInPlace = (entry.type === 'deal') === (number === 1) && (!awaitsEnd(entry) || endsTurn(entry));
    if (state === undefined || !isInPlace) {
      return badSave(`entry ${number}: expected one that follows from the entries before it`);
    }
    steps.push({ entry, state });
  }
  return steps.length > 0 ? ok({ first, steps }) : badSave('entries: expected at least one');
}

function awaitsEnd(entry: LogEntry): boolean {
  return entry.type === 'step' && entry.awaitsEnd === true;
}

/** Undefined if the entry does not follow from the steps, the first of which has number `first`. */
function stateAfter(steps: readonly SettledStep[], entry: LogEntry, first: number): GameState | undefined {
  const before = steps.at(-1);
  if (before === undefined || entry.type === 'deal' || before.entry.type === 'end') return undefined;
  switch (entry.type) {
    case 'step': {
      if (awaitingAfter(steps) !== undefined || whoActs(before.state) !== entry.seat) return undefined;
      const step = stepBy(before.state, entry.action);
      return JSON.stringify(step?.events) === JSON.stringify(entry.events) ? step?.state : undefined;
    }
    case 'endTurn':
      return awaitingAfter(steps) === entry.seat ? before.state : undefined;
    case 'takeback':
      return steps[entry.to - first]?.state;
    default:
      return before.state;
  }
}
