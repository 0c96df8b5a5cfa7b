/** What the start page remembers: the last set-up, and the game that was left. */
import { DEFAULT_SETUP, ICONS, type SeatSetup, setupToLink, type TableSetup } from '@kairo/protocol';
import { readLink } from '../app/readLink.ts';
import { recall, recallJson, remember, SAVED_GAME } from '../app/storage.ts';

const SETUP_KEY = 'kairo.setup';

export function lastSetup(): TableSetup {
  const kept = readLink(recall(SETUP_KEY) ?? '');
  return kept.ok ? kept.value : DEFAULT_SETUP;
}

export function rememberSetup(setup: TableSetup): void {
  remember(SETUP_KEY, setupToLink(setup));
}

function isSeat(value: unknown): value is SeatSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { name, icon } = value as Partial<SeatSetup>;
  return typeof name === 'string' && ICONS.some((sign) => sign === icon);
}

/** The game that was left: who plays, and how far it has come. */
export interface SavedGame {
  readonly seats: readonly SeatSetup[];
  /** By seat; missing if it was left before the first round. */
  readonly points: readonly (number | undefined)[];
  readonly round: number;
}

export function savedGame(): SavedGame | undefined {
  const kept = recallJson(SAVED_GAME);
  if (typeof kept !== 'object' || kept === null || !('seats' in kept)) return undefined;
  const { seats, points, round } = kept as { readonly [key in keyof SavedGame]?: unknown };
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat)) return undefined;
  return {
    seats,
    points: Array.isArray(points) ? points.map((sum) => (Number.isInteger(sum) ? sum : undefined)) : [],
    round: Number.isInteger(round) ? Number(round) : 0,
  };
}
