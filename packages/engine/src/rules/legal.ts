/** The complete list of legal moves, and membership in it. */
import { hasSite } from '../board/siteSet.ts';
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
import type { GameState } from '../state/state.ts';
import { actingSeat } from '../state/turn.ts';
import { COLOURS } from '../vocabulary.ts';
import { isOfferedBuild, isOfferedPlacement } from './builds.ts';
import { canDiscard, canPick, countDiscards, countPicks, nthDiscard, nthPick } from './draws.ts';
import { isLegalLure, lureMoves } from './lures.ts';
import { Offers, someBuild } from './offers.ts';
import { asksFor } from './timing.ts';

const C = COLOURS.length;

const DROP_OUT_MOVE: Move = makeMove(DROP_OUT, 0, 0, 0, 0);

/** Fills `offers` for the acting seat; empty during a draw and after the end. */
export const takeOffers = (offers: Offers, state: GameState): void => {
  if (asksFor(state, STALL)) offers.takeBuilds(state, actingSeat(state));
  else if (asksFor(state, PLACE)) offers.takePlacements(state);
  else offers.clear();
};

/** Plain moves are picks, discards and dropping out. A state allows at most one of these types. */
export const countPlain = (state: GameState): number => {
  if (asksFor(state, PICK)) return countPicks(state);
  if (asksFor(state, DISCARD)) return countDiscards(state, actingSeat(state));
  return asksFor(state, DROP_OUT) ? 1 : 0;
};

export const nthPlain = (state: GameState, n: number): Move => {
  if (asksFor(state, PICK)) return nthPick(state, n);
  return asksFor(state, DISCARD) ? nthDiscard(state, actingSeat(state), n) : DROP_OUT_MOVE;
};

const offers = new Offers();
/** In the order of the list. */
const BUILDS = [PLACE, STALL, EXPAND, MOVE];

/** All legal moves in ascending order, without duplicates; empty only when the game is over. */
export const legalMoves = (state: GameState): Move[] => {
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
  if (asksFor(state, LURE)) moves.push(...lureMoves(state, actingSeat(state)));
  for (let n = 0, count = countPlain(state); n < count; n++) moves.push(nthPlain(state, n));
  return moves;
};

/** Whether `legalMoves` contains this move. */
export const isLegalMove = (state: GameState, move: Move): boolean => {
  const seat = actingSeat(state);
  const type = moveType(move);
  if (!isWellFormed(state, move) || !asksFor(state, type)) return false;
  switch (type) {
    case PLACE:
      return isOfferedPlacement(state, move);
    case LURE:
      return isLegalLure(state, seat, move);
    case PICK:
      return canPick(state, moveDetail(move));
    case DISCARD:
      return canDiscard(state, seat, moveDetail(move));
    case DROP_OUT:
      return true;
    default:
      return isOfferedBuild(state, seat, move);
  }
};

/** Whether a number is a move: fields in range, and those that its type does not use are 0. */
const isWellFormed = (state: GameState, move: Move): boolean => {
  const type = moveType(move);
  if (type === PICK || type === DISCARD) return move === makeMove(type, 0, 0, 0, moveDetail(move));
  if (type === DROP_OUT) return move === DROP_OUT_MOVE;
  return (
    type >= PLACE &&
    type < PICK &&
    moveColour(move) < COLOURS.length &&
    hasSite(state.game.board.onBoard, moveSite(move))
  );
};
