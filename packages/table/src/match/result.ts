/** How a game at a table ended, by its rules or by its people. */
import { type GameResult, resultOf } from '@kairo/engine';
import type { Standing } from '../log/entry.ts';
import type { Match } from './match.ts';

/** Undefined while the game goes on. */
export function resultOfMatch(
  match: Match,
  { resigned }: Pick<Standing, 'resigned'>,
): GameResult | undefined {
  return match.isOver ? resultOf(match.settledState, resigned, match.ending?.reason) : undefined;
}
