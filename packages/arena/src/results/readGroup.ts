/** Reads and validates the lines of a result file: each must fit the schedule and be a possible result. */
import { isDeepStrictEqual } from 'node:util';
import { type ForfeitedSeat, type GameResult, type GroupResult, rivalsOf } from '../games/groupResult.ts';
import { type Schedule, seatingsOf } from '../games/schedule.ts';
import type { OutsideError } from '../outside/failure.ts';
import { isObject, parseJsonLine } from '../outside/jsonLine.ts';
import { BadResultFile } from './badResultFile.ts';

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isOutsideError(value: unknown): value is OutsideError {
  if (!isObject(value)) return false;
  const { code, program, detail, status, milliseconds, found, refusal, actions } = value;
  switch (code as OutsideError['code']) {
    case 'outside/start':
      return typeof status === 'string' || (typeof program === 'string' && typeof detail === 'string');
    case 'outside/silent':
    case 'outside/late':
      return isCount(milliseconds);
    case 'outside/junk':
    case 'outside/gave-up':
      return typeof found === 'string';
    case 'outside/illegal':
      return typeof found === 'string' && isObject(refusal);
    case 'outside/no-such-action':
      return typeof found === 'string' && isCount(actions);
    case 'outside/exited':
      return typeof status === 'string';
    default:
      return false;
  }
}

function isForfeit(value: unknown, seats: readonly number[]): value is ForfeitedSeat {
  if (!isObject(value) || !isObject(value['reason'])) return false;
  const { seat, reason } = value;
  if (!isCount(seat) || seats[seat] === undefined) return false;
  return typeof reason['command'] === 'string' && isOutsideError(reason['error']);
}

function isPerSeat(value: unknown, seats: readonly number[]): value is readonly number[] {
  return Array.isArray(value) && value.length === seats.length && value.every(isCount);
}

/** R11.5: all seats with the most points win. */
function leaders(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}

function isGame(value: unknown, seats: readonly number[]): value is GameResult {
  if (!isObject(value)) return false;
  const { seats: found, points, winners, turns, plies, ms, decisions, forfeit } = value;
  if (!isDeepStrictEqual(found, seats) || !isCount(turns) || !isCount(plies)) return false;
  if (!isPerSeat(points, seats) || !isPerSeat(ms, seats) || !isPerSeat(decisions, seats)) return false;
  if (forfeit === undefined) return isDeepStrictEqual(winners, leaders(points));
  return isForfeit(forfeit, seats) && isDeepStrictEqual(winners, rivalsOf(seats, forfeit.seat));
}

function readGroup(line: string, schedule: Schedule): GroupResult | undefined {
  const { group, games } = parseJsonLine(line) ?? {};
  if (!isCount(group) || !Number.isInteger(group) || group < 1 || !Array.isArray(games)) return undefined;
  const seatings = seatingsOf(schedule, group);
  const isWhole = games.length === seatings.length && seatings.every((seats, i) => isGame(games[i], seats));
  return isWhole ? { group, games } : undefined;
}

/** The lines after the header, by group number; throws `BadResultFile`. */
export function readGroups(lines: readonly string[], schedule: Schedule): Map<number, GroupResult> {
  const groups = new Map<number, GroupResult>();
  lines.forEach((line, i) => {
    const result = readGroup(line, schedule);
    if (result === undefined) throw new BadResultFile({ code: 'line', line: i + 2 });
    if (groups.has(result.group)) throw new BadResultFile({ code: 'twice', line: i + 2 });
    groups.set(result.group, result);
  });
  return groups;
}
