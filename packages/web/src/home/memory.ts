/** What the start page remembers: the last set-up, and the game that was left. */
import { DEFAULT_SETUP, ICONS, type SeatSetup, setupToLink, type TableSetup } from '@kairo/protocol';
import { readLink } from '../app/readLink.ts';
import { recall, recallJson, remember, SAVED_GAME } from '../app/storage.ts';

const SETUP_KEY = 'kairo.setup';

export function lastSetup(): TableSetup {
  const kept = recall(SETUP_KEY);
  return (kept === undefined ? undefined : readLink(kept)) ?? DEFAULT_SETUP;
}

export function rememberSetup(setup: TableSetup): void {
  remember(SETUP_KEY, setupToLink(setup));
}

function isSeat(value: unknown): value is SeatSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { name, icon } = value as Partial<SeatSetup>;
  return typeof name === 'string' && ICONS.some((sign) => sign === icon);
}

/** Who plays the game that was left. */
export function savedSeats(): readonly SeatSetup[] | undefined {
  const kept = recallJson(SAVED_GAME);
  if (typeof kept !== 'object' || kept === null || !('seats' in kept)) return undefined;
  const { seats } = kept;
  return Array.isArray(seats) && seats.length > 0 && seats.every(isSeat) ? seats : undefined;
}
