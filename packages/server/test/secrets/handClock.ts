/** A clock that goes on only when a test says so. */
import type { Clock } from '../../src/play/clock.ts';

export class HandClock implements Clock {
  private time = 1_800_000_000_000;
  private readonly timers = new Set<{ readonly at: number; readonly callback: () => void }>();

  readonly now = (): number => this.time;

  readonly after = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, callback };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  goOn(milliseconds: number): void {
    this.time += milliseconds;
    const due = [...this.timers].filter(({ at }) => at <= this.time).sort((a, b) => a.at - b.at);
    for (const timer of due) if (this.timers.delete(timer)) timer.callback();
  }
}
