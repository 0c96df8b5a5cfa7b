/** The complete list of what the acting seat may do, a uniform draw from it, and membership in it. */
import { countShared, hasSite, nthShared } from '../board/siteSet.ts';
import type { RandomSource } from '../random/random.ts';
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
import {
  buildOffers,
  isLegalBuild,
  isOffered,
  type Offer,
  placementOffer,
  sidesOf,
  someBuild,
} from './builds.ts';
import { canPick, countDiscards, countPicks, nthDiscard, nthPick } from './draws.ts';
import { isLegalLure, LURE_CANDIDATES, lureMoves, nthLureCandidate } from './lures.ts';

const DROP_OUT_MOVE: Move = makeMove(DROP_OUT, 0, 0, 0, 0);

function isTurnStart(state: GameState): boolean {
  return state.cells[at.PICKS_LEFT] === 0 && state.cells[at.DISCARDS_LEFT] === 0;
}

/** What the state offers to build or place; nothing in the middle of a draw or after the end. */
function offersOf(state: GameState): Offer[] {
  const phase = state.cells[at.PHASE];
  if (phase === at.PHASE_SETUP) return [placementOffer(state)];
  if (phase === at.PHASE_OVER || !isTurnStart(state)) return [];
  return buildOffers(state, state.cells[at.SEAT]!);
}

/** Picks, discards, dropping out: how many, and which. */
function countPlain(state: GameState): number {
  const { cells } = state;
  if (cells[at.PHASE] === at.PHASE_FINAL) return 1;
  if (cells[at.PHASE] !== at.PHASE_PLAY) return 0;
  return cells[at.DISCARDS_LEFT]! > 0 ? countDiscards(state, cells[at.SEAT]!) : countPicks(state);
}

function nthPlain(state: GameState, n: number): Move {
  const { cells } = state;
  if (cells[at.PHASE] === at.PHASE_FINAL) return DROP_OUT_MOVE;
  return cells[at.DISCARDS_LEFT]! > 0 ? nthDiscard(state, cells[at.SEAT]!, n) : nthPick(state, n);
}

function mayLure(state: GameState): boolean {
  return state.cells[at.PHASE] === at.PHASE_PLAY && isTurnStart(state);
}

/** Complete, in ascending order, each move once; empty only when the game is over. */
export function legalMoves(state: GameState): Move[] {
  const moves: Move[] = [];
  for (const offer of offersOf(state)) {
    someBuild(state, offer, (colour, site, direction, way) => {
      moves.push(makeMove(offer.type, colour, site, direction, way.cards));
      return false;
    });
  }
  if (mayLure(state)) moves.push(...lureMoves(state, state.cells[at.SEAT]!));
  for (let n = 0, count = countPlain(state); n < count; n++) moves.push(nthPlain(state, n));
  return moves;
}

function countCandidates(offer: Offer): number {
  if (offer.colours.length === 0) return 0;
  let count = 0;
  for (const way of offer.ways) count += countShared(offer.candidates, way.sites);
  return count * sidesOf(offer) * offer.colours.length;
}

/** The `n`-th candidate of an offer; undefined if it is not legal after all. */
function nthCandidate(state: GameState, offer: Offer, n: number): Move | undefined {
  const sides = sidesOf(offer);
  const direction = n % sides;
  let left = (n - direction) / sides;
  const which = left % offer.colours.length;
  const colour = offer.colours[which]!;
  left = (left - which) / offer.colours.length;
  for (const way of offer.ways) {
    const here = countShared(offer.candidates, way.sites);
    if (left < here) {
      const site = nthShared(offer.candidates, way.sites, left);
      if (!isLegalBuild(state, offer.type, offer.owner, colour, way, site, direction)) return undefined;
      return makeMove(offer.type, colour, site, direction, way.cards);
    }
    left -= here;
  }
  throw new Error(`the offer has no candidate number ${n}`);
}

/** After so many candidates in a row that were not legal, the list is made after all. */
const PATIENCE = 100;

/**
 * One of the legal moves, all equally likely: draws from a larger set that is quickly counted and draws again when
 * the drawn one is not legal. The game must not be over.
 */
export function sampleMove(state: GameState, random: RandomSource): Move {
  const plain = countPlain(state);
  const lures = mayLure(state) ? LURE_CANDIDATES : 0;
  const offers = offersOf(state);
  const counts = offers.map(countCandidates);
  let total = plain + lures;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  for (let tries = 0; tries < PATIENCE; tries++) {
    const move = nthOfAll(state, plain, lures, offers, counts, random.below(total));
    if (move !== undefined) return move;
  }
  const moves = legalMoves(state);
  return moves[random.below(moves.length)]!;
}

/** The `n`-th of plain moves, candidates for a lure, and candidates of the offers; undefined if it is not legal. */
function nthOfAll(
  state: GameState,
  plain: number,
  lures: number,
  offers: readonly Offer[],
  counts: readonly number[],
  n: number,
): Move | undefined {
  if (n < plain) return nthPlain(state, n);
  if (n < plain + lures) return nthLureCandidate(state, state.cells[at.SEAT]!, n - plain);
  let left = n - plain - lures;
  let i = 0;
  while (left >= counts[i]!) left -= counts[i++]!;
  return nthCandidate(state, offers[i]!, left);
}

/** Whether the list has this move. */
export function isLegalMove(state: GameState, move: Move): boolean {
  const { cells } = state;
  const seat = cells[at.SEAT]!;
  const type = moveType(move);
  if (!isWellFormed(state, move)) return false;
  switch (cells[at.PHASE]) {
    case at.PHASE_SETUP:
      return type === PLACE && isOffered(state, seat, move);
    case at.PHASE_PLAY:
      if (type === PICK) return cells[at.DISCARDS_LEFT] === 0 && canPick(state, moveDetail(move));
      if (type === DISCARD)
        return cells[at.DISCARDS_LEFT]! > 0 && cardsHeld(state, seat, moveDetail(move)) > 0;
      if (type === LURE) return isTurnStart(state) && isLegalLure(state, seat, move);
      return isTurnStart(state) && isBuild(type) && isOffered(state, seat, move);
    case at.PHASE_FINAL:
      return type === DROP_OUT || (isBuild(type) && isOffered(state, seat, move));
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
