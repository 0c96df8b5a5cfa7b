/** The file with the data of the report. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Tally } from './tally.ts';

export interface Collected {
  readonly name: string;
  readonly edition: string;
  readonly players: number;
  readonly start: string;
  readonly changed?: string;
  readonly level: string;
  readonly iterations: number;
  readonly seed: string;
  readonly date: string;
  readonly commit?: string;
  /** A digest of the code that played, as in the arena's files. */
  readonly program: string;
  readonly tally: Tally;
}

const FILE = new URL('../results.json', import.meta.url);

export function readCollected(): Collected[] {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
}

/** Replaces earlier results of the same setting and level. One line per setting, to keep diffs small. */
export function keepCollected(news: Collected, order: readonly string[]): void {
  const others = readCollected().filter(({ name, level }) => name !== news.name || level !== news.level);
  const place = ({ name }: Collected): number => order.indexOf(name);
  const all = [...others, news]
    .filter((collected) => place(collected) >= 0)
    .sort((a, b) => place(a) - place(b) || b.level.localeCompare(a.level));
  writeFileSync(FILE, `[\n${all.map((collected) => JSON.stringify(rounded(collected))).join(',\n')}\n]\n`);
}

/** Fractions of shared victories do not need sixteen digits. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(3));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rounded(part)]));
}
