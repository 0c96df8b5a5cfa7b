/** Time that goes on only when a test says so. */
import type { Clock } from '../../src/play/clock.ts';

export class FakeClock implements Clock {
  private time = 1_000_000;
  private readonly timers = new Set<{ at: number; readonly callback: () => void }>();

  readonly now = (): number => this.time;

  readonly after = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, callback };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  /** The clock is set to another time; those who wait still wait as long. */
  jump(milliseconds: number): void {
    this.time += milliseconds;
    for (const timer of this.timers) timer.at += milliseconds;
  }

  /** Timers go off in order, also those that are set meanwhile. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers.delete(next);
      this.time = next.at;
      next.callback();
    }
    this.time = end;
  }
}
