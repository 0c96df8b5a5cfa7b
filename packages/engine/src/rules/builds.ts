/**
 * R5, R6, R7 and the set-up: what may be built, as a few offers. A colour never has two kinds of build at once: it is
 * still in stock (stall), or on the board (expand), or blocked there (move).
 */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { addSite, hasSite, nextSite, type SiteSet } from '../board/siteSet.ts';
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
import { type GameState, sizeOf, stallOf } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { holdsCards, type Way, wayOf, waysToPlay } from './cards.ts';
import { canAffordExpansion, canAffordFee } from './price.ts';
import {
  entryForbiddenBy,
  expansionForbiddenBy,
  growthForbiddenBy,
  placementForbiddenBy,
  stallForbiddenBy,
} from './sites.ts';
import { type Survey, surveyOf, surveyWithout } from './survey.ts';

const C = COLOURS.length;

/** Builds of one colour. Every combination of way, candidate site and side is still to be judged. */
export interface Offer {
  readonly type: number;
  readonly owner: number;
  readonly colour: number;
  readonly ways: readonly Way[];
  /** The candidates are what both sets share: all legal sites and some more. Valid until the next state is surveyed. */
  readonly candidates: SiteSet;
  readonly among: SiteSet;
}

/** An expansion has no entry to choose; a stall has four sides. */
function sidesOf(type: number): number {
  return type === EXPAND ? 1 : DIRECTIONS;
}

/** R7.1: a stall without expansions that has nowhere to grow. Its own four sides are all the places there are. */
export function isBlocked(survey: Survey, seat: number, colour: number): boolean {
  return sizeOf(survey.state, seat, colour) === 1 && survey.isBlocked(seat, colour, cannotGrow);
}

function cannotGrow(survey: Survey, seat: number, colour: number): boolean {
  // First the sides that need no search: one of them usually settles it.
  return !canGrow(survey, seat, colour, true) && !canGrow(survey, seat, colour, false);
}

function canGrow(survey: Survey, seat: number, colour: number, harmless: boolean): boolean {
  const { reach } = survey;
  const { neighbours } = survey.board;
  const stall = stallOf(survey.state, seat, colour);
  for (let i = stall * DIRECTIONS; i < (stall + 1) * DIRECTIONS; i++) {
    const site = neighbours[i]!;
    if (site === NONE || reach.isHarmless(site) !== harmless) continue;
    if (growthForbiddenBy(survey, seat, colour, site) === undefined) return true;
  }
  return false;
}

/** The board on which the site of a build is judged: without the stall that is being moved (R7.2). */
export function surveyForBuild(state: GameState, type: number, owner: number, colour: number): Survey {
  return type === MOVE ? surveyWithout(state, owner, colour) : surveyOf(state);
}

/** The one kind of build that a colour has for the seat. */
function buildType(survey: Survey, seat: number, colour: number): number {
  if (sizeOf(survey.state, seat, colour) === 0) return STALL;
  return isBlocked(survey, seat, colour) ? MOVE : EXPAND;
}

/** All builds of a seat, one offer for each colour that it can pay for, in colour order. */
export function buildOffers(state: GameState, owner: number): Offer[] {
  const offers: Offer[] = [];
  if (state.cells[at.HAND_SIZE + owner] === 0) return offers; // R4.2
  const survey = surveyOf(state);
  const ways = waysToPlay(state, owner);
  for (let colour = 0; colour < C; colour++) {
    const type = buildType(survey, owner, colour);
    if (!hasMeans(state, type, owner, colour, false)) continue;
    if (type === EXPAND) offers.push(expansionOffer(survey, owner, colour, ways));
    else if (type === STALL) offers.push(stallOffer(survey, owner, colour, ways));
    else offers.push(moveOffer(survey, owner, colour, ways));
  }
  return offers;
}

function expansionOffer(survey: Survey, owner: number, colour: number, ways: readonly Way[]): Offer {
  const candidates = survey.besideSeat(owner);
  return { type: EXPAND, owner, colour, ways, candidates, among: survey.free };
}

function stallOffer(survey: Survey, owner: number, colour: number, ways: readonly Way[]): Offer {
  const among = survey.segmentsOpenTo(colour);
  return { type: STALL, owner, colour, ways, candidates: survey.stallCandidates, among };
}

/** Where new stalls might stand, and what only the moved stall keeps from that: the sites beside it, its entry too. */
function moveOffer(survey: Survey, owner: number, colour: number, ways: readonly Way[]): Offer {
  const { neighbours, areaOf } = survey.board;
  const stall = stallOf(survey.state, owner, colour);
  const candidates = survey.stallCandidates.slice();
  for (let i = stall * DIRECTIONS; i < (stall + 1) * DIRECTIONS; i++) {
    if (neighbours[i] !== NONE) addSite(candidates, neighbours[i]!);
  }
  return { type: MOVE, owner, colour, ways, candidates, among: areaOf[colour]! };
}

/** R3.7: whose stall the set-up asks for: nobody's if a neutral one was drawn. */
function placingOwner({ cells }: GameState): number {
  return cells[at.NEUTRAL_COLOUR] === NONE ? cells[at.SEAT]! : at.NEUTRAL;
}

/** R3.5, R3.7: whether this stall may be placed now: the drawn neutral one, or any that the seat has left. */
function isToBePlaced(state: GameState, owner: number, colour: number): boolean {
  const neutral = state.cells[at.NEUTRAL_COLOUR]!;
  return (neutral === NONE || neutral === colour) && stallOf(state, owner, colour) === NONE;
}

/** Placing takes no cards. */
const NO_CARDS = 0;

function placementOffer(survey: Survey, owner: number, colour: number): Offer {
  const ways = [wayOf(survey.board, NO_CARDS)];
  const candidates = survey.placementCandidates;
  return { type: PLACE, owner, colour, ways, candidates, among: survey.segmentsOpenTo(colour) };
}

/** The placements that the set-up asks for, one offer for each colour. */
export function placementOffers(state: GameState): Offer[] {
  const owner = placingOwner(state);
  const offers: Offer[] = [];
  for (let colour = 0; colour < C; colour++) {
    if (isToBePlaced(state, owner, colour)) offers.push(placementOffer(surveyOf(state), owner, colour));
  }
  return offers;
}

/** R4.4, and R6.1's supply: whether the owner can pay for a build of this colour, with a joker's fee or without. */
function hasMeans(state: GameState, type: number, owner: number, colour: number, fee: boolean): boolean {
  if (type !== EXPAND) return !fee || canAffordFee(state, owner);
  if (state.cells[at.SUPPLY + colour] === 0) return false;
  return canAffordExpansion(state, owner, colour, sizeOf(state, owner, colour) + 1, fee);
}

/** The rule that forbids a tile on the site, whatever its entry; undefined if none does. */
export function siteForbiddenBy(
  survey: Survey,
  type: number,
  owner: number,
  colour: number,
  site: number,
): string | undefined {
  if (type === EXPAND) return expansionForbiddenBy(survey, owner, colour, site);
  return type === PLACE ? placementForbiddenBy(survey, colour, site) : stallForbiddenBy(survey, colour, site);
}

/** Whether a stall on a legal site may face this way; an expansion faces no way. */
function isLegalSide(survey: Survey, type: number, site: number, direction: number): boolean {
  if (type === EXPAND) return direction === 0;
  const entry = survey.board.neighbours[site * DIRECTIONS + direction]!;
  return entry !== NONE && entryForbiddenBy(survey, site, entry) === undefined;
}

/** R7.2: turning a stall on the spot is no move. */
function isOldPlace(state: GameState, type: number, owner: number, colour: number, site: number): boolean {
  return type === MOVE && stallOf(state, owner, colour) === site;
}

/** Whether a tile of this colour, if it is of the offer, may be built here and so. */
export function isLegalBuild(
  state: GameState,
  type: number,
  owner: number,
  colour: number,
  way: Way,
  site: number,
  direction: number,
): boolean {
  if (!hasSite(way.sites, site) || !hasMeans(state, type, owner, colour, way.fee)) return false;
  if (isOldPlace(state, type, owner, colour, site)) return false;
  const survey = surveyForBuild(state, type, owner, colour);
  return (
    siteForbiddenBy(survey, type, owner, colour, site) === undefined &&
    isLegalSide(survey, type, site, direction)
  );
}

/** Whether a way to play fits the site, and the owner can pay for it. */
function serves(way: Way, site: number, canPay: boolean, canPayFee: boolean): boolean {
  return hasSite(way.sites, site) && (way.fee ? canPayFee : canPay);
}

/** Calls `visit` for each legal build of the offer, in list order, until it answers true; answers whether it did. */
export function someBuild(
  state: GameState,
  offer: Offer,
  visit: (site: number, direction: number, way: Way) => boolean,
): boolean {
  const { type, owner, colour, ways, candidates, among } = offer;
  const canPay = hasMeans(state, type, owner, colour, false);
  const canPayFee = hasMeans(state, type, owner, colour, true);
  const survey = surveyForBuild(state, type, owner, colour);
  for (let site = nextSite(candidates, 0); site >= 0; site = nextSite(candidates, site + 1)) {
    if (!hasSite(among, site) || isOldPlace(state, type, owner, colour, site)) continue;
    let first = 0;
    while (first < ways.length && !serves(ways[first]!, site, canPay, canPayFee)) first++;
    if (first === ways.length) continue;
    if (siteForbiddenBy(survey, type, owner, colour, site) !== undefined) continue;
    for (let direction = 0; direction < sidesOf(type); direction++) {
      if (!isLegalSide(survey, type, site, direction)) continue;
      for (let i = first; i < ways.length; i++) {
        const way = ways[i]!;
        if (serves(way, site, canPay, canPayFee) && visit(site, direction, way)) return true;
      }
    }
  }
  return false;
}

const stopAtFirst = (): boolean => true;

/** Whether anything of the offer is legal. */
export function hasAny(state: GameState, offer: Offer): boolean {
  return someBuild(state, offer, stopAtFirst);
}

/** R11.2: whether the seat could build anything at all. */
export function hasLegalBuild(state: GameState, seat: number): boolean {
  for (const offer of buildOffers(state, seat)) if (hasAny(state, offer)) return true;
  return false;
}

/** R3.5, R3.7: whether anything can be placed that the set-up asks for. */
export function hasLegalPlacement(state: GameState): boolean {
  const owner = placingOwner(state);
  for (let colour = 0; colour < C; colour++) {
    if (!isToBePlaced(state, owner, colour)) continue;
    if (hasAny(state, placementOffer(surveyOf(state), owner, colour))) return true;
  }
  return false;
}

/** Whether a move is one of the builds that the seat has now. */
export function isOfferedBuild(state: GameState, seat: number, move: Move): boolean {
  const type = moveType(move);
  const colour = moveColour(move);
  const cards = moveDetail(move);
  if (type !== buildType(surveyOf(state), seat, colour) || !holdsCards(state, seat, cards)) return false;
  const way = wayOf(state.game.board, cards);
  return isLegalBuild(state, type, seat, colour, way, moveSite(move), moveDirection(move));
}

/** Whether a move is one of the placements that the set-up asks for. */
export function isOfferedPlacement(state: GameState, move: Move): boolean {
  const owner = placingOwner(state);
  const colour = moveColour(move);
  const cards = moveDetail(move);
  if (cards !== NO_CARDS || !isToBePlaced(state, owner, colour)) return false;
  const way = wayOf(state.game.board, cards);
  return isLegalBuild(state, PLACE, owner, colour, way, moveSite(move), moveDirection(move));
}
