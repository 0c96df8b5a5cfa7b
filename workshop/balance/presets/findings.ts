/** The file with the presets that were found, and everything needed to repeat the search. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Preset } from '@kairo/engine';
import type { Fairness } from './fairness.ts';

/** When and by which program games were played. */
interface Origin {
  readonly date: string;
  readonly commit?: string;
  /** A digest of the code that played, as in the arena's files. */
  readonly program: string;
  /** A digest of the level's weights: with other weights it is another player. */
  readonly weights: string;
  readonly seed: string;
}

export interface Finding extends Origin {
  readonly edition: string;
  readonly players: number;
  readonly level: string;
  readonly iterations: number;
  /** The number of starts it began with: random ones, or the finalists of an earlier search. */
  readonly candidates: number;
  readonly from?: string;
  readonly generations: number;
  readonly rounds: string;
  /** Games played by the search. */
  readonly searched: number;
  /** The rank of the finalist that passed. */
  readonly judged: number;
  /** How many finalists of earlier searches had failed (`Finalists`). */
  readonly failedBefore?: number;
  readonly preset: Preset;
  readonly fairness: Fairness;
  /** The latest judgement since, with newer weights and on other deals. */
  readonly again?: Origin & { readonly fairness: Fairness };
}

/** A digest of the current weights of the level that judges starts. */
export function weightsDigest(edition: string, players: number): string {
  const { learnt: _, ...numbers } = JSON.parse(
    readFileSync(
      new URL(`../../../packages/bots/src/learned/weights/${edition}${players}.json`, import.meta.url),
      'utf8',
    ),
  );
  return createHash('sha256').update(JSON.stringify(numbers)).digest('hex').slice(0, 16);
}

const FILE = new URL('../presets.json', import.meta.url);

/** All presets that ship. */
export const WANTED = ['cairo-2', 'cairo-3', 'cairo-4', 'alley-2', 'alley-3', 'alley-4'];

/** The result of a search that found nothing. */
export interface Finalists {
  /** How many starts were judged so far, by this search and earlier ones; none has passed. */
  readonly failed: number;
  /** The best ones. */
  readonly presets: readonly Preset[];
}

const finalistsFile = (name: string): URL => new URL(`../finalists/${name}.json`, import.meta.url);

export function readFinalists(name: string): Finalists | undefined {
  const file = finalistsFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function keepFinalists(name: string, finalists: Finalists): void {
  mkdirSync(new URL('.', finalistsFile(name)), { recursive: true });
  writeFileSync(finalistsFile(name), `${JSON.stringify(finalists, undefined, 2)}\n`);
}

export function readFindings(): Finding[] {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
}

/** Replaces an earlier finding for the same board and number of players. */
export function keepFinding(finding: Finding): void {
  const nameOf = ({ edition, players }: Finding): string => `${edition}-${players}`;
  const others = readFindings().filter((other) => nameOf(other) !== nameOf(finding));
  const all = [...others, finding].sort((a, b) => WANTED.indexOf(nameOf(a)) - WANTED.indexOf(nameOf(b)));
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
}
