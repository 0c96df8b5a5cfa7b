/**
 * A finished turn that ends by itself, after a moment in which that can be prevented. The delay is the page's alone: until
 * it is over, the table knows nothing of it, and a held action is not applied.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Runs something later; the result prevents that. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** The style sheet's `--ending` has the same length. */
export const ENDING_MS = 2500;

export class Ending {
  readonly isRunning: ReadonlySignal<boolean>;
  /** The player is reaching for undo: the time begins anew afterwards. */
  readonly isHeldUp = signal(false);

  private readonly running = signal(false);

  constructor() {
    this.isRunning = this.running;
  }

  /**
   * Runs while `isDue`, from the moment when that becomes true; returns a disposer.
   * @param end ends the turn
   */
  start(isDue: () => boolean, end: () => void, timer: Timer): () => void {
    const stops = [
      effect(() => {
        this.running.value = isDue();
        this.isHeldUp.value = false;
      }),
      effect(() => {
        if (!this.running.value || this.isHeldUp.value) return undefined;
        return timer(end, ENDING_MS);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Leaves it to the player to end this turn. */
  prevent(): void {
    this.running.value = false;
  }
}
