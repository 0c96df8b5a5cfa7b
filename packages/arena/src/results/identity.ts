/** Which match it is: the first line of its results. */
import type { GameOptions } from '@kairo/engine';
import { drawSeed } from './drawSeed.ts';

/** Everything that the results depend on; how many there are to be is not among it, so that one can add more. */
export interface Identity {
  readonly contenders: readonly string[];
  readonly players: number;
  readonly edition: { readonly id: string; readonly hash: string };
  readonly start: GameOptions['start'];
  readonly seed: string;
  readonly rulesVersion: number;
  /** A digest of the code that plays: rules, bots, and the arena's own. */
  readonly program: string;
}

/** What a command asks for: without a seed, one that nobody can guess, and the same one when it goes on. */
export type Wanted = Omit<Identity, 'seed'> & { readonly seed: string | undefined };

export function withSeed(wanted: Wanted): Identity {
  return { ...wanted, seed: wanted.seed ?? drawSeed() };
}

/** For people who find the file. */
export interface Origin {
  readonly date: string;
  readonly commit?: string;
  /** Of contenders that were named without a number. */
  readonly simulations: { readonly [name: string]: number };
}

export const FORMAT = 'kairo-arena/1';
