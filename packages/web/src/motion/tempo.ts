/** Durations by the preferred speed; zero where motion is reduced. */
import { motion } from '../preferences/effective.ts';
import { pace } from './pace.ts';

const FACTOR = { slow: 1.7, normal: 1, fast: 0.45, none: 0 };

/** Milliseconds at the chosen speed. */
export function lasting(milliseconds: number): number {
  return (milliseconds * FACTOR[motion.value]) / pace.haste;
}

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const wait = lasting(milliseconds);
  if (wait === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, wait);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      resolve();
    }
  });
}

/** Resolves when the animation ends; aborting jumps to its end. */
export async function finish(animation: Animation, signal: AbortSignal): Promise<void> {
  const cut = (): void => animation.finish();
  if (signal.aborted) cut();
  signal.addEventListener('abort', cut, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', cut);
}
