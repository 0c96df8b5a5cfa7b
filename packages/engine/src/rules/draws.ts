/** R9: picks and discards. */
import { CARD_KINDS } from '../board/board.ts';
import { cardsHeld, displayedCard } from '../state/cards.ts';
import { DISCARD, type Move, makeMove, PICK, PICK_BARKER, PICK_PILE } from '../state/move.ts';
import { barkerStock } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { DISPLAY_SIZE } from '../vocabulary.ts';

/** R9.1: whether this pick is available. The pile is never empty (R9.4). */
export const canPick = (state: GameState, pick: number): boolean => {
  if (pick === PICK_PILE) return true;
  if (pick === PICK_BARKER) return barkerStock(state) > 0;
  return pick < DISPLAY_SIZE && displayedCard(state, pick) !== 0;
};

export const countPicks = (state: GameState): number => {
  let count = 0;
  for (let pick = 0; pick <= PICK_BARKER; pick++) if (canPick(state, pick)) count++;
  return count;
};

export const nthPick = (state: GameState, n: number): Move => {
  let pick = 0;
  for (let left = n; ; pick++) if (canPick(state, pick) && left-- === 0) return makeMove(PICK, 0, 0, 0, pick);
};

/** R9.2 */
export const canDiscard = (state: GameState, seat: number, kind: number): boolean =>
  cardsHeld(state, seat, kind) > 0;

export const countDiscards = (state: GameState, seat: number): number => {
  let count = 0;
  for (let kind = 1; kind < CARD_KINDS; kind++) if (canDiscard(state, seat, kind)) count++;
  return count;
};

export const nthDiscard = (state: GameState, seat: number, n: number): Move => {
  let kind = 1;
  for (let left = n; ; kind++) {
    if (canDiscard(state, seat, kind) && left-- === 0) return makeMove(DISCARD, 0, 0, 0, kind);
  }
};
