// Fingerprints of a build's inputs, so that nothing is built twice.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';

/** A hash of the files that the patterns match, and of the lock file. */
export function fingerprint(...patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = new Set(globSync(['package-lock.json', ...patterns]).sort());
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export function isStale(stamp: string, wanted: string): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
}
