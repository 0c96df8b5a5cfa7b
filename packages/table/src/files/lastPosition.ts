/** How a game looks in a list: the pieces as everyone sees them now, or at its end. */
import {
  type Edition,
  type GameState,
  loadEdition,
  ok,
  parseRecord,
  plainViewFor,
  type Result,
  type Seat,
  type StandJson,
  type View,
} from '@kairo/engine';
import { isObject, type PlainView } from '@kairo/protocol';
import type { LoadedGame } from '../authority/gameLog.ts';
import { recordOfLog } from '../company/gameRecord.ts';
import { NEW_STANDING, standingAfter } from '../log/entry.ts';
import { resultOfMatch } from '../match/result.ts';
import { finishedFromRecord, type ReplayError } from '../replay/finishedGame.ts';

export interface LastPosition {
  readonly board: Pick<Edition, 'columns' | 'rows' | 'segments' | 'restaurant' | 'starts'>;
  readonly stands: readonly StandJson[];
  readonly customers: View['customers'];
  /** 0 if it is not known. */
  readonly turns: number;
  /** Of a game that is over. */
  readonly winners?: readonly Seat[];
}

export function lastPosition({ header, match, entries }: LoadedGame): LastPosition {
  const standing = entries.reduce(standingAfter, NEW_STANDING);
  const { turns } = recordOfLog({ header, match, standing }, entries, 'spectator');
  return position(match.settledState, turns.length, resultOfMatch(match, standing)?.winners);
}

/** The same of a finished game from its record in notation. */
export function finalPosition(text: string): Result<LastPosition, ReplayError> {
  const game = finishedFromRecord('', text);
  if (!game.ok) return game;
  const { turns } = game.value;
  const { state } = turns.at(-1) ?? turns[0];
  const record = parseRecord(text);
  return ok(position(state, turns.length - 1, record.ok ? record.value.result?.winners : undefined));
}

/** The same of a game kept elsewhere, from what one viewer is shown of it; undefined if that is nothing yet. */
export function shownPosition(edition: unknown, view: unknown): LastPosition | undefined {
  const read = loadEdition(edition);
  if (!read.ok || !isObject(view)) return undefined;
  const { stands, customers } = view as unknown as PlainView;
  return { board: boardIn(read.value), stands, customers, turns: 0 };
}

function boardIn({ columns, rows, segments, restaurant, starts }: Edition): LastPosition['board'] {
  return { columns, rows, segments, restaurant, starts };
}

function position(state: GameState, turns: number, winners: readonly Seat[] | undefined): LastPosition {
  const { stands, customers } = plainViewFor(state, 'spectator');
  return {
    board: boardIn(state.game.board.edition),
    stands,
    customers,
    turns,
    ...(winners !== undefined && { winners }),
  };
}
