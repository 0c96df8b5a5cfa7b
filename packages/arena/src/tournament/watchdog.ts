/** Raises an alarm when heartbeats stop arriving. */
import { afterSilence, type Timer } from '@kairo/bots';

export interface Watchdog {
  /** A heartbeat has arrived, or the first one is due: the time starts again. */
  reset(): void;
  /** No heartbeat is expected until the next `reset`. */
  pause(): void;
}

export const wallClock: Timer = (milliseconds, callback) => {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};

export function watchdog(limit: number, onSilence: () => void, timer = wallClock): Watchdog {
  let pause = (): void => undefined;
  return {
    reset: () => {
      pause();
      pause = afterSilence(timer, limit, onSilence);
    },
    pause: () => pause(),
  };
}
