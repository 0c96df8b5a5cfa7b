/** docs/operations.md has the options of the server as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP } from '@kairo/server';
import { expect, test } from 'vitest';

const DOCUMENT = join(import.meta.dirname, '../../../docs/operations.md');
const TABLE = /<!-- options -->[\s\S]*<!-- \/options -->/;
const OPTION = /^ {2}(--[\w-]+ [A-Z]+) +(.+)\n +or ([A-Z_]+); default: (.+)$/gm;

test('the table of options is that of --help', () => {
  const rows = [...HELP.matchAll(OPTION)].map(
    ([, flag, help, variable, usual]) => `| \`${flag}\` | \`${variable}\` | ${help} | ${usual} |`,
  );
  expect(rows.length).toBe(HELP.match(/^ {2}--/gm)?.length);
  const table = ['| option | variable | meaning | default |', '|---|---|---|---|', ...rows].join('\n');
  const block = `<!-- options -->\n${table}\n<!-- /options -->`;
  const document = readFileSync(DOCUMENT, 'utf8');
  // To update the document: KAIRO_WRITE_DOCS=1 npm run vitest -- run operations
  if (process.env['KAIRO_WRITE_DOCS'] === undefined) expect(TABLE.exec(document)?.[0]).toBe(block);
  else
    writeFileSync(
      DOCUMENT,
      document.replace(TABLE, () => block),
    );
});
