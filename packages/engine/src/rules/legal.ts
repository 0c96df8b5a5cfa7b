/** The complete list of what the acting seat may do, a uniform draw from it, and membership in it. */
import { hasSite, nextSite } from '../board/siteSet.ts';
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
  moveDirection,
  moveSite,
  moveType,
  PICK,
  PLACE,
} from '../state/move.ts';
import { cardsHeld, type GameState } from '../state/state.ts';
import { buildOffer, buildOffers, countMoves, nthMove, type Offer, placementOffers } from './builds.ts';
import { waysToPlay } from './cards.ts';
import { canPick, discardMoves, pickMoves } from './draws.ts';
import { lureMoves } from './lures.ts';

const DROP_OUT_MOVES: readonly Move[] = [makeMove(DROP_OUT, 0, 0, 0, 0)];
const NO_MOVES: readonly Move[] = [];
const NO_OFFERS: readonly Offer[] = [];

/** What the state asks for, in two parts: builds as offers, and the few other moves one by one. */
interface Choice {
  readonly offers: readonly Offer[];
  readonly others: readonly Move[];
}

function choiceOf(state: GameState): Choice {
  const { cells } = state;
  const seat = cells[at.SEAT]!;
  switch (cells[at.PHASE]) {
    case at.PHASE_SETUP:
      return { offers: placementOffers(state), others: NO_MOVES };
    case at.PHASE_PLAY:
      if (cells[at.PICKS_LEFT]! > 0) return { offers: NO_OFFERS, others: pickMoves(state) };
      if (cells[at.DISCARDS_LEFT]! > 0) return { offers: NO_OFFERS, others: discardMoves(state, seat) };
      return { offers: buildOffers(state, seat), others: [...lureMoves(state, seat), ...pickMoves(state)] };
    case at.PHASE_FINAL:
      return { offers: buildOffers(state, seat), others: DROP_OUT_MOVES };
    default:
      return { offers: NO_OFFERS, others: NO_MOVES };
  }
}

function listOffer(offer: Offer, moves: Move[]): void {
  const { type, colour, places, ways } = offer;
  const last = places.length - 1;
  for (let site = firstOf(offer, 0); site >= 0; site = firstOf(offer, site + 1)) {
    for (let direction = 0; direction <= last; direction++) {
      if (!hasSite(places[direction]!, site)) continue;
      for (const way of ways) {
        if (hasSite(way.sites, site)) moves.push(makeMove(type, colour, site, direction, way.cards));
      }
    }
  }
}

/** The first site from `from` on that the offer has in any direction, or -1. */
function firstOf(offer: Offer, from: number): number {
  let first = -1;
  for (const places of offer.places) {
    const site = nextSite(places, from);
    if (site >= 0 && (first < 0 || site < first)) first = site;
  }
  return first;
}

/** Complete, in ascending order, each move once; empty only when the game is over. */
export function legalMoves(state: GameState): Move[] {
  const { offers, others } = choiceOf(state);
  const builds = [...offers].sort((a, b) => a.type - b.type || a.colour - b.colour);
  const moves: Move[] = [];
  for (const offer of builds) listOffer(offer, moves);
  for (const move of others) moves.push(move);
  return moves;
}

/** One of the legal moves, all equally likely, without building their list. The game must not be over. */
export function sampleMove(state: GameState, random: RandomSource): Move {
  const { offers, others } = choiceOf(state);
  let total = others.length;
  const counts: number[] = [];
  for (const offer of offers) {
    const count = countMoves(offer);
    counts.push(count);
    total += count;
  }
  let drawn = random.below(total);
  for (let i = 0; i < offers.length; i++) {
    if (drawn < counts[i]!) return nthMove(offers[i]!, drawn);
    drawn -= counts[i]!;
  }
  return others[drawn]!;
}

/** Whether the list has this move. */
export function isLegalMove(state: GameState, move: Move): boolean {
  const { cells } = state;
  const seat = cells[at.SEAT]!;
  const type = moveType(move);
  const idle = cells[at.PICKS_LEFT] === 0 && cells[at.DISCARDS_LEFT] === 0;
  switch (cells[at.PHASE]) {
    case at.PHASE_SETUP:
      return type === PLACE && placementOffers(state).some((offer) => offers(offer, move));
    case at.PHASE_PLAY:
      if (type === PICK) return cells[at.DISCARDS_LEFT] === 0 && canPick(state, moveDetail(move));
      if (type === DISCARD)
        return cells[at.DISCARDS_LEFT]! > 0 && cardsHeld(state, seat, moveDetail(move)) > 0;
      if (type === LURE) return idle && lureMoves(state, seat).includes(move);
      return idle && isLegalBuild(state, seat, move);
    case at.PHASE_FINAL:
      return type === DROP_OUT || isLegalBuild(state, seat, move);
    default:
      return false;
  }
}

function isLegalBuild(state: GameState, seat: number, move: Move): boolean {
  const offer = buildOffer(state, seat, moveColour(move), waysToPlay(state, seat));
  return offer !== undefined && offers(offer, move);
}

function offers(offer: Offer, move: Move): boolean {
  const direction = moveDirection(move);
  const site = moveSite(move);
  return (
    offer.type === moveType(move) &&
    offer.colour === moveColour(move) &&
    direction < offer.places.length &&
    hasSite(offer.places[direction]!, site) &&
    offer.ways.some((way) => way.cards === moveDetail(move) && hasSite(way.sites, site))
  );
}
