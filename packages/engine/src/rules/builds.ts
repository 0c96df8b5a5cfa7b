/**
 * R5, R6, R7 and the set-up: what may be built, as one offer for each colour. A colour never has two kinds of build
 * at once: it is still in stock (stall), or it can grow (expand), or it is blocked (move).
 */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite, nextSite, type SiteSet } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import {
  EXPAND,
  MOVE,
  type Move,
  moveColour,
  moveDetail,
  moveDirection,
  moveSite,
  moveType,
  PLACE,
  STALL,
} from '../state/move.ts';
import { type GameState, liftStall, sizeOf, stallOf } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { type Way, waysToPlay } from './cards.ts';
import { canAffordExpansion, canAffordFee } from './price.ts';
import {
  EXPANSION_RULES,
  entryForbiddenBy,
  forbiddenBy,
  GROWTH_RULES,
  SETUP_STALL_RULES,
  type SiteRule,
  STALL_RULES,
} from './sites.ts';
import { type Survey, surveyAfter, surveyOf } from './survey.ts';

const C = COLOURS.length;

export interface Offer {
  readonly type: number;
  readonly owner: number;
  readonly colour: number;
  /** Ways to play cards that the owner can pay for. */
  readonly ways: readonly Way[];
  readonly rules: readonly SiteRule[];
  /** All legal sites and some more: what the rules still have to be asked about. */
  readonly candidates: SiteSet;
}

function makeOffer(
  type: number,
  owner: number,
  colour: number,
  ways: readonly Way[],
  rules: readonly SiteRule[],
  candidates: SiteSet,
): Offer {
  return { type, owner, colour, ways, rules, candidates };
}

/** An offer has a choice of entries unless it is an expansion. */
export function sidesOf(offer: Offer): number {
  return offer.type === EXPAND ? 1 : DIRECTIONS;
}

/** R7.1: a stall without expansions that has nowhere to grow. Its own four sides are all the places there are. */
export function isBlocked(state: GameState, seat: number, colour: number): boolean {
  if (sizeOf(state, seat, colour) !== 1) return false;
  const survey = surveyOf(state);
  const { neighbours } = survey.board;
  const stall = stallOf(state, seat, colour);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const site = neighbours[stall * DIRECTIONS + direction]!;
    if (site !== NONE && forbiddenBy(GROWTH_RULES, survey, seat, colour, site) === undefined) return false;
  }
  return true;
}

/** The board on which the site of a build is judged: without the stall that is being moved (R7.2). */
export function surveyForBuild(state: GameState, type: number, owner: number, colour: number): Survey {
  return type === MOVE ? surveyAfter(state, (copy) => liftStall(copy, owner, colour)) : surveyOf(state);
}

/** The ways that the seat can pay: all of them, or those without a joker's fee. */
function payableWays(ways: readonly Way[], canPayFee: boolean): readonly Way[] {
  return canPayFee || !ways.some((way) => way.fee) ? ways : ways.filter((way) => !way.fee);
}

/** What the seat might build in one colour; cards and money are already seen to. Undefined if nothing. */
export function buildOffer(
  state: GameState,
  seat: number,
  colour: number,
  ways: readonly Way[],
): Offer | undefined {
  const type = buildType(state, seat, colour);
  if (type !== EXPAND) {
    const payable = payableWays(ways, canAffordFee(state, seat));
    const sites = surveyForBuild(state, type, seat, colour).stallCandidates(colour);
    return makeOffer(type, seat, colour, payable, STALL_RULES, sites);
  }
  const size = sizeOf(state, seat, colour) + 1;
  if (state.cells[at.SUPPLY + colour] === 0) return undefined; // R6.1
  if (!canAffordExpansion(state, seat, colour, size, false)) return undefined;
  const payable = payableWays(ways, canAffordExpansion(state, seat, colour, size, true));
  return makeOffer(
    type,
    seat,
    colour,
    payable,
    EXPANSION_RULES,
    surveyOf(state).expansionCandidates(seat, colour),
  );
}

/** The one kind of build that a colour has for the seat. */
function buildType(state: GameState, seat: number, colour: number): number {
  if (sizeOf(state, seat, colour) === 0) return STALL;
  return isBlocked(state, seat, colour) ? MOVE : EXPAND;
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

/** R3.5, R3.7: the placements that the set-up asks for: of the drawn neutral stall, or of any the seat has left. */
export function placementOffers(state: GameState): Offer[] {
  const { cells, game } = state;
  const offers: Offer[] = [];
  const neutral = cells[at.NEUTRAL_COLOUR]!;
  const owner = neutral === NONE ? cells[at.SEAT]! : at.NEUTRAL;
  const ways = [{ cards: 0, fee: false, sites: game.board.onBoard }];
  const survey = surveyOf(state);
  for (let colour = 0; colour < C; colour++) {
    if ((neutral !== NONE && neutral !== colour) || stallOf(state, owner, colour) !== NONE) continue;
    offers.push(makeOffer(PLACE, owner, colour, ways, SETUP_STALL_RULES, survey.stallCandidates(colour)));
  }
  return offers;
}

/** Whether the rules allow the offer's tile on a candidate site, whatever its entry. */
export function isLegalSite(state: GameState, offer: Offer, survey: Survey, site: number): boolean {
  const { type, owner, colour, rules } = offer;
  if (type === MOVE && site === stallOf(state, owner, colour)) return false; // R7.2
  return forbiddenBy(rules, survey, owner, colour, site) === undefined;
}

/** Whether a stall on a legal site may face this way; an expansion faces no way. */
export function isLegalSide(offer: Offer, survey: Survey, site: number, direction: number): boolean {
  if (offer.type === EXPAND) return true;
  const entry = survey.board.neighbours[site * DIRECTIONS + direction]!;
  return entry !== NONE && entryForbiddenBy(survey, site, entry) === undefined;
}

/** Whether the offer has this move. */
export function hasMove(state: GameState, offer: Offer, move: Move): boolean {
  const site = moveSite(move);
  if (offer.type !== moveType(move) || offer.colour !== moveColour(move)) return false;
  if (!offer.ways.some((way) => way.cards === moveDetail(move) && hasSite(way.sites, site))) return false;
  const survey = surveyForBuild(state, offer.type, offer.owner, offer.colour);
  return isLegalSite(state, offer, survey, site) && isLegalSide(offer, survey, site, moveDirection(move));
}

/** Whether anything of the offer is legal. */
export function isWorth(state: GameState, offer: Offer): boolean {
  const survey = surveyForBuild(state, offer.type, offer.owner, offer.colour);
  for (let site = nextSite(offer.candidates, 0); site >= 0; site = nextSite(offer.candidates, site + 1)) {
    if (!offer.ways.some((way) => hasSite(way.sites, site)) || !isLegalSite(state, offer, survey, site))
      continue;
    for (let direction = 0; direction < sidesOf(offer); direction++) {
      if (isLegalSide(offer, survey, site, direction)) return true;
    }
  }
  return false;
}

/** R11.2: whether the seat could build anything at all. */
export function hasLegalBuild(state: GameState, seat: number): boolean {
  return buildOffers(state, seat).some((offer) => isWorth(state, offer));
}
