/** Enough of a digest to see that two differ. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}
