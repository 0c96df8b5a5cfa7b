/** Brings a database up to date, after a backup of what it was before. */
import { MIGRATION_TABLE, MIGRATIONS, type Migration, missingIn, SQLITE } from '../migrations.ts';
import { writeBackup } from './backup.ts';
import { type Connection, MEMORY } from './connection.ts';

function appliedTo({ database }: Connection): string[] {
  const table = database
    .prepare("select 1 from sqlite_master where type = 'table' and name = 'migration'")
    .get();
  if (table === undefined) return [];
  return database
    .prepare('select name from migration order by name')
    .all()
    .map(({ name }) => String(name));
}

/** Throws unless the database is as this release leaves it. */
export function checkMigrated(connection: Connection): void {
  if (missingIn(appliedTo(connection)).length > 0)
    throw new Error('it is of an older release: start the server once');
}

/** All missing migrations or none. */
export function migrate(
  connection: Connection,
  file: string,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): void {
  const applied = appliedTo(connection);
  const missing = missingIn(applied, migrations);
  const [next] = missing;
  if (next === undefined) return;
  const { database } = connection;
  if (applied.length > 0 && file !== MEMORY) {
    const time = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
    writeBackup(database, `${file}.before-${next.name}.${time}`);
  }
  connection.transaction(() => {
    database.exec(MIGRATION_TABLE);
    const remember = database.prepare('insert into migration (name, applied_at) values (?, ?)');
    for (const { name, statements } of missing) {
      for (const statement of statements(SQLITE)) database.exec(statement);
      remember.run(name, now);
    }
  });
}
