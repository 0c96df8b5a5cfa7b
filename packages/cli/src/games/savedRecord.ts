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
import { beginningOf, type LogEntry, readEntry, readHeader } from '@kairo/table';
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

/** What is settled, without the draft. Every entry is played again: its events have to be those of the engine. */
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
    const state = match.settledState;
    let now = state;
    for (const [i, json] of (await store.read(id, 0, Number.MAX_SAFE_INTEGER)).entries()) {
      const entry = readEntry(json, game.players);
      if (!entry.ok) return damaged(`entry ${i + 1}: ${entry.error}`);
      const next = i === 0 ? afterDeal(entry.value, state, events) : afterEntry(entry.value, now);
      if (next === undefined) return damaged(`entry ${i + 1}: does not follow from the entries before it`);
      now = next;
      if (entry.value.type !== 'step') continue;
      recorder.add(entry.value.seat, entry.value.action, entry.value.events);
    }
    return ok({ record: recorder.tableRecord(), edition: game.board.edition });
  } catch (failure) {
    return damaged(failure instanceof Error ? failure.message : String(failure));
  }
}

function afterDeal(entry: LogEntry, state: GameState, events: readonly GameEvent[]): GameState | undefined {
  return entry.type === 'deal' && areSame(entry.events, events) ? state : undefined;
}

function afterEntry(entry: LogEntry, state: GameState): GameState | undefined {
  if (entry.type === 'endTurn') return state;
  if (entry.type !== 'step') return undefined;
  const step = apply(state, entry.action, entry.seat);
  return step.ok && areSame(step.value.events, entry.events) ? step.value.state : undefined;
}
