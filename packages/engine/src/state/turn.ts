/** Whose turn it is, what is pending, and the phase of the game. */
import { END_REASONS, type EndReason, PHASES, type Phase } from '../vocabulary.ts';
import * as at from './layout.ts';
import type { GameState } from './state.ts';

/** `at.PHASE_SETUP` and so on, ascending in the order of play. Faster to compare than the name. */
export const phaseNumber = (state: GameState): number => state.cells[at.PHASE]!;

export const phaseOf = (state: GameState): Phase => PHASES[phaseNumber(state)]!;

export const setPhase = (state: GameState, phase: number): void => {
  state.cells[at.PHASE] = phase;
};

export const isGameOver = (state: GameState): boolean => phaseNumber(state) === at.PHASE_OVER;

/** The seat that has to decide; after the end, the one that acted last. */
export const actingSeat = (state: GameState): number => state.cells[at.SEAT]!;

export const setActingSeat = (state: GameState, seat: number): void => {
  state.cells[at.SEAT] = seat;
};

export const startSeat = (state: GameState): number => state.cells[at.START_SEAT]!;

export const setStartSeat = (state: GameState, seat: number): void => {
  state.cells[at.START_SEAT] = seat;
};

/** The number of placements, made or skipped, in a variable set-up: of the players' stalls, then of neutral ones. */
export const setupStep = (state: GameState): number => state.cells[at.SETUP_STEP]!;

export const setSetupStep = (state: GameState, step: number): void => {
  state.cells[at.SETUP_STEP] = step;
};

/** R3.7: the colour of the neutral stall that is to be placed now, or NONE. */
export const neutralColour = (state: GameState): number => state.cells[at.NEUTRAL_COLOUR]!;

export const setNeutralColour = (state: GameState, colour: number): void => {
  state.cells[at.NEUTRAL_COLOUR] = colour;
};

/** Picks left in the current draw, else 0. */
export const picksLeft = (state: GameState): number => state.cells[at.PICKS_LEFT]!;

export const setPicksLeft = (state: GameState, picks: number): void => {
  state.cells[at.PICKS_LEFT] = picks;
};

/** R9.2: cards still to be discarded at the end of a draw, else 0. */
export const discardsLeft = (state: GameState): number => state.cells[at.DISCARDS_LEFT]!;

export const setDiscardsLeft = (state: GameState, discards: number): void => {
  state.cells[at.DISCARDS_LEFT] = discards;
};

/** Whether the acting seat has begun a draw and still has to pick or discard. */
export const isMidDraw = (state: GameState): boolean => picksLeft(state) !== 0 || discardsLeft(state) !== 0;

/** R11.6 */
export const quietTurns = (state: GameState): number => state.cells[at.QUIET_TURNS]!;

export const setQuietTurns = (state: GameState, turns: number): void => {
  state.cells[at.QUIET_TURNS] = turns;
};

/** Why the final phase began; undefined before it. */
export const endReason = (state: GameState): EndReason | undefined =>
  END_REASONS[state.cells[at.END_REASON]!];

export const setEndReason = (state: GameState, reason: EndReason): void => {
  state.cells[at.END_REASON] = END_REASONS.indexOf(reason);
};
