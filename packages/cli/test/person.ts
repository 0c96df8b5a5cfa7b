/** People for tests: one who chooses by chance whatever is offered, in the line-based game. */

import { stripVTControlCharacters } from 'node:util';
import { FastRandom } from '@kairo/engine';

/** What the program has said since the last answer. */
function lastWords(said: string): string {
  const tail = stripVTControlCharacters(said.slice(-6000));
  const at = tail.lastIndexOf('\n> ', tail.length - 4);
  return tail.slice(at < 0 ? 0 : at + 3);
}

/** Numbers that can be chosen, or the sites where those are listed. */
function choices(words: string): string[] {
  const lines = words.split('\n');
  const question = lines.findLastIndex((line) => line.includes('? ('));
  const options = lines.slice(question + 1, -1).filter((line) => !line.endsWith('helps)'));
  const sites = options.join(' ').trim().split(/\s+/);
  if (sites.every((word) => /^[a-o]\d{1,2}$/.test(word))) return sites;
  return options.flatMap((line) =>
    [...line.matchAll(/(?:^| {2,})(\d+) /g)].map(([, number]) => number ?? ''),
  );
}

export function randomPerson(seed: string): (said: string) => string | undefined {
  const random = new FastRandom(seed);
  return (said) => {
    const words = lastWords(said);
    if (/(u takes it back\.\n> |Enter goes on\.\n> |go on\. |is looking\. )$/.test(words)) return '\n';
    const offered = choices(words);
    const chosen = offered[random.below(offered.length)];
    if (chosen === undefined) throw new Error(`nothing to choose from:\n${words}`);
    return `${chosen}\n`;
  };
}
