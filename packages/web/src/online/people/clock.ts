/** What a player's clock shows. It counts down here, from what the server has said last. */
import type { Seat } from '@kairo/engine';
import type { Heard } from '../../client/online/company.ts';

const SECOND = 1_000;
const MINUTE = 60;
/** From here on it stands out. */
const LOW = 30 * SECOND;
/** The seconds left at which a player is reminded. */
const REMINDERS = [5 * MINUTE, MINUTE, 30, 10] as const;

export type ClockState = 'resting' | 'running' | 'low';

export interface Reading {
  /** Milliseconds. */
  readonly left: number;
  readonly state: ClockState;
}

/** Undefined at a table without clocks. */
export function readClock({ clock, heardAt }: Heard, seat: Seat, now: number): Reading | undefined {
  const time = clock?.left[seat];
  if (clock === null || time === undefined) return undefined;
  if (clock.running !== seat) return { left: time, state: 'resting' };
  const left = Math.max(0, time - Math.max(0, now - heardAt));
  return { left, state: left < LOW ? 'low' : 'running' };
}

/** `8:24`; a second that has begun counts. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** The reminder that is due if this much was left before and now: how many seconds it is about. */
export function reminderBetween(before: number, now: number): number | undefined {
  return REMINDERS.findLast((seconds) => before > seconds * SECOND && now <= seconds * SECOND);
}
