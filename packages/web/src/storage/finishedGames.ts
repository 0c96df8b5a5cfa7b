/** How many games were played to the end on this device. */
import { recall, remember } from './localStorage.ts';

const KEY = 'kairo.finished';

export function finishedGames(): number {
  const count = Number(recall(KEY));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function countFinishedGame(): void {
  remember(KEY, String(finishedGames() + 1));
}
