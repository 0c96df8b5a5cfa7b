/** Which program plays: results of two different ones must not get mixed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isSource = import.meta.filename.endsWith('.ts');
const PACKAGES = join(import.meta.dirname, '../../..');
/** What a game's course depends on: the rules, the bots, and how the arena deals, seats and asks them. */
const PLAYING = [
  'engine/{src,editions}/**/*.{ts,json}',
  'bots/src/**/*.{ts,json}',
  'arena/src/{outside,players,games}/**/*.ts',
];
/** What results are made by; not results themselves, which change while they are made. */
const MAKING = ['*.ts', 'packages/*.json', 'package-lock.json'];

let digest: string | undefined;

/** Changes whenever what plays does; a bundle is a few files, and changes as a whole. */
export function programDigest(): string {
  digest ??= digestOfFiles(); // as it was when this process began, whatever becomes of the files meanwhile
  return digest;
}

function digestOfFiles(): string {
  const hash = createHash('sha256');
  for (const file of playingFiles()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Those that the digest is of, in an order of their own. */
export function playingFiles(): string[] {
  const [folder, files] = isSource ? [PACKAGES, PLAYING] : [import.meta.dirname, '*.mjs'];
  return globSync(files, { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
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
