/** The complete list of what the acting seat may do, a uniform draw from it, and membership in it. */
import { countShared, hasSite, nextSite, nthShared } from '../board/siteSet.ts';
import type { RandomSource } from '../random/random.ts';
import * as at from '../state/layout.ts';
import {
  DISCARD,
  DROP_OUT,
  LURE,
  type Move,
  makeMove,
  moveColour,
  moveDetail,
  moveType,
  PICK,
  PLACE,
} from '../state/move.ts';
import { cardsHeld, type GameState } from '../state/state.ts';
import {
  buildOffer,
  buildOffers,
  hasMove,
  isLegalSide,
  isLegalSite,
  type Offer,
  placementOffers,
  sidesOf,
  surveyForBuild,
} from './builds.ts';
import { waysToPlay } from './cards.ts';
import { canPick, countDiscards, countPicks, nthDiscard, nthPick } from './draws.ts';
import { countOpenLures, isLegalLure, lureMoves, nthOpenLure } from './lures.ts';

const DROP_OUT_MOVE: Move = makeMove(DROP_OUT, 0, 0, 0, 0);

function isTurnStart(state: GameState): boolean {
  return state.cells[at.PICKS_LEFT] === 0 && state.cells[at.DISCARDS_LEFT] === 0;
}

/** What the state offers to build or place; nothing in the middle of a draw or after the end. */
function offersOf(state: GameState): Offer[] {
  const phase = state.cells[at.PHASE];
  if (phase === at.PHASE_SETUP) return placementOffers(state);
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
  for (const offer of offersOf(state).sort((a, b) => a.type - b.type)) listOffer(state, offer, moves);
  if (mayLure(state)) moves.push(...lureMoves(state, state.cells[at.SEAT]!));
  for (let n = 0, count = countPlain(state); n < count; n++) moves.push(nthPlain(state, n));
  return moves;
}

function listOffer(state: GameState, offer: Offer, moves: Move[]): void {
  const { type, colour, ways, candidates } = offer;
  const survey = surveyForBuild(state, type, offer.owner, colour);
  for (let site = nextSite(candidates, 0); site >= 0; site = nextSite(candidates, site + 1)) {
    const fitting = ways.filter((way) => hasSite(way.sites, site));
    if (fitting.length === 0 || !isLegalSite(state, offer, survey, site)) continue;
    for (let direction = 0; direction < sidesOf(offer); direction++) {
      if (!isLegalSide(offer, survey, site, direction)) continue;
      for (const way of fitting) moves.push(makeMove(type, colour, site, direction, way.cards));
    }
  }
}

function countCandidates(offer: Offer): number {
  let count = 0;
  for (const way of offer.ways) count += countShared(offer.candidates, way.sites);
  return count * sidesOf(offer);
}

/** The `n`-th candidate of an offer; undefined if it is not legal after all. */
function nthCandidate(state: GameState, offer: Offer, n: number): Move | undefined {
  const sides = sidesOf(offer);
  const direction = n % sides;
  let left = (n - direction) / sides;
  for (const way of offer.ways) {
    const here = countShared(offer.candidates, way.sites);
    if (left < here) {
      const site = nthShared(offer.candidates, way.sites, left);
      const survey = surveyForBuild(state, offer.type, offer.owner, offer.colour);
      const legal = isLegalSite(state, offer, survey, site) && isLegalSide(offer, survey, site, direction);
      return legal ? makeMove(offer.type, offer.colour, site, direction, way.cards) : undefined;
    }
    left -= here;
  }
  throw new Error(`the offer has no candidate number ${n}`);
}

/** After so many candidates in a row that were not legal, the list is made after all. */
const PATIENCE = 64;

/**
 * One of the legal moves, all equally likely: draws from a larger set that is quickly counted and draws again when
 * the drawn one is not legal. The game must not be over.
 */
export function sampleMove(state: GameState, random: RandomSource): Move {
  const plain = countPlain(state);
  const lures = mayLure(state) ? countOpenLures(state) : 0;
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

/** The `n`-th of plain moves, lures to open entries, and candidates of the offers; undefined if it is not legal. */
function nthOfAll(
  state: GameState,
  plain: number,
  lures: number,
  offers: readonly Offer[],
  counts: readonly number[],
  n: number,
): Move | undefined {
  if (n < plain) return nthPlain(state, n);
  if (n < plain + lures) return nthOpenLure(state, state.cells[at.SEAT]!, n - plain);
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
  switch (cells[at.PHASE]) {
    case at.PHASE_SETUP:
      return type === PLACE && placementOffers(state).some((offer) => hasMove(state, offer, move));
    case at.PHASE_PLAY:
      if (type === PICK) return cells[at.DISCARDS_LEFT] === 0 && canPick(state, moveDetail(move));
      if (type === DISCARD)
        return cells[at.DISCARDS_LEFT]! > 0 && cardsHeld(state, seat, moveDetail(move)) > 0;
      if (type === LURE) return isTurnStart(state) && isLegalLure(state, seat, move);
      return isTurnStart(state) && isLegalBuild(state, seat, move);
    case at.PHASE_FINAL:
      return type === DROP_OUT || isLegalBuild(state, seat, move);
    default:
      return false;
  }
}

function isLegalBuild(state: GameState, seat: number, move: Move): boolean {
  const offer = buildOffer(state, seat, moveColour(move), waysToPlay(state, seat));
  return offer !== undefined && hasMove(state, offer, move);
}
