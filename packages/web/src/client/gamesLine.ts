/** The way to the worker behind the list of games. */
import type { Result } from '@kairo/engine';
import type { Ask, Asks, FromGamesWorker, StoreTrouble } from '../worker/gamesControl.ts';

interface Waiting {
  readonly answer: (answer: Result<unknown, StoreTrouble>) => void;
  readonly looked: ((games: number) => void) | undefined;
}

export class GamesLine {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private hasStopped = false;

  constructor() {
    this.worker = new Worker(new URL('../worker/gamesWorker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }) => this.receive(data as FromGamesWorker));
    // A worker that cannot be loaded never answers.
    this.worker.addEventListener('error', () => {
      this.hasStopped = true;
      for (const { answer } of this.waiting.values()) answer({ ok: false, error: 'failed' });
      this.waiting.clear();
    });
  }

  /** @param looked gets how far reading a file has come, in games */
  ask<A extends Ask>(
    type: A,
    ask: Asks[A]['ask'],
    looked?: (games: number) => void,
  ): Promise<Result<Asks[A]['answer'], StoreTrouble>> {
    if (this.hasStopped) return Promise.resolve({ ok: false, error: 'failed' });
    const call = ++this.calls;
    const answered = new Promise<Result<unknown, StoreTrouble>>((answer) => {
      this.waiting.set(call, { answer, looked });
    });
    this.worker.postMessage({ call, type, ...ask });
    return answered as Promise<Result<Asks[A]['answer'], StoreTrouble>>;
  }

  close(): void {
    this.worker.terminate();
  }

  private receive(message: FromGamesWorker): void {
    const waiting = this.waiting.get(message.call);
    if ('done' in message) {
      waiting?.looked?.(message.done);
      return;
    }
    this.waiting.delete(message.call);
    waiting?.answer(message.answer);
  }
}
