// Finds the programs of PostgreSQL. On Debian they are installed if they are missing and the user is root; no server is
// started for the whole machine.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** How to get them; printed when tests are skipped. */
export const REMEDY =
  'the tests of PostgreSQL need its programs: install them (on Debian: apt-get install postgresql), or set POSTGRES_BIN to their folder';

const NAMES = ['initdb', 'postgres', 'pg_ctl'];

/** The folder, if they are there. */
export function findPostgres(): string | undefined {
  const versions = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionIn(b) - versionIn(a));
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [process.env['POSTGRES_BIN'], ...versions, configured].find(
    (folder) => folder !== undefined && NAMES.every((name) => existsSync(join(folder, name))),
  );
}

function versionIn(folder: string): number {
  return Number(/\d+/.exec(folder)?.[0]);
}

/** Returns whether they are there now. */
export function installPostgres(): boolean {
  if (findPostgres() !== undefined) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error('kairo: installing postgresql by apt-get, once …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const install = (name: string): boolean => run('install', '-q', '-y', '--no-install-recommends', name);
  if (!run('update', '-q') || !install('postgresql-common')) return false;
  // Otherwise the package would create a database for the machine, and start it.
  appendFileSync('/etc/postgresql-common/createcluster.conf', '\ncreate_main_cluster = false\n');
  return install('postgresql') && findPostgres() !== undefined;
}
