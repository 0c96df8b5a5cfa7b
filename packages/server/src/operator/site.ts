/** Where a site keeps its games, and how the operator's tools open it. */
import type { Result } from '@kairo/engine';
import { databaseIn } from '../config/dataFiles.ts';
import type { StorageProblem } from '../storage/failure.ts';
import * as postgres from '../storage/postgres/tools.ts';
import * as sqlite from '../storage/sqlite/here.ts';
import type { ReadableStorage, ToolStorage } from '../storage/toolStorage.ts';

export interface Site {
  /** The data folder. */
  readonly folder: string;
  /** The address of a PostgreSQL database, if games are kept there. */
  readonly database: string | undefined;
}

/** Whether or not servers use it. Changes are rejected. */
export async function openToRead({
  folder,
  database,
}: Site): Promise<Result<ReadableStorage, StorageProblem>> {
  return database === undefined ? sqlite.openToRead(databaseIn(folder)) : postgres.openToRead(database);
}

/** A file is refused with `storage/in-use` while a server runs. */
export async function openToChange(
  { folder, database }: Site,
  now: number,
): Promise<Result<ToolStorage, StorageProblem>> {
  return database === undefined
    ? sqlite.openToChange(databaseIn(folder), now)
    : postgres.openToChange(database);
}
