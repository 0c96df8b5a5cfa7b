// When and of what a committed result was made.
import { commitAtHand as commitKnown } from '@kairo/arena';

/** The commit at hand, with a + if the tree has changes that it does not hold. */
export function commitAtHand(): string {
  return commitKnown() ?? 'unknown';
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
