/** A store whose answers a test holds back, or which fails when a test says so. */
import {
  type Addition,
  type Appended,
  type GameHeader,
  type GameStore,
  type ListedGame,
  MemoryStore,
  type Snapshot,
  type StoredGame,
} from '../src/index.ts';

type Operation = 'append' | 'read' | 'load';

/** `lost`: it fails, and nothing was stored. `unacknowledged`: it was stored, but fails all the same. */
export type Fault = 'lost' | 'unacknowledged';

export class HeldStore implements GameStore {
  /** What is held back until `release`. */
  readonly holds = new Set<Operation>();
  readonly faults = new Map<Operation, Fault>();
  readonly appended: Addition[] = [];
  private readonly inner: GameStore;
  private held: (() => void)[] = [];

  constructor(inner: GameStore = new MemoryStore()) {
    this.inner = inner;
  }

  /** How many operations are held back. */
  get waiting(): number {
    return this.held.length;
  }

  /** Releases everything that was held back, and holds nothing from now on. */
  release(): void {
    this.holds.clear();
    const held = this.held;
    this.held = [];
    for (const goOn of held) goOn();
  }

  create(header: GameHeader, first: Addition & { readonly snapshot: Snapshot }): Promise<boolean> {
    return this.inner.create(header, first);
  }

  load(id: string, tail: number): Promise<StoredGame | undefined> {
    return this.run('load', () => this.inner.load(id, tail));
  }

  read(id: string, after: number, upTo: number): Promise<readonly unknown[]> {
    return this.run('read', () => this.inner.read(id, after, upTo));
  }

  append(id: string, expected: Parameters<GameStore['append']>[1], addition: Addition): Promise<Appended> {
    this.appended.push(addition);
    return this.run('append', () => this.inner.append(id, expected, addition));
  }

  list(): Promise<readonly ListedGame[]> {
    return this.inner.list();
  }

  remove(id: string): Promise<void> {
    return this.inner.remove(id);
  }

  private async run<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    if (this.holds.has(operation)) await new Promise<void>((goOn) => this.held.push(goOn));
    const fault = this.faults.get(operation);
    if (fault === 'lost') throw new Error(`${operation} failed`);
    const result = await work();
    if (fault === 'unacknowledged') throw new Error(`${operation} failed`);
    return result;
  }
}
