/** A table as `/api/v1` shows it to one viewer. */
import { type Action, type GameResult, legalActions, type Viewer, viewFor, whoActs } from '@kairo/engine';
import type { CompanyMessage, PlainView, Presence, RoomSeat, RoomState } from '@kairo/protocol';
import { type LogEntry, type Match, resultOfMatch, showEntry } from '@kairo/table';
import type { Room } from '../rooms/room.ts';
import type { LiveTable } from './liveTable.ts';

/** One entry of the log as the viewer may know it. */
export interface StateEntry {
  readonly seq: number;
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface TableState {
  readonly state: RoomState;
  readonly seq: number;
  readonly entries: readonly StateEntry[];
  readonly view: PlainView | null;
  readonly legal: readonly Action[];
  readonly acting: number | null;
  readonly draft: StateDraft | null;
  readonly seats: readonly {
    readonly name: string;
    readonly player: string;
    readonly presence: Presence | null;
    readonly standIn: string | null;
  }[];
  readonly clock: CompanyMessage['clock'];
  readonly commitment: string;
  readonly result: GameResult | null;
  readonly seed: string | null;
}

/** A turn that was begun in a browser. */
interface StateDraft {
  readonly rev: number;
  readonly actions: readonly Action[];
  readonly held: Action | null;
  readonly awaitsEnd: boolean;
}

/** `from`: how many entries the viewer has. Without a table the game has not begun. */
export async function tableState(
  room: Room,
  seats: readonly RoomSeat[],
  game: { readonly live: LiveTable; readonly viewer: Viewer; readonly from: number } | undefined,
): Promise<TableState> {
  const { commitment, seed } = room;
  const people = seats.map(({ name, player, presence, standIn }) => ({ name, player, presence, standIn }));
  const common = { seats: people, commitment };
  if (game === undefined) {
    return {
      state: room.state,
      seq: 0,
      entries: [],
      view: null,
      legal: [],
      acting: null,
      draft: null,
      ...common,
      clock: null,
      result: null,
      seed: null,
    };
  }
  const { viewer, from } = game;
  const { table, company } = game.live;
  // The match must not change between reading its entries and the rest.
  const { match } = table;
  const { seq } = match.version;
  const entries = from < seq ? await table.entries(from, seq) : [];
  const { legal: _, ...view } = viewFor(match.settledState, viewer);
  return {
    state: match.isOver ? 'over' : room.state,
    seq,
    entries: entries.map((entry, i) => stateEntry(from + i + 1, entry, viewer)),
    view,
    legal: legalFor(match, viewer),
    acting: match.acting ?? null,
    draft: draftFor(match, viewer),
    ...common,
    clock: company.message.clock,
    result: resultOfMatch(match, table.standing) ?? null,
    seed: match.isOver ? seed : null,
  };
}

/** The deal is a step of no seat, and the end of a turn a step without events. */
function stateEntry(seq: number, entry: LogEntry, viewer: Viewer): StateEntry {
  const { seat = null, events, note } = showEntry(entry, viewer);
  return note === undefined ? { seq, type: 'step', seat, events } : { seq, ...note };
}

/** What can be played on what is settled. */
function legalFor(match: Match, viewer: Viewer): readonly Action[] {
  const isDeciding = !match.isAwaitingEnd && whoActs(match.settledState) === viewer;
  return isDeciding ? legalActions(match.settledState) : [];
}

function draftFor(match: Match, viewer: Viewer): StateDraft | null {
  const { acting, canUndo, isAwaitingEnd, held = null, draft, version } = match;
  if (acting !== viewer || !(canUndo || isAwaitingEnd)) return null;
  const actions = draft.map(({ action }) => action);
  return { rev: version.revision, actions, held, awaitsEnd: isAwaitingEnd };
}
