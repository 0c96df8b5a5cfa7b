import { MAX_COLUMNS, MAX_ROWS } from './edition.ts';

/** `c4`: columns are letters from west to east, rows numbers from north to south (R10). */
export function siteName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Counted from 0, the other way round. */
export function gridOf(site: string): [column: number, row: number] {
  return [site.charCodeAt(0) - 97, Number(site.slice(1)) - 1];
}

const LAST_COLUMN = siteName(MAX_COLUMNS - 1, 0).charAt(0);
const ROWS = Array.from({ length: MAX_ROWS }, (_, row) => row + 1).join('|');

/** The name of a site of the largest grid, as a part of a regular expression. */
export const SITE_FORM = `[a-${LAST_COLUMN}](?:${ROWS})`;

const SITE = new RegExp(`^${SITE_FORM}$`);

/** Whether some edition could have a site of this name. */
export function isSiteName(text: string): boolean {
  return SITE.test(text);
}
