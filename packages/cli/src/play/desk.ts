/** What a game at the terminal works with, and what it shows and reports of the game. */
import { randomUUID } from 'node:crypto';
import { type GameEvent, type Result, redactEvents, type Seat, type Viewer, viewFor } from '@kairo/engine';
import { type Command, PERSON, type TableRefusal, type Version } from '@kairo/protocol';
import type { DraftStep, LogEntry, Table } from '@kairo/table';
import type { Context } from '../context.ts';
import { describeEvents } from '../describeEvents.ts';
import { BotFailure, fail } from '../failure.ts';
import type { Console } from '../screen/console.ts';
import type { GamePicture } from '../screen/gameScreen.ts';
import type { Brush } from '../screen/site.ts';

export interface Desk {
  readonly context: Context;
  readonly brush: Brush;
  readonly console: Console;
  readonly table: Table;
  /** By seat, as they are shown. */
  readonly names: readonly string[];
  /** The file of the game. */
  readonly path: string;
}

export function nameOf({ names }: Desk, seat: Seat): string {
  return names[seat] ?? '';
}

export function isPerson({ table }: Desk, seat: Seat | undefined): boolean {
  return seat !== undefined && table.header.setup.seats[seat]?.player === PERSON;
}

/** What sentences need to know of the game. */
export function sentenceContext({ names, table }: Desk) {
  return { names, jokers: table.match.game.board.edition.jokers };
}

/** Makes a change for the seat. It is stored when this returns. */
export async function send(desk: Desk, seat: Seat, command: Command): Promise<Result<Version, TableRefusal>> {
  const { table } = desk;
  const done = await table.command({ seat, id: randomUUID(), base: table.match.version, command });
  throwIfFailed(desk);
  return done ?? cannotSave(desk);
}

function cannotSave({ context, path }: Desk): never {
  return fail(context.t.terminal.bad.cannotSave(path));
}

/** Ends the game at the terminal if the table cannot go on; what was stored can be resumed. */
export function throwIfFailed(desk: Desk): void {
  const { failure, storage } = desk.table;
  if (failure?.code === 'table/bot') throw new BotFailure(failure.error);
  if (failure !== undefined) throw new Error('detail' in failure ? failure.detail : failure.code);
  if (storage === 'failed') cannotSave(desk);
}

function eventsOf(step: LogEntry | DraftStep): readonly GameEvent[] {
  return 'events' in step ? step.events : [];
}

/** What the viewer may know of these steps: a paragraph for each, of the selected events. */
export function paragraphs(
  desk: Desk,
  steps: readonly (LogEntry | DraftStep)[],
  viewer: Viewer,
  isSelected: (event: GameEvent) => boolean = () => true,
): string[] {
  const { t } = desk.context;
  return steps
    .map((step) => redactEvents(eventsOf(step), viewer).filter(isSelected))
    .map((events) => describeEvents(t, events, sentenceContext(desk)))
    .filter((paragraph) => paragraph !== '');
}

/** The steps after the first `from`, with the seat's own draft. */
async function linesFrom(desk: Desk, seat: Seat, from: number): Promise<string[]> {
  const { table } = desk;
  const { version, acting, draft } = table.match;
  const settled = await table.entries(from, version.seq);
  return paragraphs(desk, [...settled, ...(acting === seat ? draft : [])], seat);
}

/** What has happened since the seat's last turn. */
export function newsLines(desk: Desk, seat: Seat): Promise<string[]> {
  return linesFrom(desk, seat, desk.table.match.recentFrom(seat));
}

/** The news with the last step of that turn before them, or the whole game. */
export async function logLines(desk: Desk, seat: Seat, all: boolean): Promise<string[]> {
  if (all) return linesFrom(desk, seat, 0);
  const last = Math.max(0, desk.table.match.recentFrom(seat) - 1);
  const [entry] = await desk.table.entries(last, last + 1);
  // The end of a turn may be an entry of its own, without events.
  return linesFrom(desk, seat, entry?.type === 'endTurn' ? last - 1 : last);
}

/** The answer to a command other than ending the turn, once the turn is complete. */
export function endFirst({ table, context }: Desk): string {
  const { play } = context.t.terminal;
  return table.match.canUndo ? play.endFirst : play.endTurnOnly;
}

export function pictureFor(desk: Desk, viewer: Viewer, marks?: GamePicture['marks']): GamePicture {
  const { match } = desk.table;
  return {
    edition: match.game.board.edition,
    view: viewFor(match.acting === viewer ? match.draftState : match.settledState, viewer),
    names: desk.names,
    ...(marks && { marks }),
  };
}
