/** The way to a finished game in a worker: its table as a transport, and which turn that table shows. */
import type { Result } from '@kairo/engine';
import type { ClientMessage, ServerMessage } from '@kairo/protocol';
import type { Eyes, WatchedTurn } from '@kairo/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { FromReplayWorker, OpenError, ReplaySource, ToReplayWorker } from '../worker/replayControl.ts';
import type { Transport } from './transport.ts';

export class ReplayLine implements Transport {
  /** The number of the turn that the page was sent last. */
  readonly arrived: ReadonlySignal<number>;
  private readonly worker: Worker;
  private readonly received = signal(-1);
  private listener: ((message: ServerMessage) => void) | undefined;
  private watched: ((eyes: Eyes, turns: readonly WatchedTurn[]) => void) | undefined;

  constructor() {
    this.arrived = this.received;
    this.worker = new Worker(new URL('../worker/replayWorker.ts', import.meta.url), { type: 'module' });
  }

  /** What is known of the turns, with all eyes. */
  open(source: ReplaySource): Promise<Result<readonly WatchedTurn[], OpenError>> {
    const opened = new Promise<Result<readonly WatchedTurn[], OpenError>>((resolve) => {
      this.worker.addEventListener('message', ({ data }) => this.receive(data as FromReplayWorker, resolve));
      // A worker that cannot be loaded never answers.
      this.worker.addEventListener('error', () => resolve({ ok: false, error: 'replay/crashed' }));
    });
    this.tell({ type: 'open', source });
    return opened;
  }

  show(turn: number): void {
    this.tell({ type: 'show', turn });
  }

  watch(eyes: Eyes, watched: (eyes: Eyes, turns: readonly WatchedTurn[]) => void): void {
    this.watched = watched;
    this.tell({ type: 'watch', eyes });
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

  private tell(message: ToReplayWorker): void {
    this.worker.postMessage(message);
  }

  private receive(
    message: FromReplayWorker,
    opened: (result: Result<readonly WatchedTurn[], OpenError>) => void,
  ): void {
    switch (message.type) {
      case 'opened':
        opened(message.opened);
        return;
      case 'watched':
        this.watched?.(message.eyes, message.turns);
        return;
      case 'table':
        this.listener?.(message.message);
        if (message.message.type === 'update') this.received.value = message.message.version.seq - 1;
    }
  }
}
