/** Layout of text that may contain colour codes, by its visible width. */
import { stripVTControlCharacters } from 'node:util';

/** Longer lines of prose are hard to read. */
export const MAX_PROSE = 100;

export function visibleWidth(text: string): number {
  return [...stripVTControlCharacters(text).normalize('NFC')].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - visibleWidth(text))) + text;
}

/** Cuts plain text to at most `width` characters. */
export function shorten(text: string, width: number): string {
  const letters = [...text.normalize('NFC')];
  return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`;
}

/** Breaks between words; continuation lines are indented. A colour code must not span several words. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const [start = ''] = /^ */.exec(text) ?? [];
  let line = '';
  for (const word of text.trimStart().split(' ')) {
    const longer = line === '' ? start + word : `${line} ${word}`;
    if (line.trim() !== '' && visibleWidth(longer) > width) {
      lines.push(line.trimEnd());
      line = start + indent + word;
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
}

/** Puts two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(visibleWidth));
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => {
    const line = right[i] ?? '';
    return line === '' ? (left[i] ?? '') : padEnd(left[i] ?? '', width + gap) + line;
  });
}

/** Arranges short items in as many columns as fit, row by row. */
export function inColumns(items: readonly string[], width: number, gap = 2): string[] {
  const column = Math.max(1, ...items.map(visibleWidth)) + gap;
  const perLine = Math.max(1, Math.floor((width + gap) / column));
  const lines: string[] = [];
  for (let i = 0; i < items.length; i += perLine) {
    const line = items.slice(i, i + perLine);
    lines.push(line.map((item, n) => (n === line.length - 1 ? item : padEnd(item, column))).join(''));
  }
  return lines;
}

/** Formats rows of cells; the columns in `right` are aligned to the right. */
export function table(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  gap = 2,
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, visibleWidth(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i] ?? 0) : padEnd(cell, widths[i] ?? 0)))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}
