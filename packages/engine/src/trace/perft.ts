/** Counts the sequences of legal actions to a depth: the quickest way to see that two engines differ. */
import { applyMove } from '../play/applyMove.ts';
import { legalMoves } from '../rules/legal.ts';
import type { GameState } from '../state/state.ts';

export function perft(state: GameState, depth: number): number {
  const moves = legalMoves(state);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  let count = 0;
  const next = state.copy();
  for (const move of moves) {
    next.become(state);
    applyMove(next, move);
    count += perft(next, depth - 1);
  }
  return count;
}
