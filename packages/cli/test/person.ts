/** People for tests: one who chooses by chance whatever is offered, line by line or on a terminal. */
import { stripVTControlCharacters } from 'node:util';
import { FastRandom } from '@kairo/engine';

const CLEAR = '\u001b[H\u001b[2J';

/** What the program has said since the last answer, or the page that it shows. */
function lastWords(said: string): string {
  const page = said.lastIndexOf(CLEAR);
  if (page >= 0) return stripVTControlCharacters(said.slice(page));
  const tail = said.slice(-6000);
  const at = tail.lastIndexOf('\n> ', tail.length - 4);
  return tail.slice(at < 0 ? 0 : at + 3);
}

/** Sites that a small board marks. */
function markedSites(lines: readonly string[]): string[] {
  return lines
    .filter((line) => /^ ?\d/.test(line))
    .flatMap((line, row) =>
      [...line.matchAll(/\[.\]/g)].map(
        ({ index }) => `${String.fromCharCode(97 + (index - 3) / 4)}${row + 1}`,
      ),
    );
}

/** Numbers that can be chosen, or the sites where those are listed or marked. */
function choices(words: string): string[] {
  const lines = words.split('\n');
  const question = lines.findLastIndex((line) => line.endsWith('helps)'));
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
    const words = lastWords(said);
    if (/(u takes it back\.\n> |Enter ends it\.\n> |go on\. |is looking\. )$/.test(words)) return enter;
    const offered = choices(words);
    const chosen = offered[random.below(offered.length)];
    if (chosen === undefined) throw new Error(`nothing to choose from:\n${words}`);
    return chosen + enter;
  };
}
