/** Notices when somebody has given no sign of life for too long. */

export interface Watch {
  /** There is one: the time begins anew. */
  sign(): void;
  /** For now, nobody waits for any. */
  rest(): void;
}

/** Calls back again and again after so many milliseconds, until what it returns is called. */
type Every = (milliseconds: number, callback: () => void) => () => void;

const everySoOften: Every = (milliseconds, callback) => {
  const interval = setInterval(callback, milliseconds);
  return () => clearInterval(interval);
};

/**
 * The time is counted in strides: if this process sleeps as well (Ctrl-Z, a closed laptop), that is one stride, however
 * long it was, and the signs that come then are heard before the next.
 */
const STRIDES = 12;

export function watchdog(limit: number, onSilence: () => void, every = everySoOften): Watch {
  let silent = 0;
  let cancel: (() => void) | undefined;
  const rest = (): void => {
    cancel?.();
    cancel = undefined;
  };
  return {
    sign: () => {
      silent = 0;
      cancel ??= every(limit / STRIDES, () => {
        if (++silent < STRIDES) return;
        rest();
        onSilence();
      });
    },
    rest,
  };
}
