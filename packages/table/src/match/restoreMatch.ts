/** From a stored game to a match: the latest snapshot, and the entries after it played again. */
import { apply, decodeState, type Game, type GameState, ok, type Result } from '@kairo/engine';
import { PERSON, type TableError } from '@kairo/protocol';
import type { AppliedCommand, LogEntry } from '../log/entry.ts';
import { readDraft, readEntry } from '../log/readEntry.ts';
import type { GameHeader, Snapshot, StoredGame } from '../log/store.ts';
import { endsTurn, Match, type SettledStep } from './match.ts';
import { badSave, readHeader } from './readHeader.ts';

export interface Restored {
  readonly header: GameHeader;
  readonly match: Match;
  /** Commands that are known to have been applied. */
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
  const replayed = replay(game, stored, decoded.value);
  if (!replayed.ok) return replayed;
  const steps = replayed.value;
  const draft = readDraft(stored.draft);
  if (!draft.ok) return badSave(`draft.${draft.error}`);
  const seq = snapshot.seq + steps.length - 1;
  if (draft.value.base > seq) return badSave(`draft.base: expected at most ${seq}`);
  // A draft of an older version of the log is void.
  const current = draft.value.base === seq ? draft.value : { ...draft.value, actions: [] };
  const match = Match.resume(game, seq, steps, current);
  if (!match.ok) return badSave(match.error);
  const { acting, canUndo, isAwaitingEnd } = match.value;
  const isPerson = acting !== undefined && header.setup.seats[acting]?.player === PERSON;
  if ((canUndo || isAwaitingEnd) && !isPerson) return badSave('draft: only a person has one');
  const settled = steps.flatMap(({ entry }) =>
    entry.type === 'deal' || entry.command === undefined ? [] : [{ seat: entry.seat, id: entry.command }],
  );
  const commands = [...settled, ...draft.value.commands];
  return ok({ header, match: match.value, commands });
}

function isSnapshot(value: unknown): value is Snapshot {
  const { seq, state } = (value ?? {}) as { readonly [field in keyof Snapshot]?: unknown };
  return typeof seq === 'number' && Number.isInteger(seq) && seq >= 1 && typeof state === 'string';
}

/** The first entry is the one that led to the snapshot. */
function replay(game: Game, { snapshot, entries }: StoredGame, start: GameState): Restoring<SettledStep[]> {
  const steps: SettledStep[] = [];
  for (const [i, json] of entries.entries()) {
    const number = snapshot.seq + i;
    const read = readEntry(json, game.players);
    if (!read.ok) return badSave(`entry ${number}: ${read.error}`);
    const entry = read.value;
    const before = steps.at(-1);
    const state = before === undefined ? start : stateAfter(before, entry);
    const isInPlace = (entry.type === 'deal') === (number === 1) && (!awaitsEnd(entry) || endsTurn(entry));
    if (state === undefined || !isInPlace) {
      return badSave(`entry ${number}: expected one that follows from the entries before it`);
    }
    steps.push({ entry, state });
  }
  return steps.length > 0 ? ok(steps) : badSave('entries: expected at least one');
}

function awaitsEnd(entry: LogEntry): boolean {
  return entry.type === 'step' && entry.awaitsEnd === true;
}

function stateAfter(before: SettledStep, entry: LogEntry): GameState | undefined {
  const last = before.entry;
  if (entry.type === 'deal' || awaitsEnd(last) !== (entry.type === 'endTurn')) return undefined;
  if (entry.type === 'endTurn') {
    return last.type === 'step' && last.seat === entry.seat ? before.state : undefined;
  }
  const step = apply(before.state, entry.action, entry.seat);
  if (!step.ok || JSON.stringify(step.value.events) !== JSON.stringify(entry.events)) return undefined;
  return step.value.state;
}
