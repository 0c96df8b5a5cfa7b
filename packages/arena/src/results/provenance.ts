/** Which program plays: results of two different ones must not get mixed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isSource = import.meta.filename.endsWith('.ts');
const PACKAGES = join(import.meta.dirname, '../../..');
/** What a game's course depends on. */
const PLAYING = '{engine,bots}/{src,editions}/**/*.{ts,json}';
/** What results are made by; not results themselves, which change while they are made. */
const MAKING = ['*.ts', 'packages/*.json', 'package-lock.json'];

let digest: string | undefined;

/** Changes whenever the rules or the bots do; a bundle is a few files, and changes as a whole. */
export function programDigest(): string {
  digest ??= digestOfFiles(); // as it was when this process began, whatever becomes of the files meanwhile
  return digest;
}

function digestOfFiles(): string {
  const hash = createHash('sha256');
  const files = isSource
    ? globSync(PLAYING, { cwd: PACKAGES }).map((file) => join(PACKAGES, file))
    : globSync('*.mjs', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** With a + if there are changes that the commit does not hold; only the sources know of commits. */
export function commitAtHand(): string | undefined {
  if (!isSource) return undefined;
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: join(PACKAGES, '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', ...MAKING) ? '+' : '');
  } catch {
    return undefined;
  }
}
