/** Splits the output of a terminal into pages. */
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';

export const TERMINAL = { columns: 80, rows: 24 };

/** The pages without control characters, each as it was before the next one. */
export function pagesOf(out: string): string[][] {
  const pages = out.slice(0, out.lastIndexOf('\u001b[?1049l')).split('\u001b[H\u001b[2J');
  return pages.map((page) => stripVTControlCharacters(page).trimEnd().split('\n'));
}

export function expectToFit(out: string, { columns, rows }: typeof TERMINAL): void {
  const pages = pagesOf(out);
  expect(pages.length).toBeGreaterThan(5);
  for (const lines of pages) {
    expect(lines.length).toBeLessThanOrEqual(rows);
    // The last line is the input line.
    for (const line of lines.slice(0, -1)) expect([...line].length).toBeLessThanOrEqual(columns);
  }
}
