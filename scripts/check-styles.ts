// No selector matches any element by position alone, like `.row > :nth-child(2)` or `* + *`: with such a selector the
// browser restyles all siblings whenever an element is added or removed.
import { globSync, readFileSync } from 'node:fs';

const ANY_BY_PLACE = /(?:^|[\s>+~,])\*?:(?:nth-|first-|last-|only-)|[+~]\s*\*/;

/** The lines of the sheet with comments and declarations blanked, so that line numbers stay the same. */
function selectorsOf(sheet: string): readonly string[] {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  return sheet
    .replaceAll(/\/\*.*?\*\//gs, blank)
    .replaceAll(/\{[^{}]*\}/g, blank)
    .split('\n');
}

const sheets = globSync('packages/web/src/styles/**/*.css');
const found = sheets.flatMap((sheet) =>
  selectorsOf(readFileSync(sheet, 'utf8')).flatMap((line, i) =>
    ANY_BY_PLACE.test(line)
      ? [`${sheet}:${i + 1} selects by position alone, without an element or class: ${line.trim()}`]
      : [],
  ),
);
for (const line of found) console.error(line);
if (sheets.length === 0) console.error('there are no style sheets to check');
process.exitCode = found.length > 0 || sheets.length === 0 ? 1 : 0;
