/** Identifies the code that played a match, so that results of different versions are not mixed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isSource = import.meta.filename.endsWith('.ts');
const PACKAGES = join(import.meta.dirname, '../../..');
/** What the course of a game depends on: the rules, the bots, and how the arena plays games. */
const PLAYING = [
  'engine/{src,editions}/**/*.{ts,json}',
  'bots/src/**/*.{ts,json}',
  'arena/src/{outside,players,games}/**/*.ts',
];
/** What counts as a local change to the commit: code and its configuration, but not results, which change meanwhile. */
const CODE = ['*.ts', 'packages/*.json', 'package-lock.json'];

let digest: string | undefined;

/** Of the files as they were at the first call, even if they change while the process runs. */
export function programDigest(): string {
  digest ??= digestOfFiles();
  return digest;
}

function digestOfFiles(): string {
  const hash = createHash('sha256');
  for (const file of playingFiles()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The files in the digest, sorted. In a bundle, all of it. */
export function playingFiles(): string[] {
  const [folder, files] = isSource ? [PACKAGES, PLAYING] : [import.meta.dirname, '*.mjs'];
  return globSync(files, { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
}

/** Followed by `+` if there are uncommitted changes. Undefined in a bundle, and outside of a git checkout. */
export function commitAtHand(): string | undefined {
  if (!isSource) return undefined;
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: join(PACKAGES, '..'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', ...CODE) ? '+' : '');
  } catch {
    return undefined;
  }
}
