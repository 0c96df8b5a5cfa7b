/** What identifies a match: the header of its result file. */
import type { GameOptions } from '@kairo/engine';
import { drawSeed } from './drawSeed.ts';

/** Everything that results depend on. The number of games is not part of it, so that a match can be extended. */
export interface Identity {
  readonly contenders: readonly string[];
  readonly players: number;
  readonly edition: { readonly id: string; readonly hash: string };
  readonly start: GameOptions['start'];
  readonly seed: string;
  readonly rulesVersion: number;
  /** A digest of the code that determines results (`programDigest`). */
  readonly program: string;
}

/** Without a seed, a new match draws a random one, and a continued match keeps that of its file. */
export type RequestedMatch = Omit<Identity, 'seed'> & { readonly seed: string | undefined };

export function withSeed(requested: RequestedMatch): Identity {
  return { ...requested, seed: requested.seed ?? drawSeed() };
}

/** Where the results come from; informative only. */
export interface Origin {
  readonly date: string;
  readonly commit?: string;
  /** Simulations per decision of the bots that were named without a number. */
  readonly simulations: { readonly [name: string]: number };
}

export const FORMAT = 'kairo-arena/1';
