/** Notices when somebody has given no sign of life for too long. */
import { afterSilence, type Timer } from '@kairo/bots';

export interface Watch {
  /** There is one: the time begins anew. */
  sign(): void;
  /** For now, nobody waits for any. */
  rest(): void;
}

const wallClock: Timer = (milliseconds, callback) => {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
};

export function watchdog(limit: number, onSilence: () => void, timer = wallClock): Watch {
  let rest = (): void => undefined;
  return {
    sign: () => {
      rest();
      rest = afterSilence(timer, limit, onSilence);
    },
    rest: () => rest(),
  };
}
