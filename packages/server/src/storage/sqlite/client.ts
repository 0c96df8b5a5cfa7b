/** The other side of the thread: turns calls into promises, and sends those together that come at about the same time. */
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@kairo/engine';
import { StorageFailure, type StorageProblem } from '../failure.ts';
import type { Caller, Operations } from '../operations/operations.ts';
import { Pacing } from '../pacing.ts';
import type { StorageFigures } from '../storage.ts';
import type { BackupOrder } from './backupThread.ts';
import { MEMORY } from './connection.ts';
import type { Job, Reply, Request, ThreadOptions } from './messages.ts';

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A backup that was asked for, with what settles it. */
type OnBackup = (detail: string | undefined) => void;

export class Client implements Caller {
  private readonly options: ThreadOptions;
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private readonly backups: OnBackup[] = [];
  private readonly exited: Promise<void>;
  private unsent: Job[] = [];
  private readonly pacing = new Pacing();
  /** Until moves that have come in are sent. */
  private timer: NodeJS.Timeout | undefined;
  /** Whether what has come in is sent at the end of this turn of the event loop. */
  private isDue = false;
  private lastId = 0;
  /** Why nothing can be asked any more. */
  private ended: string | undefined;
  private operations = 0;
  private commits = 0;
  private failures = 0;

  private constructor(worker: Worker, options: ThreadOptions) {
    this.worker = worker;
    this.options = options;
    worker.on('message', (reply: Reply) => this.receive(reply));
    worker.on('error', (error) => this.end(error.message));
    this.exited = new Promise((resolve) => {
      worker.once('exit', () => {
        this.end('the storage thread has ended');
        resolve();
      });
    });
  }

  static open(options: ThreadOptions): Promise<Result<Client, StorageProblem>> {
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: options });
      const fail = (error: Error): void =>
        resolve(err({ code: 'storage/failed', file: options.file, detail: error.message }));
      worker.once('error', fail);
      worker.once('message', (reply: Reply) => {
        worker.off('error', fail);
        if (reply.type === 'refused') resolve(err(reply.problem));
        else resolve(ok(new Client(worker, options)));
      });
    });
  }

  /** Runs an operation in the thread; the promise settles after the commit. */
  call<Name extends keyof Operations>(
    name: Name,
    ...args: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.ended !== undefined) {
        reject(new StorageFailure(this.ended));
        return;
      }
      const id = ++this.lastId;
      // The thread answers with what this operation returns.
      this.pending.set(id, { resolve: resolve as Pending['resolve'], reject });
      this.unsent.push({ id, name, args });
      this.sendSoon(name);
    });
  }

  get figures(): StorageFigures {
    const { operations, commits, failures } = this;
    return { waiting: this.pending.size, operations, commits, failures };
  }

  async backup(file: string): Promise<void> {
    const detail = await (this.options.file === MEMORY ? this.backUpHere(file) : this.backUpApart(file));
    if (detail !== undefined) throw new Error(detail);
  }

  async close(): Promise<void> {
    if (this.ended === undefined) {
      this.send();
      this.ended = 'the storage is closed';
      this.post({ type: 'close' });
    }
    await this.exited;
  }

  private backUpHere(file: string): Promise<string | undefined> {
    if (this.ended !== undefined) return Promise.resolve(this.ended);
    return new Promise((resolve) => {
      this.backups.push(resolve);
      this.send();
      this.post({ type: 'backup', file });
    });
  }

  private backUpApart(file: string): Promise<string | undefined> {
    const workerData: BackupOrder = { database: this.options.file, file };
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./backupThread.ts', import.meta.url), { workerData });
      worker.once('message', resolve);
      worker.once('error', (error) => resolve(error.message));
    });
  }

  private post(request: Request): void {
    this.worker.postMessage(request);
  }

  private sendSoon(name: keyof Operations): void {
    const wait = name === 'appendToGame' ? this.pacing.waitOfMove(performance.now()) : 0;
    if (this.isDue) return;
    if (wait > 0) {
      this.timer ??= setTimeout(() => this.send(), wait);
      return;
    }
    this.isDue = true;
    setImmediate(() => this.send());
  }

  private send(): void {
    this.isDue = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.unsent.length === 0) return;
    this.pacing.sent(performance.now());
    const jobs = this.unsent;
    this.unsent = [];
    this.post({ type: 'jobs', jobs });
  }

  private receive(reply: Reply): void {
    if (reply.type === 'backup') this.backups.shift()?.(reply.detail);
    if (reply.type !== 'answers') return;
    this.commits++;
    this.operations += reply.answers.length;
    for (const answer of reply.answers) {
      const pending = this.pending.get(answer.id);
      this.pending.delete(answer.id);
      if (answer.type === 'done') pending?.resolve(answer.value);
      else if (answer.type === 'broken') pending?.reject(new Error(answer.detail));
      else {
        this.failures++;
        pending?.reject(new StorageFailure(answer.detail));
      }
    }
  }

  /** The thread is gone: what it was asked for is unknown. */
  private end(detail: string): void {
    this.ended ??= detail;
    this.failures += this.pending.size;
    for (const { reject } of this.pending.values()) reject(new StorageFailure(detail));
    this.pending.clear();
    for (const settle of this.backups.splice(0)) settle(detail);
  }
}
