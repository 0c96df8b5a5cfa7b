// No selector tells a part by its place alone, like `.row > :nth-child(2)` or `* + *`: any element could be meant, so that
// the browser works out the style of everything around anew whenever an element comes or goes.
import { globSync, readFileSync } from 'node:fs';

const ANY_BY_PLACE = /(?:^|[\s>+~,])\*?:(?:nth-|first-|last-|only-)|[+~]\s*\*/;

/** Comments and declarations become blank, so that lines keep their numbers. */
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
      ? [`${sheet}:${i + 1} names no element or class beside a place: ${line.trim()}`]
      : [],
  ),
);
for (const line of found) console.error(line);
if (sheets.length === 0) console.error('there are no style sheets to check');
process.exitCode = found.length > 0 || sheets.length === 0 ? 1 : 0;
