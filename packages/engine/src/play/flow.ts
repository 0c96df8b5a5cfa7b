/** R3.5–R3.8, R11: turn order, the phases, and the end of the game. */
import { NONE } from '../board/board.ts';
import { hasLegalBuild, hasLegalPlacement } from '../rules/offers.ts';
import { bagCount, drawFromBag } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import { supplyOf } from '../state/pieces.ts';
import { allPoints, isOut, setOut } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import {
  actingSeat,
  endReason,
  neutralColour,
  phaseNumber,
  quietTurns,
  setActingSeat,
  setEndReason,
  setNeutralColour,
  setPhase,
  setQuietTurns,
  setSetupStep,
  setupStep,
  startSeat,
} from '../state/turn.ts';
import { COLOURS, type EndReason, MIN_PLAYERS, QUIET_TURNS_PER_PLAYER, START_STALLS } from '../vocabulary.ts';
import type { Emit } from './events.ts';
import { colourName } from './names.ts';
import { scoreEnd, winnersOf } from './scoring.ts';

/** R11.1: a colour has run out, or two have at most one expansion left each. */
const suppliesRunLow = (state: GameState): boolean => {
  let empty = 0;
  let low = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const left = supplyOf(state, colour);
    if (left === 0) empty++;
    if (left <= 1) low++;
  }
  return empty >= 1 || low >= 2;
};

export type TurnKind = 'stall' | 'expand' | 'quiet';

/** Ends the turn of the acting seat. `kind` matters for R11.1 and R11.6. */
export const endTurn = (state: GameState, kind: TurnKind, emit: Emit): void => {
  const { players } = state.game;
  if (phaseNumber(state) === at.PHASE_PLAY) {
    setQuietTurns(state, kind === 'quiet' ? quietTurns(state) + 1 : 0);
    if (kind === 'expand' && suppliesRunLow(state)) beginFinalPhase(state, 'supply', emit);
    else if (quietTurns(state) >= QUIET_TURNS_PER_PLAYER * players)
      beginFinalPhase(state, 'standstill', emit);
  }
  if (phaseNumber(state) === at.PHASE_FINAL) passFinalTurn(state, emit);
  else beginTurn(state, (actingSeat(state) + 1) % players, emit);
};

const beginTurn = (state: GameState, seat: number, emit: Emit): void => {
  setActingSeat(state, seat);
  emit?.({ type: 'turnBegan', to: 'all', seat });
};

const beginFinalPhase = (state: GameState, reason: EndReason, emit: Emit): void => {
  setPhase(state, at.PHASE_FINAL);
  setEndReason(state, reason);
  emit?.({ type: 'finalPhase', to: 'all', reason, next: (actingSeat(state) + 1) % state.game.players });
};

/** R11.2, R11.3: passes to the next seat that can still build. Seats that cannot are out. */
const passFinalTurn = (state: GameState, emit: Emit): void => {
  const { players } = state.game;
  const acted = actingSeat(state);
  for (let i = 1; i <= players; i++) {
    const seat = (acted + i) % players;
    if (isOut(state, seat)) continue;
    if (hasLegalBuild(state, seat)) {
      beginTurn(state, seat, emit);
      return;
    }
    setOut(state, seat, true);
    emit?.({ type: 'droppedOut', to: 'all', seat, forced: true });
  }
  setPhase(state, at.PHASE_OVER);
  scoreEnd(state, emit);
  emit?.({
    type: 'gameOver',
    to: 'all',
    points: allPoints(state),
    winners: winnersOf(state),
    reason: endReason(state)!,
  });
};

/**
 * R3.5, R3.7: advances to the next placement of a variable set-up, or to the first turn. A stall that fits nowhere is
 * skipped.
 */
export const continueSetup = (state: GameState, emit: Emit): void => {
  const { players } = state.game;
  const ownPlacements = START_STALLS * players;
  setNeutralColour(state, NONE);
  for (;;) {
    const step = setupStep(state);
    const seat = (startSeat(state) + step) % players;
    if (step >= ownPlacements) {
      if (players !== MIN_PLAYERS || bagCount(state) === 0) break;
      drawNeutral(state, seat, emit);
    }
    setSetupStep(state, step + 1);
    setActingSeat(state, seat);
    if (hasLegalPlacement(state)) {
      emit?.({ type: 'turnBegan', to: 'all', seat });
      return;
    }
    const neutral = neutralColour(state);
    if (neutral !== NONE) emit?.({ type: 'neutralSetAside', to: 'all', colour: colourName(neutral) });
    setNeutralColour(state, NONE);
  }
  setSetupStep(state, 0);
  setPhase(state, at.PHASE_PLAY);
  beginTurn(state, startSeat(state), emit);
};

const drawNeutral = (state: GameState, seat: number, emit: Emit): void => {
  const colour = drawFromBag(state);
  setNeutralColour(state, colour);
  emit?.({ type: 'neutralDrawn', to: 'all', seat, colour: colourName(colour) });
};
