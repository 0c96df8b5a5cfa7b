/** Waiting for a sign of life that may never come. */

/** Calls back once after so many milliseconds, unless what it returns is called before. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

/**
 * Silence is counted in strides: if this process sleeps as well (Ctrl-Z, a closed laptop), that is one stride, however
 * long it was, and what was said meanwhile is heard before the next.
 */
const STRIDE = 1_000;

/** Calls back after so long, unless what it returns is called before. */
export function afterSilence(timer: Timer, milliseconds: number, callback: () => void): () => void {
  let cancel: () => void;
  const wait = (left: number): void => {
    cancel = timer(Math.min(left, STRIDE), () => {
      if (left > STRIDE) wait(left - STRIDE);
      else callback();
    });
  };
  wait(milliseconds);
  return () => cancel();
}
