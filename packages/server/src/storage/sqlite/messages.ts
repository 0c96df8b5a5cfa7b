/** What the owner of the thread and the thread say to each other. */
import type { StorageProblem } from '../failure.ts';
import type { Operations } from '../operations/operations.ts';
import type { ConnectionOptions } from './connection.ts';

export interface ThreadOptions extends ConnectionOptions {
  /** For the name of a backup before a migration, and the time of the migration. */
  readonly openedAt: number;
}

export interface Job {
  readonly id: number;
  readonly name: keyof Operations;
  readonly args: readonly unknown[];
}

export type Request =
  | { readonly type: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly type: 'backup'; readonly file: string }
  | { readonly type: 'close' };

/** `failed`: unknown whether it was done. `broken`: certainly not done, and a fault of the program. */
export type Outcome =
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'failed'; readonly detail: string }
  | { readonly type: 'broken'; readonly detail: string };

export type Reply =
  | { readonly type: 'open' }
  | { readonly type: 'refused'; readonly problem: StorageProblem }
  /** Of one commit. */
  | { readonly type: 'answers'; readonly answers: readonly (Outcome & { readonly id: number })[] }
  | { readonly type: 'backup'; readonly detail: string | undefined };
