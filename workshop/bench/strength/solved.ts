/** How many tactical positions the bots solved, as stored by `npm run bench -- positions --keep`. */
import { readFileSync, writeFileSync } from 'node:fs';

export interface Solved {
  readonly date: string;
  readonly commit: string;
  readonly positions: number;
  /** By the bots' names. */
  readonly solved: { readonly [bot: string]: number };
}

const FILE = new URL('positions.json', import.meta.url);

export function readSolved(): Solved {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function keepSolved(solved: Solved): void {
  writeFileSync(FILE, `${JSON.stringify(solved, undefined, 2)}\n`);
}
