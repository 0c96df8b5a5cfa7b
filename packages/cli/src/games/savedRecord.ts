/** The record of a saved game, for commands that read records. */
import {
  apply,
  type Edition,
  err,
  type GameEvent,
  type GameRecord,
  type GameState,
  ok,
  Recorder,
  type Result,
} from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import { beginningOf, countingEntries, type LogEntry, readEntry, readHeader } from '@kairo/table';
import type { Messages } from '@kairo/texts';
import type { GamePlace } from './folder.ts';
import { namesIn } from './seating.ts';

export interface SavedRecord {
  readonly record: GameRecord;
  readonly edition: Edition;
}

function damaged(detail: string): { readonly ok: false; readonly error: TableError } {
  return err({ code: 'table/bad-save', detail });
}

function areSame(a: readonly GameEvent[], b: readonly GameEvent[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What is settled and was not taken back, without the draft. Every entry is played again: its events have to be those of the engine. */
export async function recordOf(
  { store, id }: GamePlace,
  t: Messages,
): Promise<Result<SavedRecord, TableError>> {
  try {
    const stored = await store.load(id, 0);
    if (stored === undefined) return damaged('there is no game in it');
    const read = readHeader(stored.header);
    if (!read.ok) return read;
    const { header, game } = read.value;
    const { match, entries } = beginningOf(game, header);
    const events = entries.flatMap((entry) => ('events' in entry ? entry.events : []));
    const recorder = new Recorder(game, header.seed, namesIn(t, header), events, header.opening);
    const log: LogEntry[] = [];
    const states: GameState[] = [];
    for (const [i, json] of (await store.read(id, 0, Number.MAX_SAFE_INTEGER)).entries()) {
      const entry = readEntry(json, game.players);
      if (!entry.ok) return damaged(`entry ${i + 1}: ${entry.error}`);
      const next =
        i === 0 ? afterDeal(entry.value, match.settledState, events) : afterEntry(entry.value, states);
      if (next === undefined) return damaged(`entry ${i + 1}: does not follow from the entries before it`);
      log.push(entry.value);
      states.push(next);
    }
    for (const i of countingEntries(log)) {
      const entry = log[i];
      if (entry?.type === 'step') recorder.add(entry.seat, entry.action, entry.events);
    }
    return ok({ record: recorder.tableRecord(), edition: game.board.edition });
  } catch (failure) {
    return damaged(failure instanceof Error ? failure.message : String(failure));
  }
}

function afterDeal(entry: LogEntry, state: GameState, events: readonly GameEvent[]): GameState | undefined {
  return entry.type === 'deal' && areSame(entry.events, events) ? state : undefined;
}

/** `states` are those after the entries before it. */
function afterEntry(entry: LogEntry, states: readonly GameState[]): GameState | undefined {
  const state = states.at(-1);
  if (entry.type === 'endTurn') return state;
  if (entry.type === 'takeback') return states[entry.to - 1];
  if (entry.type !== 'step' || state === undefined) return undefined;
  const step = apply(state, entry.action, entry.seat);
  return step.ok && areSame(step.value.events, entry.events) ? step.value.state : undefined;
}
