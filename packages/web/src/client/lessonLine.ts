/** The way to the table of a lesson, which is in a worker of its own. */
import type { Result } from '@kairo/engine';
import type { ClientMessage, ServerMessage, TableError } from '@kairo/protocol';
import type { LessonId } from '@kairo/texts/browser';
import type { FromLessonWorker, ToLessonWorker } from '../worker/lessonControl.ts';
import type { Transport } from './transport.ts';

export class LessonLine implements Transport {
  private readonly worker: Worker;
  private listener: ((message: ServerMessage) => void) | undefined;

  constructor() {
    this.worker = new Worker(new URL('../worker/lessonWorker.ts', import.meta.url), { type: 'module' });
  }

  /** The id of its table. */
  begin(lesson: LessonId): Promise<Result<string, TableError>> {
    const begun = new Promise<Result<string, TableError>>((resolve) => {
      this.worker.addEventListener('message', ({ data }) => {
        const message = data as FromLessonWorker;
        if (message.type === 'begun') resolve(message.begun);
        else this.listener?.(message.message);
      });
      // A worker that cannot be loaded never answers.
      this.worker.addEventListener('error', ({ message }) => {
        const error: TableError = { code: 'table/crashed', detail: message };
        resolve({ ok: false, error });
        this.listener?.({ type: 'failed', error });
      });
    });
    this.tell({ type: 'begin', lesson });
    return begun;
  }

  send(message: ClientMessage): void {
    this.tell({ type: 'table', message });
  }

  listen(listener: (message: ServerMessage) => void): void {
    this.listener = listener;
  }

  close(): void {
    this.worker.terminate();
  }

  private tell(message: ToLessonWorker): void {
    this.worker.postMessage(message);
  }
}
