// Finds Chromium. On Debian it is installed if it is missing and the user is root; otherwise the error says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** So that Chromium starts as root, and makes no requests of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function find(): string | undefined {
  return [process.env['CHROMIUM'], ...KNOWN].find((path) => path !== undefined && existsSync(path));
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error('kairo: installing chromium by apt-get, once …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return run('update', '-q') && run('install', '-q', '-y', '--no-install-recommends', 'chromium');
}

export function chromium(): string {
  const found = find() ?? (install() ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'the browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM to its path',
  );
}
