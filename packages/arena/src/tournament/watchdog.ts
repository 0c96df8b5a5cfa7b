/** Raises an alarm when heartbeats stop arriving. */
import { afterSilence } from '@kairo/bots';
import { wallClock } from '@kairo/threads';

export interface Watchdog {
  /** A heartbeat has arrived, or the first one is due: the time starts again. */
  reset(): void;
  /** No heartbeat is expected until the next `reset`. */
  pause(): void;
}

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
