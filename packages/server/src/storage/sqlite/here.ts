/** A database without a thread, for the operator's tools: they do one thing after the other and may wait for the disk. */
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '@kairo/engine';
import { StorageFailure, type StorageProblem } from '../failure.ts';
import type { Caller, Operations } from '../operations/operations.ts';
import { storesThrough } from '../stores.ts';
import type { ReadableStorage, ToolStorage } from '../toolStorage.ts';
import { writeBackup } from './backup.ts';
import { Connection } from './connection.ts';
import { Database, perform } from './database.ts';
import { problemOf } from './errors.ts';
import { checkMigrated } from './migrate.ts';
import { makeOperations } from './operations.ts';

type Perform = (name: keyof Operations, args: readonly unknown[]) => unknown;

function callerOf(run: Perform): Caller {
  return {
    call: async (name, ...args) => run(name, args) as ReturnType<Operations[typeof name]>,
  };
}

function missing(file: string): StorageProblem | undefined {
  return existsSync(file) ? undefined : { code: 'storage/failed', file, detail: 'there is no such file' };
}

/** Whether or not a server has it open. Changes are rejected. */
export function openToRead(file: string): Result<ReadableStorage, StorageProblem> {
  const absent = missing(file);
  if (absent !== undefined) return err(absent);
  let connection: Connection | undefined;
  try {
    const opened = new Connection({ file, isReadOnly: true });
    connection = opened;
    checkMigrated(opened);
    const operations = makeOperations(opened);
    const caller = callerOf((name, args) => opened.reading(() => perform(operations, { name, args })));
    return ok({
      ...storesThrough(caller),
      backup: (to) => writeBackup(opened.database, to),
      close: () => opened.close(),
    });
  } catch (error) {
    connection?.close();
    return err(problemOf(error, file));
  }
}

/** For one process alone: refused with `storage/in-use` while a server runs. */
export function openToChange(file: string, now: number): Result<ToolStorage, StorageProblem> {
  const absent = missing(file);
  if (absent !== undefined) return err(absent);
  const opened = Database.open({ file, openedAt: now });
  if (!opened.ok) return opened;
  const database = opened.value;
  const caller = callerOf((name, args) => {
    const [outcome] = database.commit([{ id: 1, name, args }]);
    if (outcome?.type === 'done') return outcome.value;
    throw new StorageFailure(outcome?.detail);
  });
  return ok({
    ...storesThrough(caller),
    close: () => database.close(),
  });
}
