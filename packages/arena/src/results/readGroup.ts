/** A line of results, checked: it is of this match, and says nothing that no game could have brought. */
import { isDeepStrictEqual } from 'node:util';
import { type GameResult, type GroupResult, rivalsOf } from '../games/groupResult.ts';
import { type Schedule, seatingsOf } from '../games/schedule.ts';
import { type Fields, readLine } from '../outside/protocol.ts';

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isForfeit(value: unknown, seats: readonly number[]): value is NonNullable<GameResult['forfeit']> {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, reason } = value as Fields;
  return isCount(seat) && seats[seat] !== undefined && typeof reason === 'string';
}

function isPerSeat(value: unknown, seats: readonly number[]): value is readonly number[] {
  return Array.isArray(value) && value.length === seats.length && value.every(isCount);
}

/** R11.5: most points win together. */
function leaders(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}

function isGame(value: unknown, seats: readonly number[]): value is GameResult {
  if (typeof value !== 'object' || value === null) return false;
  const { seats: found, points, winners, turns, plies, ms, decisions, forfeit } = value as Fields;
  if (!isDeepStrictEqual(found, seats) || !isCount(turns) || !isCount(plies)) return false;
  if (!isPerSeat(points, seats) || !isPerSeat(ms, seats) || !isPerSeat(decisions, seats)) return false;
  if (forfeit === undefined) return isDeepStrictEqual(winners, leaders(points));
  return isForfeit(forfeit, seats) && isDeepStrictEqual(winners, rivalsOf(seats, forfeit.seat));
}

export function readGroup(line: string, schedule: Schedule): GroupResult | undefined {
  const { group, games } = readLine(line) ?? {};
  if (!isCount(group) || !Number.isInteger(group) || group < 1 || !Array.isArray(games)) return undefined;
  const seatings = seatingsOf(schedule, group);
  const isWhole = games.length === seatings.length && seatings.every((seats, i) => isGame(games[i], seats));
  return isWhole ? { group, games } : undefined;
}
