/** The names of sites: columns are letters from west to east, rows numbers from north to south (R10), `c4`. */

export type SiteName = string;

/** The largest grid: a row of a set of sites keeps one unused column, and a packed move has 8 bits for a site. */
export const MAX_COLUMNS = 15;
export const MAX_ROWS = 15;

const FIRST_COLUMN = 'a'.charCodeAt(0);

export function columnName(column: number): string {
  return String.fromCharCode(FIRST_COLUMN + column);
}

/** Column and row count from 0. */
export function siteName(column: number, row: number): SiteName {
  return `${columnName(column)}${row + 1}`;
}

/** The inverse of `siteName`. */
export function gridOf(site: SiteName): [column: number, row: number] {
  return [site.charCodeAt(0) - FIRST_COLUMN, Number(site.slice(1)) - 1];
}

/** The name of a site of the largest grid, as part of a regular expression. */
export const SITE_FORM = '[a-o](?:1[0-5]|[1-9])';
const SITE = /* @__PURE__ */ new RegExp(`^${SITE_FORM}$`);

/** Whether some edition could have a site of this name. */
export function isSiteName(value: unknown): value is SiteName {
  return typeof value === 'string' && SITE.test(value);
}
