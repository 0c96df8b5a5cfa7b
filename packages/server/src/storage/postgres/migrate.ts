/** Brings a database up to date. Of nodes that start at the same time one does it, and the others wait for it. */
import { MIGRATION_TABLE, MIGRATIONS, type Migration, missingIn, POSTGRES } from '../migrations.ts';
import type { Session } from './connections.ts';

/** Held by the one that migrates; its number is arbitrary. */
const MIGRATION_LOCK = 2_718_281;
/** A large table takes its time. */
const LONGEST_MIGRATION = 30 * 60_000;

/** All missing migrations or none. */
export async function migrate(
  session: Session,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const within = LONGEST_MIGRATION;
  await session.transaction(async () => {
    for (const setting of ['lock_timeout', 'statement_timeout'])
      await session.ask({ sql: `set local ${setting} = ${LONGEST_MIGRATION}` });
    await session.ask({ sql: `select pg_advisory_xact_lock(${MIGRATION_LOCK})`, within });
    const applied = await appliedTo(session);
    const missing = missingIn(applied, migrations);
    if (missing.length === 0) return;
    await session.ask({ sql: MIGRATION_TABLE });
    for (const { name, statements } of missing) {
      for (const sql of statements(POSTGRES)) await session.ask({ sql, within });
      await session.ask({
        sql: 'insert into migration (name, applied_at) values ($1, $2)',
        values: [name, now],
      });
    }
  });
}

export async function appliedTo(session: Session): Promise<string[]> {
  const { rows } = await session.ask({ sql: "select to_regclass('migration')::text as found" });
  if ((rows[0] as { readonly found: string | null }).found === null) return [];
  const { rows: names } = await session.ask({ sql: 'select name from migration order by name' });
  return (names as { readonly name: string }[]).map(({ name }) => name);
}
