/** A simulated user who answers every question at random, in plain output or on a terminal. */
import { stripVTControlCharacters } from 'node:util';
import { FastRandom } from '@kairo/engine';

const CLEAR = '\u001b[H\u001b[2J';

/** The output since the last answer, or the current page of a terminal. */
function currentText(said: string): string {
  const page = said.lastIndexOf(CLEAR);
  if (page >= 0) return stripVTControlCharacters(said.slice(page));
  const tail = said.slice(-6000);
  const at = tail.lastIndexOf('\n> ', tail.length - 4);
  return tail.slice(at < 0 ? 0 : at + 3);
}

/** The sites marked on a small board. */
function markedSites(lines: readonly string[]): string[] {
  return lines
    .filter((line) => /^ ?\d/.test(line))
    .flatMap((line, row) =>
      [...line.matchAll(/\[.\]/g)].map(
        ({ index }) => `${String.fromCharCode(97 + (index - 3) / 4)}${row + 1}`,
      ),
    );
}

/** The numbers or sites that can be chosen. */
function choices(text: string): string[] {
  const lines = text.split('\n');
  const question = lines.findLastIndex((line) => line.endsWith('help)'));
  const options = lines.slice(question + 1, -1);
  if (options.some((line) => line.includes('sites are marked'))) return markedSites(lines);
  const sites = options.join(' ').trim().split(/\s+/);
  if (sites.every((word) => /^[a-o]\d{1,2}$/.test(word))) return sites;
  return options.flatMap((line) =>
    [...line.matchAll(/(?:^| {2,})(\d+) /g)].map(([, number]) => number ?? ''),
  );
}

export function randomPerson(seed: string, enter = '\n'): (said: string) => string | undefined {
  const random = new FastRandom(seed);
  return (said) => {
    const text = currentText(said);
    if (/(u to undo\.\n> |to end your turn\.\n> |to continue\. |is looking\. )$/.test(text)) return enter;
    const offered = choices(text);
    const chosen = offered[random.below(offered.length)];
    if (chosen === undefined) throw new Error(`nothing to choose from:\n${text}`);
    return chosen + enter;
  };
}
