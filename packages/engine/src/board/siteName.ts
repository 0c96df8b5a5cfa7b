/** `c4`: columns are letters from west to east, rows numbers from north to south (R10). */
export function siteName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}
