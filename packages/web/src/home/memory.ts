/** What the start page remembers: the last set-up, and the game that was left. */
import {
  DEFAULT_SETUP,
  ICONS,
  type SeatSetup,
  setupFromLink,
  setupToLink,
  type TableSetup,
} from '@kairo/protocol';
import { recall, recallJson, remember, SAVED_GAME } from '../app/storage.ts';

const SETUP_KEY = 'kairo.setup';

export function lastSetup(): TableSetup {
  const kept = recall(SETUP_KEY);
  if (kept === undefined) return DEFAULT_SETUP;
  const read = setupFromLink(kept);
  return read.ok ? read.value : DEFAULT_SETUP;
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
