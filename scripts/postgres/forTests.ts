/** A PostgreSQL server for the tests of a file, if its programs are there. */
import { afterAll } from 'vitest';
import { findPostgres, REMEDY } from './binaries.ts';
import { PostgresServer } from './server.ts';

const binaries = findPostgres();

/** For `skipIf`. */
export const hasPostgres = binaries !== undefined;
/** Part of a title, so that those who see it skipped know what to do. */
export const POSTGRES = hasPostgres ? 'PostgreSQL' : `PostgreSQL (${REMEDY})`;

/** Started when it is first asked for; ends with the tests of the file. */
export function postgresServer(settings: readonly string[] = []): () => Promise<PostgresServer> {
  let starting: Promise<PostgresServer> | undefined;
  afterAll(async () => (await starting)?.close());
  return () => {
    if (binaries === undefined) throw new Error(REMEDY);
    starting ??= PostgresServer.start({ binaries, settings });
    return starting;
  };
}
