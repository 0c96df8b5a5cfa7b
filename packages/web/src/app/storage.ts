/** The browser's memory. It may be forbidden, full or broken: then the page forgets, and goes on. */

/** Who plays the game that was left: written by the table, read by the start page. */
export const SAVED_GAME = 'kairo.saved';

/** Undefined: nothing is kept here. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it worked. */
export function remember(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What was kept as JSON; undefined also if that is damaged. */
export function recallJson(key: string): unknown {
  const text = recall(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
