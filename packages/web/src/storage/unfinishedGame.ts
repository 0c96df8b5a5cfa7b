/** A note of the unfinished game for the start page: who plays, and how far it is. The table stores the game itself. */
import { ICONS, type SeatSetup } from '@kairo/protocol';
import { recallJson, remember } from './localStorage.ts';

const KEY = 'kairo.saved';

export interface UnfinishedGame {
  readonly seats: readonly SeatSetup[];
  /** By seat; missing if the game was left before the first round. */
  readonly points: readonly (number | undefined)[];
  readonly round: number;
}

export function noteUnfinishedGame(game: UnfinishedGame | undefined): void {
  remember(KEY, game === undefined ? '' : JSON.stringify(game));
}

function isSeat(value: unknown): value is SeatSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { name, icon } = value as Partial<SeatSetup>;
  return typeof name === 'string' && ICONS.some((sign) => sign === icon);
}

export function unfinishedGame(): UnfinishedGame | undefined {
  const kept = recallJson(KEY);
  if (typeof kept !== 'object' || kept === null || !('seats' in kept)) return undefined;
  const { seats, points, round } = kept as { readonly [key in keyof UnfinishedGame]?: unknown };
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat)) return undefined;
  return {
    seats,
    points: Array.isArray(points) ? points.map((sum) => (Number.isInteger(sum) ? sum : undefined)) : [],
    round: Number.isInteger(round) ? Number(round) : 0,
  };
}
