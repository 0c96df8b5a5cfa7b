/** R3.5–R3.8, R11: whose decision comes next, and when the game ends. */
import { NONE } from '../board/board.ts';
import { hasLegalBuild, hasLegalPlacement } from '../rules/offers.ts';
import * as at from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import {
  COLOURS,
  END_REASONS,
  type EndReason,
  MIN_PLAYERS,
  QUIET_TURNS_PER_PLAYER,
  START_STALLS,
} from '../vocabulary.ts';
import type { Emit } from './events.ts';
import { colourName } from './names.ts';
import { scoreEnd, winnersOf } from './scoring.ts';

/** R11.1: a colour has run out, or two have at most one expansion left each. */
const suppliesRunLow = (state: GameState): boolean => {
  let empty = 0;
  let low = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const left = state.cells[at.SUPPLY + colour]!;
    if (left === 0) empty++;
    if (left <= 1) low++;
  }
  return empty >= 1 || low >= 2;
};

export type TurnKind = 'stall' | 'expand' | 'quiet';

/** The turn of the acting seat is over; `kind` says what it was for R11.1 and R11.6. */
export const endTurn = (state: GameState, kind: TurnKind, emit: Emit): void => {
  const { cells } = state;
  const { players } = state.game;
  if (cells[at.PHASE] === at.PHASE_PLAY) {
    cells[at.QUIET_TURNS] = kind === 'quiet' ? cells[at.QUIET_TURNS]! + 1 : 0;
    if (kind === 'expand' && suppliesRunLow(state)) beginFinalPhase(state, 'supply', emit);
    else if (cells[at.QUIET_TURNS]! >= QUIET_TURNS_PER_PLAYER * players)
      beginFinalPhase(state, 'standstill', emit);
  }
  if (cells[at.PHASE] === at.PHASE_FINAL) passFinalTurn(state, emit);
  else beginTurn(state, (cells[at.SEAT]! + 1) % players, emit);
};

const beginTurn = (state: GameState, seat: number, emit: Emit): void => {
  state.cells[at.SEAT] = seat;
  emit?.({ type: 'turnBegan', to: 'all', seat });
};

const beginFinalPhase = (state: GameState, reason: EndReason, emit: Emit): void => {
  const { cells } = state;
  cells[at.PHASE] = at.PHASE_FINAL;
  cells[at.END_REASON] = END_REASONS.indexOf(reason);
  emit?.({ type: 'finalPhase', to: 'all', reason, next: (cells[at.SEAT]! + 1) % state.game.players });
};

/** R11.2, R11.3: to the next seat that can still build; those that cannot are out on the way. */
const passFinalTurn = (state: GameState, emit: Emit): void => {
  const { cells } = state;
  const { players } = state.game;
  const acted = cells[at.SEAT]!;
  for (let i = 1; i <= players; i++) {
    const seat = (acted + i) % players;
    if (cells[at.OUT + seat] === 1) continue;
    if (hasLegalBuild(state, seat)) {
      beginTurn(state, seat, emit);
      return;
    }
    cells[at.OUT + seat] = 1;
    emit?.({ type: 'droppedOut', to: 'all', seat, forced: true });
  }
  cells[at.PHASE] = at.PHASE_OVER;
  scoreEnd(state, emit);
  emit?.({
    type: 'gameOver',
    to: 'all',
    points: Array.from({ length: players }, (_, seat) => cells[at.POINTS + seat]!),
    winners: winnersOf(state),
    reason: END_REASONS[cells[at.END_REASON]!]!,
  });
};

/**
 * R3.5, R3.7: to the next placement of a variable set-up, and after the last one to the first turn. Whatever fits
 * nowhere is passed over.
 */
export const continueSetup = (state: GameState, emit: Emit): void => {
  const { cells } = state;
  const { players } = state.game;
  const ownPlacements = START_STALLS * players;
  cells[at.NEUTRAL_COLOUR] = NONE;
  for (;;) {
    const step = cells[at.SETUP_STEP]!;
    const seat = (cells[at.START_SEAT]! + step) % players;
    if (step >= ownPlacements) {
      if (players !== MIN_PLAYERS || cells[at.BAG_COUNT] === 0) break;
      drawNeutral(state, seat, emit);
    }
    cells[at.SETUP_STEP] = step + 1;
    cells[at.SEAT] = seat;
    if (hasLegalPlacement(state)) {
      emit?.({ type: 'turnBegan', to: 'all', seat });
      return;
    }
    const neutral = cells[at.NEUTRAL_COLOUR]!;
    if (neutral !== NONE) emit?.({ type: 'neutralSetAside', to: 'all', colour: colourName(neutral) });
    cells[at.NEUTRAL_COLOUR] = NONE;
  }
  cells[at.SETUP_STEP] = 0;
  cells[at.PHASE] = at.PHASE_PLAY;
  beginTurn(state, cells[at.START_SEAT]!, emit);
};

const drawNeutral = (state: GameState, seat: number, emit: Emit): void => {
  const { cells } = state;
  cells[at.BAG_COUNT]! -= 1;
  const colour = cells[at.BAG + cells[at.BAG_COUNT]!]!;
  cells[at.NEUTRAL_COLOUR] = colour;
  emit?.({ type: 'neutralDrawn', to: 'all', seat, colour: colourName(colour) });
};
