/** Notes of the unfinished games for the start page: who plays, and how far each is. The table stores the games themselves. */
import { ICONS, type SeatSetup } from '@kairo/protocol';
import { forget, recallJson, remember } from './localStorage.ts';

const KEY = 'kairo.saved';

/** Older games are still stored, but no longer offered. */
const MOST_NOTES = 20;

export interface UnfinishedGame {
  /** The id of its table; empty in notes of older releases. */
  readonly table: string;
  readonly seats: readonly SeatSetup[];
  /** By seat; missing if the game was left before the first round. */
  readonly points: readonly (number | undefined)[];
  readonly round: number;
}

/** @param game undefined when it is over */
export function noteUnfinishedGame(table: string, game: Omit<UnfinishedGame, 'table'> | undefined): void {
  // Older releases noted one game, without its table; the one that is played now may be the same.
  const others = notes().filter((note) => note.table !== '' && note.table !== table);
  const all = game === undefined ? others : [{ table, ...game }, ...others];
  remember(KEY, JSON.stringify(all.slice(0, MOST_NOTES)));
}

/** For when the store has none. */
export function forgetUnfinishedGames(): void {
  forget(KEY);
}

/** The one that was played last. */
export function unfinishedGame(): UnfinishedGame | undefined {
  return notes()[0];
}

/** The game that was played last comes first. */
function notes(): readonly UnfinishedGame[] {
  const kept = recallJson(KEY);
  return (Array.isArray(kept) ? kept : [kept]).flatMap((note) => readNote(note) ?? []);
}

function isSeat(value: unknown): value is SeatSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { name, icon } = value as Partial<SeatSetup>;
  return typeof name === 'string' && ICONS.some((sign) => sign === icon);
}

function readNote(kept: unknown): UnfinishedGame | undefined {
  if (typeof kept !== 'object' || kept === null || !('seats' in kept)) return undefined;
  const { table, seats, points, round } = kept as { readonly [key in keyof UnfinishedGame]?: unknown };
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat)) return undefined;
  return {
    table: typeof table === 'string' ? table : '',
    seats,
    points: Array.isArray(points) ? points.map((sum) => (Number.isInteger(sum) ? sum : undefined)) : [],
    round: Number.isInteger(round) ? Number(round) : 0,
  };
}
