/** Everything that a game at the terminal needs at hand. */
import { type GameEvent, redactEvents, type Seat, type Viewer, viewFor } from '@kairo/engine';
import type { MatchStep } from '@kairo/table';
import type { Table } from '@kairo/texts';
import type { Context } from '../context.ts';
import { describeEvents } from '../describeEvents.ts';
import { fail } from '../failure.ts';
import type { Console } from '../screen/console.ts';
import type { GamePicture } from '../screen/gameScreen.ts';
import type { Brush } from '../screen/site.ts';
import { writeSave } from './saveFile.ts';
import { namesOf, type SeatedMatch } from './seating.ts';

export interface Desk extends SeatedMatch {
  readonly context: Context;
  readonly brush: Brush;
  readonly console: Console;
  readonly savePath: string;
}

export function save(desk: Desk): void {
  const { savePath, context } = desk;
  try {
    writeSave(savePath, desk);
  } catch {
    fail(context.t.terminal.bad.cannotSave(savePath));
  }
}

/** What sentences need to know of the game. */
export function tableOf(desk: Desk): Table {
  return { names: namesOf(desk), jokers: desk.match.game.board.edition.jokers };
}

/** What the viewer was told, one paragraph for each action; of the events only those that are wanted. */
export function paragraphs(
  desk: Desk,
  steps: readonly MatchStep[],
  viewer: Viewer,
  isWanted: (event: GameEvent) => boolean = () => true,
): string[] {
  const { t } = desk.context;
  const table = tableOf(desk);
  return steps
    .map(({ events }) => describeEvents(t, redactEvents(events, viewer).filter(isWanted), table))
    .filter((paragraph) => paragraph !== '');
}

/** With the draft, if it is the seat's own. */
function linesFrom(desk: Desk, seat: Seat, from: number): string[] {
  const { match } = desk;
  const steps = [...match.steps.slice(from), ...(match.acting === seat ? match.draft : [])];
  return paragraphs(desk, steps, seat);
}

/** What the seat was told since its last turn. */
export function newsLines(desk: Desk, seat: Seat): string[] {
  return linesFrom(desk, seat, desk.match.recentFrom(seat));
}

/** The same, behind how that turn ended; or all of the game. */
export function logLines(desk: Desk, seat: Seat, all: boolean): string[] {
  return linesFrom(desk, seat, all ? 0 : Math.max(0, desk.match.recentFrom(seat) - 1));
}

/** To whoever asks for more when their turn is complete. */
export function endFirst({ match, context }: Desk): string {
  const { play } = context.t.terminal;
  return match.canUndo ? play.endFirst : play.endTurnOnly;
}

export function sceneFor(desk: Desk, viewer: Viewer, marks?: GamePicture['marks']): GamePicture {
  const { match } = desk;
  return {
    edition: match.game.board.edition,
    view: viewFor(match.acting === viewer ? match.draftState : match.settledState, viewer),
    names: namesOf(desk),
    ...(marks && { marks }),
  };
}
