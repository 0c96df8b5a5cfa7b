/** The browser's local storage. If it is blocked, full or damaged, the page goes on without it. */

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the text was stored. */
export function remember(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is nothing to be forgotten.
  }
}

/** Undefined if there is nothing, or nothing that can be parsed. */
export function recallJson(key: string): unknown {
  const text = recall(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
