/** The game's own source of chance: a key, and how many shuffles it has served. Only snapshots carry it. */
import { KEY_WORDS } from '../random/random.ts';
import * as at from './layout.ts';
import type { GameState } from './state.ts';

/** In place: a change of the state changes it. */
export const keyOf = ({ cells }: GameState): Int32Array => cells.subarray(at.KEY, at.KEY + KEY_WORDS);

export const setKey = ({ cells }: GameState, key: ArrayLike<number>): void => {
  cells.set(key, at.KEY);
};

export const shuffleCount = (state: GameState): number => state.cells[at.SHUFFLES]!;

export const setShuffleCount = (state: GameState, count: number): void => {
  state.cells[at.SHUFFLES] = count;
};
