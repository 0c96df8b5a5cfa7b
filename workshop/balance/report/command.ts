/** `npm run balance -- report`: makes the tables and charts of docs/balance.md from the collected data. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from '../../../scripts/commandLine.ts';
import { insertTables } from '../../shared/insertTables.ts';
import { readCollected } from '../collect/results.ts';
import { LEVEL } from '../collect/settings.ts';
import { readLengths } from '../length/lengths.ts';
import { lengthTable } from '../length/table.ts';
import { readFindings } from '../presets/findings.ts';
import { plots } from './plots.ts';
import { tables } from './tables.ts';

const docs = (name: string): URL => new URL(`../../../docs/${name}`, import.meta.url);

/** Every file of the report with its contents. */
export function reportFiles(): ReadonlyMap<URL, string> {
  const collected = readCollected();
  const report = docs('balance.md');
  const text = insertTables(readFileSync(report, 'utf8'), {
    ...tables(collected, readFindings()),
    duration: lengthTable(readLengths()),
  });
  const drawn = collected.filter(
    ({ edition, start, changed, level }) =>
      level === LEVEL && edition === 'cairo' && start === 'variable' && changed === undefined,
  );
  const pictures = Object.entries(plots(drawn));
  return new Map([
    [report, text],
    ...pictures.map(([name, picture]) => [docs(`images/balance-${name}.svg`), picture] as const),
  ]);
}

export function reportCommand(args: readonly string[]): void {
  readOptions({}, args);
  const files = reportFiles();
  for (const [file, text] of files) writeFileSync(file, text);
  console.log(`wrote docs/balance.md and ${files.size - 1} charts in docs/images`);
}
