/** Timeouts that do not expire because the process itself was suspended. */

/** Calls back once after so many milliseconds. Returns a function that cancels it. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

/**
 * The timeout is split into intervals. If the process is suspended (Ctrl-Z, a closed laptop), only one interval
 * expires at once, and messages that arrived meanwhile are received before the next one.
 */
const STRIDE = 1_000;

/** Calls back after so many milliseconds of running time. Returns a function that cancels it. */
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
