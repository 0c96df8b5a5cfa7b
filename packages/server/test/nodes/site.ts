/** Several nodes of one site in one process, on loopback, with a storage and a bus that can fail for each of them. */
import { readOptions, type ServerOptions, startServer } from '@kairo/server';
import type { Bus, News } from '../../src/nodes/bus.ts';
import type { Clock } from '../../src/play/clock.ts';
import { StorageFailure } from '../../src/storage/failure.ts';
import type { ServerStorage } from '../../src/storage/storage.ts';
import type { Site } from '../online/serving.ts';
import { freshFile, opened } from '../storage/opened.ts';

/** Works; rejects before anything is done, or after; answers no more until it works again. */
type Line = 'up' | 'failing' | 'failing after' | 'frozen';

/** What a node has of the storage. */
export class Handle {
  line: Line = 'up';
  /** Calls, by name, that a test wants to hold back: each waits until it is called. */
  hold: ((name: string) => Promise<void> | undefined) | undefined;
  readonly storage: ServerStorage;
  private waiting: (() => void)[] = [];

  constructor(storage: ServerStorage) {
    const { figures: _, ...stores } = storage;
    const guarded = Object.entries(stores).map(([name, store]) => [
      name,
      typeof store === 'function' ? store : this.guard(name, store),
    ]);
    this.storage = {
      ...(Object.fromEntries(guarded) as Omit<ServerStorage, 'figures'>),
      get figures() {
        return storage.figures;
      },
    };
  }

  set(line: Line): void {
    this.line = line;
    if (line === 'frozen') return;
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  private guard(name: string, store: object): object {
    return new Proxy(store, {
      get: (target, key) => {
        const call = Reflect.get(target, key);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) => this.call(`${name}.${String(key)}`, () => call.apply(target, args));
      },
    });
  }

  private async call(name: string, work: () => Promise<unknown>): Promise<unknown> {
    await this.hold?.(name);
    while (this.line === 'frozen') await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.line === 'failing') throw new StorageFailure('the database is gone');
    const result = await work();
    if (this.line === 'failing after') throw new StorageFailure('the database is gone');
    return result;
  }
}

/** Connects the nodes of a process, by itself or with a real bus. */
export class Hub {
  /** Nothing reaches anyone while it is down. */
  isUp = true;
  private readonly ends = new Set<(news: News) => void>();

  join(real?: Bus): Bus {
    let own: ((news: News) => void) | undefined;
    return {
      publish: (news) => {
        real?.publish(news);
        if (!this.isUp || real !== undefined) return;
        for (const end of this.ends) if (end !== own) setImmediate(end, news);
      },
      listen: (listener) => {
        own = listener;
        this.ends.add(listener);
        real?.listen((news) => this.isUp && listener(news));
      },
      close: async () => {
        if (own !== undefined) this.ends.delete(own);
        await real?.close();
      },
    };
  }
}

/** What the nodes of a site share. */
export interface Backing {
  /** For one node; not to be closed by it if others have the same. */
  readonly open: () => Promise<ServerStorage>;
  readonly bus?: (node: string) => Bus;
  /** After all nodes. */
  readonly close: () => Promise<void>;
}

/** One storage for all, in a file. */
async function sqliteBacking(): Promise<Backing> {
  const storage = await opened(freshFile());
  return {
    open: async () => ({
      ...storage,
      get figures() {
        return storage.figures;
      },
      close: async () => undefined,
    }),
    close: () => storage.close(),
  };
}

export interface Node extends Site {
  readonly handle: Handle;
}

export interface TestSite {
  readonly nodes: readonly [Node, Node];
  readonly hub: Hub;
  /** Without faults. */
  readonly storage: ServerStorage;
  readonly close: () => Promise<void>;
}

export interface SiteWishes {
  readonly backing?: () => Promise<Backing>;
  readonly clock?: Clock;
  readonly options?: Partial<ServerOptions>;
}

export async function siteOf({
  backing: makeBacking = sqliteBacking,
  clock,
  options = {},
}: SiteWishes = {}): Promise<TestSite> {
  const backing = await makeBacking();
  const hub = new Hub();
  const start = async (name: string): Promise<Node> => {
    const bus = hub.join(backing.bus?.(name));
    return startNode(await backing.open(), bus, { clock, options });
  };
  const nodes: readonly [Node, Node] = [await start('first'), await start('second')];
  const storage = await backing.open();
  return {
    nodes,
    hub,
    storage,
    close: async () => {
      for (const { handle } of nodes) handle.set('up');
      for (const node of nodes) await node.close();
      await storage.close();
      await backing.close();
    },
  };
}

async function startNode(
  storage: ServerStorage,
  bus: Bus,
  { clock, options }: { readonly clock: Clock | undefined; readonly options: Partial<ServerOptions> },
): Promise<Node> {
  const args = ['--data', ':memory:', '--host', '127.0.0.1', '--port', '0', '--log-level', 'silent'];
  const usual = readOptions(args, {});
  if (usual === 'help') throw new Error('no options');
  const handle = new Handle(storage);
  const tools = { files: new Map(), shared: { storage: handle.storage, bus }, ...(clock && { clock }) };
  const server = await startServer({ ...usual, ...options }, tools);
  if (!server.ok) throw new Error(JSON.stringify(server.error));
  return { ...server.value, handle, origin: `http://127.0.0.1:${server.value.port}` };
}
