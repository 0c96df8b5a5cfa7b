import type { Timer } from '@kairo/bots';

/** The timer of the system. */
export const wallClock: Timer = (milliseconds, callback) => {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};
