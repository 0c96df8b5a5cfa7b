/** The complete list of what the acting seat may do, and membership in it. */
import { hasSite } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import {
  DISCARD,
  DROP_OUT,
  EXPAND,
  LURE,
  MOVE,
  type Move,
  makeMove,
  moveColour,
  moveDetail,
  moveSite,
  moveType,
  PICK,
  PLACE,
  STALL,
} from '../state/move.ts';
import { cardsHeld, type GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { isOfferedBuild, isOfferedPlacement } from './builds.ts';
import { canPick, countDiscards, countPicks, nthDiscard, nthPick } from './draws.ts';
import { isLegalLure, lureMoves } from './lures.ts';
import { Offers, someBuild } from './offers.ts';

const C = COLOURS.length;

const DROP_OUT_MOVE: Move = makeMove(DROP_OUT, 0, 0, 0, 0);

/** Else the seat is in the middle of a draw, and picks or discards. */
export function isTurnStart(state: GameState): boolean {
  return state.cells[at.PICKS_LEFT] === 0 && state.cells[at.DISCARDS_LEFT] === 0;
}

/** What the state offers to build or place; nothing in the middle of a draw or after the end. */
export function takeOffers(offers: Offers, state: GameState): void {
  const phase = state.cells[at.PHASE];
  if (phase === at.PHASE_SETUP) offers.takePlacements(state);
  else if (phase === at.PHASE_OVER || !isTurnStart(state)) offers.clear();
  else offers.takeBuilds(state, state.cells[at.SEAT]!);
}

/** Picks, discards, dropping out: how many, and which. */
export function countPlain(state: GameState): number {
  const { cells } = state;
  if (cells[at.PHASE] === at.PHASE_FINAL) return 1;
  if (cells[at.PHASE] !== at.PHASE_PLAY) return 0;
  return cells[at.DISCARDS_LEFT]! > 0 ? countDiscards(state, cells[at.SEAT]!) : countPicks(state);
}

export function nthPlain(state: GameState, n: number): Move {
  const { cells } = state;
  if (cells[at.PHASE] === at.PHASE_FINAL) return DROP_OUT_MOVE;
  return cells[at.DISCARDS_LEFT]! > 0 ? nthDiscard(state, cells[at.SEAT]!, n) : nthPick(state, n);
}

export function mayLure(state: GameState): boolean {
  return state.cells[at.PHASE] === at.PHASE_PLAY && isTurnStart(state);
}

const offers = new Offers();
/** In list order. */
const BUILDS = [PLACE, STALL, EXPAND, MOVE];

/** Complete, in ascending order, each move once; empty only when the game is over. */
export function legalMoves(state: GameState): Move[] {
  const moves: Move[] = [];
  takeOffers(offers, state);
  const { types, owner, ways } = offers;
  for (const type of BUILDS) {
    for (let colour = 0; colour < C; colour++) {
      if (types[colour] !== type) continue;
      someBuild(state, type, owner, colour, ways, (site, direction, way) => {
        moves.push(makeMove(type, colour, site, direction, way.cards));
        return false;
      });
    }
  }
  if (mayLure(state)) moves.push(...lureMoves(state, state.cells[at.SEAT]!));
  for (let n = 0, count = countPlain(state); n < count; n++) moves.push(nthPlain(state, n));
  return moves;
}

/** Whether the list has this move. */
export function isLegalMove(state: GameState, move: Move): boolean {
  const { cells } = state;
  const seat = cells[at.SEAT]!;
  const type = moveType(move);
  if (!isWellFormed(state, move)) return false;
  switch (cells[at.PHASE]) {
    case at.PHASE_SETUP:
      return type === PLACE && isOfferedPlacement(state, move);
    case at.PHASE_PLAY:
      if (type === PICK) return cells[at.DISCARDS_LEFT] === 0 && canPick(state, moveDetail(move));
      if (type === DISCARD)
        return cells[at.DISCARDS_LEFT]! > 0 && cardsHeld(state, seat, moveDetail(move)) > 0;
      if (type === LURE) return isTurnStart(state) && isLegalLure(state, seat, move);
      return isTurnStart(state) && isBuild(type) && isOfferedBuild(state, seat, move);
    case at.PHASE_FINAL:
      return type === DROP_OUT || (isBuild(type) && isOfferedBuild(state, seat, move));
    default:
      return false;
  }
}

/** Whether a number could be a move at all: its fields in range, those that its type does not use empty. */
function isWellFormed(state: GameState, move: Move): boolean {
  const type = moveType(move);
  if (type === PICK || type === DISCARD) return move === makeMove(type, 0, 0, 0, moveDetail(move));
  if (type === DROP_OUT) return move === DROP_OUT_MOVE;
  return (
    type >= PLACE &&
    type < PICK &&
    moveColour(move) < COLOURS.length &&
    hasSite(state.game.board.onBoard, moveSite(move))
  );
}

function isBuild(type: number): boolean {
  return type === STALL || type === EXPAND || type === MOVE;
}
