/**
 * The random source of a game: its key, and the number of shuffles so far. Outside the state, only snapshots contain
 * it.
 */
import { KEY_WORDS } from '../random/random.ts';
import * as at from './layout.ts';
import type { GameState } from './state.ts';

/** A view of the cells, not a copy. */
export const keyOf = ({ cells }: GameState): Int32Array => cells.subarray(at.KEY, at.KEY + KEY_WORDS);

export const setKey = ({ cells }: GameState, key: ArrayLike<number>): void => {
  cells.set(key, at.KEY);
};

export const shuffleCount = (state: GameState): number => state.cells[at.SHUFFLES]!;

export const setShuffleCount = (state: GameState, count: number): void => {
  state.cells[at.SHUFFLES] = count;
};
