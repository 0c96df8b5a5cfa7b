/** What all scripted clients have in common. */
import type { Action, RandomSource } from '@kairo/engine';
import { oneOf } from './chance.ts';
import type { Counts } from './counts.ts';
import type { Http } from './http.ts';
import type { Ledger } from './ledger.ts';
import type { Weather } from './unreliable.ts';
import type { Witness } from './witness.ts';

/** Counts the answers to what clients wanted to change. */
export const ANSWERS = 'answers';

export interface Player {
  /** Undefined before it has seen anything. */
  readonly witness: Witness | undefined;
  /** Waits for no answer. */
  readonly isIdle: boolean;
  /** For good. */
  leave(): void;
}

export interface PlayerTools {
  readonly table: string;
  readonly http: Http;
  readonly random: RandomSource;
  readonly counts: Counts;
  readonly weather: Weather;
  readonly ledger: Ledger;
  /** Something happened that must not. */
  readonly report: (violation: string) => void;
}

/** First the kind of action, so that none is rare because another has many forms. */
export function choose(legal: readonly Action[], random: RandomSource): Action {
  const type = oneOf([...new Set(legal.map((action) => action.type))], random);
  return oneOf(
    legal.filter((action) => action.type === type),
    random,
  );
}
