/**
 * One direction of a connection that drops, duplicates, delays and reorders messages by seed. It has no timers: a test
 * lets messages through when it likes.
 */
import type { RandomSource } from '@kairo/engine';

/** Chances in percent. */
export interface Faults {
  readonly drop: number;
  readonly duplicate: number;
  readonly reorder: number;
  readonly delay: number;
}

export const NO_FAULTS: Faults = { drop: 0, duplicate: 0, reorder: 0, delay: 0 };

export interface FaultCounts {
  sent: number;
  dropped: number;
  duplicated: number;
  reordered: number;
  delayed: number;
}

export class LossyQueue<T> {
  private queue: T[] = [];
  private readonly random: RandomSource;
  private readonly counts: FaultCounts;
  private readonly deliver: (message: T) => void;

  constructor(random: RandomSource, counts: FaultCounts, deliver: (message: T) => void) {
    this.random = random;
    this.counts = counts;
    this.deliver = deliver;
  }

  get isEmpty(): boolean {
    return this.queue.length === 0;
  }

  /** A copy: what is changed afterwards does not arrive. */
  send(message: T, { drop, duplicate }: Faults): void {
    this.counts.sent++;
    if (this.isBy(drop)) {
      this.counts.dropped++;
      return;
    }
    this.queue.push(structuredClone(message));
    if (!this.isBy(duplicate)) return;
    this.counts.duplicated++;
    this.queue.push(structuredClone(message));
  }

  /** Delivers what has been sent so far, apart from what is delayed until the next time. */
  flush({ reorder, delay }: Faults): void {
    const due = this.queue.splice(0);
    while (due.length > 0) {
      const index = this.isBy(reorder) ? this.random.below(due.length) : 0;
      const [message] = due.splice(index, 1);
      if (message === undefined) return;
      if (this.isBy(delay)) {
        this.counts.delayed++;
        this.queue.push(message);
        continue;
      }
      if (index > 0) this.counts.reordered++;
      this.deliver(message);
    }
  }

  /** What is on its way is lost. */
  cut(): void {
    this.counts.dropped += this.queue.length;
    this.queue = [];
  }

  private isBy(percent: number): boolean {
    return this.random.below(100) < percent;
  }
}
