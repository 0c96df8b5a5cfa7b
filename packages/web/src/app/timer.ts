/** The page's own clock: returns how to stop it. */
export function timer(run: () => void, milliseconds: number): () => void {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
}
