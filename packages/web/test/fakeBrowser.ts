/** Stand-ins for the parts of a browser that modules use outside of a page, for tests on Node. */
import { vi } from 'vitest';

/** A local storage with this content; returns it, with later changes. */
export function fakeStorage(kept: { readonly [key: string]: string } = {}): Map<string, string> {
  const memory = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => memory.set(key, text),
    removeItem: (key: string) => memory.delete(key),
  });
  return memory;
}

/** A browser that blocks local storage. */
export function blockedStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

/** Media queries that contain one of `wishes` match; the returned function changes the wishes. */
export function fakeDevice(...wishes: readonly string[]): (...next: readonly string[]) => void {
  let current = wishes;
  const listeners: (() => void)[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return current.some((wish) => query.includes(wish));
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  }));
  return (...next) => {
    current = next;
    for (const listener of listeners) listener();
  };
}
