/** The way to the review of a finished game in a worker. */
import type { Seat } from '@kairo/engine';
import type { ReviewReport } from '@kairo/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ReplaySource } from '../worker/replayControl.ts';
import type { FromReviewWorker, ToReviewWorker } from '../worker/reviewControl.ts';

export class ReviewLine {
  readonly report: ReadonlySignal<ReviewReport | undefined>;
  readonly hasFailed: ReadonlySignal<boolean>;
  readonly isPaused: ReadonlySignal<boolean>;
  private readonly worker: Worker;
  private readonly latest = signal<ReviewReport | undefined>(undefined);
  private readonly failed = signal(false);
  private readonly paused = signal(false);

  constructor(source: ReplaySource, seat: Seat) {
    this.report = this.latest;
    this.hasFailed = this.failed;
    this.isPaused = this.paused;
    this.worker = new Worker(new URL('../worker/reviewWorker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }) => this.receive(data as FromReviewWorker));
    this.worker.addEventListener('error', () => {
      this.failed.value = true;
    });
    this.tell({ type: 'open', source, seat });
  }

  lookFrom(seat: Seat): void {
    this.tell({ type: 'seat', seat });
  }

  togglePaused(): void {
    this.paused.value = !this.paused.value;
    this.tell({ type: this.paused.value ? 'pause' : 'run' });
  }

  close(): void {
    this.worker.terminate();
  }

  private tell(message: ToReviewWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromReviewWorker): void {
    if (message.type === 'failed') this.failed.value = true;
    else this.latest.value = message.report;
  }
}
