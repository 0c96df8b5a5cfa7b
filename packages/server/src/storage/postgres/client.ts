/** Carries operations out on PostgreSQL. */
import { createQueryId, PostgresQueryCompiler } from 'kysely';
import { StorageFailure } from '../failure.ts';
import type { Caller, Operations } from '../operations/operations.ts';
import type { Asked, Work } from '../operations/work.ts';
import type { StorageFigures } from '../storage.ts';
import { Appends } from './appends.ts';
import { Connections, type Session } from './connections.ts';
import { isTrouble, meaningOf } from './errors.ts';
import { operations, TOGETHER } from './operations.ts';

/** So that appends need not wait for anything else, they have connections of their own. */
const FOR_APPENDS = 2;
const FOR_OTHERS = 8;
/** How often an operation is carried out anew because another node did something at the same moment. */
const ATTEMPTS = 8;
/** Between two of them, in milliseconds. */
const LONGEST_PAUSE = 20;

export class Client implements Caller {
  private readonly connections: Connections;
  private readonly moving: Connections;
  private readonly appends: Appends;
  private readonly compiler = new PostgresQueryCompiler();
  private readonly pending = new Set<Promise<unknown>>();
  private isClosed = false;
  private readonly counts = { operations: 0, commits: 0, failures: 0 };

  constructor(url: string, { isReadOnly = false }: { readonly isReadOnly?: boolean } = {}) {
    this.connections = new Connections({ url, most: FOR_OTHERS, isReadOnly });
    this.moving = new Connections({ url, most: FOR_APPENDS, isReadOnly });
    this.appends = new Appends(this.moving, () => {
      this.counts.commits++;
    });
  }

  get figures(): StorageFigures {
    return { waiting: this.pending.size, ...this.counts };
  }

  async call<Name extends keyof Operations>(
    name: Name,
    ...args: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>> {
    if (this.isClosed) throw new StorageFailure('the storage is closed');
    const done = this.perform(name, args);
    this.pending.add(done);
    try {
      // By name what the operation returns.
      const result = (await done) as ReturnType<Operations[Name]>;
      this.counts.operations++;
      return result;
    } catch (error) {
      const meaning = meaningOf(error);
      if (meaning instanceof StorageFailure) this.counts.failures++;
      throw meaning;
    } finally {
      this.pending.delete(done);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.pending);
    await Promise.all([this.connections.close(), this.moving.close()]);
  }

  private perform(name: keyof Operations, args: readonly unknown[]): Promise<unknown> {
    if (name === 'appendToGame') {
      return this.appends.append(...(args as Parameters<Operations['appendToGame']>));
    }
    const begin = operations[name] as (...args: readonly unknown[]) => Work<unknown>;
    return this.carryOut(() => begin(...args), TOGETHER.has(name));
  }

  private async carryOut<T>(begin: () => Work<T>, isTogether: boolean): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.connections.use((session) =>
          isTogether
            ? session.transaction(() => this.drive(session, begin(), Number.POSITIVE_INFINITY))
            : this.drive(session, begin(), 1),
        );
      } catch (error) {
        if (!isTrouble(error, 'race') || attempt === ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE * attempt));
      } finally {
        this.counts.commits++;
      }
    }
  }

  private async drive<T>(session: Session, work: Work<T>, most: number): Promise<T> {
    let asked = 0;
    let step = work.next();
    while (step.done !== true) {
      if (++asked > most) throw new Error('an operation of several statements needs a transaction');
      step = work.next(await session.ask(this.compiled(step.value)));
    }
    return step.value;
  }

  private compiled({ node }: Asked): { readonly sql: string; readonly values: readonly unknown[] } {
    const { sql, parameters } = this.compiler.compileQuery(node, createQueryId());
    return { sql, values: parameters };
  }
}
