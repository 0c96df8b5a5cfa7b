/** Inserts generated tables into a hand-written text, each between two comments with its name. */

export function insertTables(text: string, tables: { readonly [name: string]: string }): string {
  let result = text;
  for (const [name, table] of Object.entries(tables)) {
    const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [start, end] = [result.indexOf(from), result.indexOf(to)];
    if (start < 0 || end < start) throw new Error(`the text has no place for ${name}: ${from} … ${to}`);
    result = `${result.slice(0, start + from.length)}\n${table}\n${result.slice(end)}`;
  }
  return result;
}
