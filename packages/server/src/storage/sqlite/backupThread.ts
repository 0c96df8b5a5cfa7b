/** Backs up a database from a thread of its own, which only reads: the thread that commits need not wait for it. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { writeBackup } from './backup.ts';
import { detailOf } from './errors.ts';

export interface BackupOrder {
  readonly database: string;
  readonly file: string;
}

const { database, file }: BackupOrder = workerData;
/** Why it failed, if it did. */
let detail: string | undefined;
try {
  const connection = new DatabaseSync(database, { readOnly: true });
  try {
    writeBackup(connection, file);
  } finally {
    connection.close();
  }
} catch (error) {
  detail = detailOf(error);
}
parentPort?.postMessage(detail);
