/** How a game looks in a list: the pieces as everyone sees them now, or at its end. */
import {
  type Edition,
  type GameState,
  ok,
  parseRecord,
  plainViewFor,
  type Result,
  type Seat,
  type StandJson,
  type View,
} from '@kairo/engine';
import type { LoadedGame } from '../authority/gameLog.ts';
import { recordOfLog } from '../company/gameRecord.ts';
import { NEW_STANDING, standingAfter } from '../log/entry.ts';
import { resultOfMatch } from '../match/result.ts';
import { finishedFromRecord, type ReplayError } from '../replay/finishedGame.ts';

export interface LastPosition {
  readonly board: Pick<Edition, 'columns' | 'rows' | 'segments' | 'restaurant' | 'starts'>;
  readonly stands: readonly StandJson[];
  readonly customers: View['customers'];
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

function position(state: GameState, turns: number, winners: readonly Seat[] | undefined): LastPosition {
  const { columns, rows, segments, restaurant, starts } = state.game.board.edition;
  const { stands, customers } = plainViewFor(state, 'spectator');
  return {
    board: { columns, rows, segments, restaurant, starts },
    stands,
    customers,
    turns,
    ...(winners !== undefined && { winners }),
  };
}
