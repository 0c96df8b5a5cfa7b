// When and of what a committed result was made.
import { execFileSync } from 'node:child_process';

/** The commit at hand, with a + if the tree has changes that it does not hold. */
export function commitAtHand(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', '--', 'packages', 'bench') ? '+' : '')
    );
  } catch {
    return 'unknown';
  }
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
