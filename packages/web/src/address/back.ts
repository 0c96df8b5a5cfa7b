/**
 * Back closes what is open before it leaves the page. Whatever is open has a history entry of its own at the same
 * address, numbered from 1 in its state.
 */

interface Opened {
  readonly close: () => void;
}

/** The one on top comes last. */
const opened: Opened[] = [];

/** The page goes back by itself, over the entries of what has been closed. */
let isReturning = false;

/** The number of the current entry; 0 is the page itself. */
export function openEntry(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'open' in state ? Number(state.open) : 0;
}

/** Back calls `close`; the returned function says that it has been closed in any way. */
export function closeOnBack(close: () => void): () => void {
  const entry: Opened = { close };
  opened.push(entry);
  // Not at once: often one dialog replaces another.
  queueMicrotask(settle);
  return () => {
    const index = opened.indexOf(entry);
    if (index < 0) return;
    opened.splice(index, 1);
    queueMicrotask(settle);
  };
}

export function followBack(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  // After a reload, nothing is open.
  settle();
}

function follow(): void {
  if (isReturning) isReturning = false;
  else while (opened.length > openEntry()) opened.pop()?.close();
  settle();
}

/** Adds the entries that are missing, or leaves those that are not needed. */
function settle(): void {
  if (isReturning) return;
  const current = openEntry();
  for (let number = current + 1; number <= opened.length; number++) history.pushState({ open: number }, '');
  if (current > opened.length) {
    isReturning = true;
    history.go(opened.length - current);
  }
}
