// The date and commit of a committed result.
import { commitAtHand as commitKnown } from '@kairo/arena';

/** The current commit, with a + if the working tree has changes. */
export function commitAtHand(): string {
  return commitKnown() ?? 'unknown';
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
