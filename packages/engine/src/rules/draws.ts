/** R9: picks and discards. */
import { CARD_KINDS } from '../board/board.ts';
import * as at from '../state/layout.ts';
import { DISCARD, type Move, makeMove, PICK, PICK_BARKER, PICK_PILE } from '../state/move.ts';
import { cardsHeld, type GameState } from '../state/state.ts';
import { DISPLAY_SIZE } from '../vocabulary.ts';

/** R9.1: whether this pick is there to be taken. The pile is never empty (R9.4). */
export function canPick(state: GameState, pick: number): boolean {
  if (pick === PICK_PILE) return true;
  if (pick === PICK_BARKER) return state.cells[at.BARKER_STOCK]! > 0;
  return pick < DISPLAY_SIZE && state.cells[at.DISPLAY + pick] !== 0;
}

export function pickMoves(state: GameState): Move[] {
  const moves: Move[] = [];
  for (let pick = 0; pick <= PICK_BARKER; pick++)
    if (canPick(state, pick)) moves.push(makeMove(PICK, 0, 0, 0, pick));
  return moves;
}

/** R9.2: one for each different card in hand. */
export function discardMoves(state: GameState, seat: number): Move[] {
  const moves: Move[] = [];
  for (let kind = 1; kind < CARD_KINDS; kind++) {
    if (cardsHeld(state, seat, kind) > 0) moves.push(makeMove(DISCARD, 0, 0, 0, kind));
  }
  return moves;
}
