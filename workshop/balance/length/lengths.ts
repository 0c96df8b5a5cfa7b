/** The file with the lengths of games. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Start } from '@kairo/engine';

export interface Length {
  readonly edition: string;
  readonly start: Start;
  readonly players: number;
  /** Who played all seats but the stand-in's. */
  readonly rivals: string;
  readonly games: number;
  /** Of all seats together, with the stalls placed during set-up: the mean, and 10 and 90 % of the games. */
  readonly turns: number;
  readonly low: number;
  readonly high: number;
}

export interface Lengths {
  readonly seed: string;
  readonly date: string;
  readonly commit?: string;
  readonly lengths: readonly Length[];
}

const FILE = new URL('../length.json', import.meta.url);

export function readLengths(): Lengths {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** One line per set-up, to keep diffs small. */
export function keepLengths({ lengths, ...origin }: Lengths): void {
  const rows = lengths.map((length) => JSON.stringify(length)).join(',\n');
  writeFileSync(FILE, `${JSON.stringify(origin).slice(0, -1)},"lengths":[\n${rows}\n]}\n`);
}
