/** Counts the sequences of legal actions of a given length: the quickest way to detect that two engines differ. */
import { isWhole } from '../json/read.ts';
import { applyMove } from '../play/applyMove.ts';
import { legalMoves } from '../rules/legal.ts';
import type { GameState } from '../state/state.ts';

/** 0 if `depth` is not a natural number. */
export function perft(state: GameState, depth: number): number {
  return isWhole(depth, 0, Number.MAX_SAFE_INTEGER) ? count(state, depth) : 0;
}

function count(state: GameState, depth: number): number {
  const moves = legalMoves(state);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  let sum = 0;
  const next = state.copy();
  for (const move of moves) {
    next.become(state);
    applyMove(next, move);
    sum += count(next, depth - 1);
  }
  return sum;
}
