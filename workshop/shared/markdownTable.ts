/** A Markdown table; `align` has an `l` or `r` for each column. */
export function markdownTable(
  head: readonly string[],
  align: string,
  rows: readonly (readonly string[])[],
): string {
  const rule = [...align].map((side) => (side === 'r' ? '--:' : '---'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
