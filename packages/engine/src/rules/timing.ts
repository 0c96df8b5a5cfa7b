/** R3.5, R4.1, R9.1, R9.2, R11.2: which types of moves a state allows. */
import * as at from '../state/layout.ts';
import { DISCARD, DROP_OUT, EXPAND, LURE, MOVE, PICK, PLACE, STALL } from '../state/move.ts';
import type { GameState } from '../state/state.ts';
import { discardsLeft, isMidDraw, phaseNumber } from '../state/turn.ts';

/** Bit sets of types. */
const PLACEMENTS = 1 << PLACE;
const BUILDS = (1 << STALL) | (1 << EXPAND) | (1 << MOVE);
const WHOLE_TURN = BUILDS | (1 << LURE) | (1 << PICK);
const PICKS = 1 << PICK;
const DISCARDS = 1 << DISCARD;
const FINAL_TURN = BUILDS | (1 << DROP_OUT);
const NOTHING = 0;

export const isTurnStart = (state: GameState): boolean => !isMidDraw(state);

const typesAskedFor = (state: GameState): number => {
  switch (phaseNumber(state)) {
    case at.PHASE_SETUP:
      return PLACEMENTS;
    case at.PHASE_PLAY:
      if (isTurnStart(state)) return WHOLE_TURN;
      return discardsLeft(state) === 0 ? PICKS : DISCARDS;
    case at.PHASE_FINAL:
      return FINAL_TURN;
    default:
      return NOTHING;
  }
};

/** Whether the state allows moves of this type, if there are any legal ones. */
export const asksFor = (state: GameState, type: number): boolean =>
  ((typesAskedFor(state) >> type) & 1) === 1;
