/** Everything that a game at the terminal needs at hand. */
import { type GameEvent, type Seat, viewFor } from '@kairo/engine';
import type { Table } from '@kairo/texts';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import type { Console } from '../screen/console.ts';
import type { Scene } from '../screen/scene.ts';
import type { Brush } from '../screen/site.ts';
import type { Match } from './match.ts';
import { writeSave } from './saveFile.ts';

export interface Desk {
  readonly context: Context;
  readonly brush: Brush;
  readonly console: Console;
  readonly match: Match;
  readonly savePath: string;
}

export function save({ match, savePath, context }: Desk): void {
  try {
    writeSave(savePath, match);
  } catch {
    fail(context.t.terminal.bad.cannotSave(savePath));
  }
}

/** What sentences need to know of the game. */
export function tableOf({ match }: Desk): Table {
  return { names: match.names, jokers: match.setup.game.board.edition.jokers };
}

/** Events that the screen shows better than a sentence does. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set(['turnBegan', 'dealt']);

/** One paragraph for each action. */
export function paragraphs(desk: Desk, told: readonly (readonly GameEvent[])[]): string[] {
  const { t } = desk.context;
  const table = tableOf(desk);
  return told
    .map((events) =>
      events
        .filter(({ type }) => !SILENT.has(type))
        .map((event) => t.event(event, table))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '');
}

/** What the seat was told since its last turn, or all of the game. */
export function logLines(desk: Desk, seat: Seat, all: boolean): string[] {
  const { steps } = desk.match;
  const last = all ? -1 : steps.findLastIndex((step) => step.seat === seat);
  return paragraphs(desk, desk.match.toldSince(last + 1, seat));
}

export function sceneFor({ match }: Desk, viewer: Seat | 'spectator', marks?: Scene['marks']): Scene {
  return {
    edition: match.setup.game.board.edition,
    view: viewFor(match.state, viewer),
    names: match.names,
    ...(marks && { marks }),
  };
}
