/**
 * R5, R6, R7 and the set-up: what may be built, as one offer for each colour. A colour never has two kinds of build
 * at once: it is still in stock (stall), or it can grow (expand), or it is blocked (move).
 */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { countShared, nthShared, removeSite, type SiteSet, sitesFacing } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { EXPAND, MOVE, type Move, makeMove, PLACE, STALL } from '../state/move.ts';
import { type GameState, liftStall, sizeOf, stallOf } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { type Way, waysToPlay } from './cards.ts';
import { canAffordExpansion, canAffordFee } from './price.ts';
import {
  ENTRY_RULES,
  EXPANSION_RULES,
  GROWTH_RULES,
  intersect,
  SETUP_STALL_RULES,
  type SiteRule,
  STALL_RULES,
} from './sites.ts';
import { Survey, surveyOf } from './survey.ts';

const C = COLOURS.length;

export interface Offer {
  readonly type: number;
  readonly colour: number;
  /** Where the tile may go: by direction of the entry, or one set for an expansion. Valid until the state changes. */
  readonly places: readonly SiteSet[];
  readonly ways: readonly Way[];
}

/** R5.1, R5.3, R5.7: by direction, the sites beside which an entry could lie on that side. */
function facingSites(survey: Survey): readonly SiteSet[] {
  return survey.facingSites((facing) => {
    const entrySites = survey.scratch.base;
    intersect(entrySites, ENTRY_RULES, survey, NONE, NONE);
    facing.forEach((out, direction) => {
      sitesFacing(out, entrySites, survey.board.steps[direction]!);
      const kept = survey.reach.keepsSide[direction]!;
      for (let i = 0; i < out.length; i++) out[i]! &= kept[i]!;
    });
  });
}

/** Fills `out`, by direction, with the places of a stall that is not on the board; answers whether there are any. */
function stallPlaces(
  out: readonly SiteSet[],
  survey: Survey,
  rules: readonly SiteRule[],
  colour: number,
  except: number,
): boolean {
  const facing = facingSites(survey);
  const base = survey.scratch.base;
  if (!intersect(base, rules, survey, NONE, colour)) return false;
  if (except !== NONE) removeSite(base, except);
  let any = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const places = out[direction]!;
    for (let i = 0; i < places.length; i++) {
      places[i] = base[i]! & facing[direction]![i]!;
      any |= places[i]!;
    }
  }
  return any !== 0;
}

/** R7.1: a stall without expansions that has nowhere to grow. */
export function isBlocked(survey: Survey, seat: number, colour: number): boolean {
  return (
    sizeOf(survey.state, seat, colour) === 1 &&
    !intersect(survey.scratch.base, GROWTH_RULES, survey, seat, colour)
  );
}

/** The board as it is once a blocked stall has been lifted (R7.2), surveyed. */
export function surveyWithout(state: GameState, seat: number, colour: number): Survey {
  const lifted = state.copy();
  liftStall(lifted, seat, colour);
  const survey = new Survey(state.game.board);
  survey.take(lifted);
  return survey;
}

/** What the seat may build in this colour, cards and money included; undefined if nothing. */
export function buildOffer(
  state: GameState,
  seat: number,
  colour: number,
  ways: readonly Way[],
): Offer | undefined {
  const survey = surveyOf(state);
  const places = survey.places[colour]!;
  const size = sizeOf(state, seat, colour);
  if (size === 0) {
    if (!stallPlaces(places, survey, STALL_RULES, colour, NONE)) return undefined;
    return { type: STALL, colour, places, ways: payableWays(ways, canAffordFee(state, seat)) };
  }
  const site = places[0]!;
  if (intersect(site, EXPANSION_RULES, survey, seat, colour)) {
    if (state.cells[at.SUPPLY + colour] === 0) return undefined; // R6.1
    if (!canAffordExpansion(state, seat, colour, size + 1, false)) return undefined;
    const withFee = canAffordExpansion(state, seat, colour, size + 1, true);
    return { type: EXPAND, colour, places: [site], ways: payableWays(ways, withFee) };
  }
  if (!isBlocked(survey, seat, colour)) return undefined;
  const old = stallOf(state, seat, colour);
  if (!stallPlaces(places, surveyWithout(state, seat, colour), STALL_RULES, colour, old)) return undefined;
  return { type: MOVE, colour, places, ways: payableWays(ways, canAffordFee(state, seat)) };
}

function payableWays(ways: readonly Way[], withFee: boolean): readonly Way[] {
  return withFee ? ways : ways.filter((way) => !way.fee);
}

/** All builds of a seat, colour by colour. */
export function buildOffers(state: GameState, seat: number): Offer[] {
  const offers: Offer[] = [];
  if (state.cells[at.HAND_SIZE + seat] === 0) return offers; // R4.2
  const ways = waysToPlay(state, seat);
  for (let colour = 0; colour < C; colour++) {
    const offer = buildOffer(state, seat, colour, ways);
    if (offer !== undefined) offers.push(offer);
  }
  return offers;
}

/** R3.5: the placements of one colour in a variable set-up, for whoever owns the stall. */
export function placementOffer(state: GameState, owner: number, colour: number): Offer | undefined {
  if (stallOf(state, owner, colour) !== NONE) return undefined;
  const survey = surveyOf(state);
  const places = survey.places[colour]!;
  if (!stallPlaces(places, survey, SETUP_STALL_RULES, colour, NONE)) return undefined;
  return { type: PLACE, colour, places, ways: [{ cards: 0, fee: false, sites: state.game.board.onBoard }] };
}

/** The placements that the state asks for: of the drawn neutral stall, or of any stall the seat has left. */
export function placementOffers(state: GameState): Offer[] {
  const offers: Offer[] = [];
  const neutral = state.cells[at.NEUTRAL_COLOUR]!;
  const owner = neutral === NONE ? state.cells[at.SEAT]! : at.NEUTRAL;
  for (let colour = 0; colour < C; colour++) {
    if (neutral !== NONE && neutral !== colour) continue;
    const offer = placementOffer(state, owner, colour);
    if (offer !== undefined) offers.push(offer);
  }
  return offers;
}

export function countMoves(offer: Offer): number {
  let count = 0;
  for (const places of offer.places) for (const way of offer.ways) count += countShared(places, way.sites);
  return count;
}

/** The `n`-th move of an offer in no particular order, for uniform draws. */
export function nthMove(offer: Offer, n: number): Move {
  let left = n;
  for (let direction = 0; direction < offer.places.length; direction++) {
    for (const way of offer.ways) {
      const here = countShared(offer.places[direction]!, way.sites);
      if (left < here) {
        const site = nthShared(offer.places[direction]!, way.sites, left);
        return makeMove(offer.type, offer.colour, site, direction, way.cards);
      }
      left -= here;
    }
  }
  throw new Error(`the offer has no move number ${n}`);
}

export function hasMoves(offer: Offer): boolean {
  return offer.places.some((places) => offer.ways.some((way) => countShared(places, way.sites) > 0));
}

/** R11.2: whether the seat could build anything at all. */
export function hasLegalBuild(state: GameState, seat: number): boolean {
  return buildOffers(state, seat).some(hasMoves);
}
