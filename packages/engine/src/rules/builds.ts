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
import { type GameState, liftStall, sizeOf, stallOf } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { type Way, waysToPlay } from './cards.ts';
import { canAffordExpansion, canAffordFee } from './price.ts';
import {
  entryForbiddenBy,
  expansionForbiddenBy,
  growthForbiddenBy,
  placementForbiddenBy,
  stallForbiddenBy,
} from './sites.ts';
import { type Survey, surveyAfter, surveyOf } from './survey.ts';

const C = COLOURS.length;

/** Builds of one kind. Every combination of colour, way, candidate site and side is still to be judged. */
export interface Offer {
  readonly type: number;
  readonly owner: number;
  readonly colours: readonly number[];
  readonly ways: readonly Way[];
  /** All legal sites and some more. Valid until the next state is surveyed. */
  readonly candidates: SiteSet;
}

/** An expansion has no entry to choose; a stall has four sides. */
export function sidesOf(offer: Offer): number {
  return offer.type === EXPAND ? 1 : DIRECTIONS;
}

/** R7.1: a stall without expansions that has nowhere to grow. Its own four sides are all the places there are. */
export function isBlocked(state: GameState, seat: number, colour: number): boolean {
  return sizeOf(state, seat, colour) === 1 && surveyOf(state).isBlocked(seat, colour, cannotGrow);
}

function cannotGrow(survey: Survey, seat: number, colour: number): boolean {
  // First the sides that need no search: one of them usually settles it.
  return !canGrow(survey, seat, colour, true) && !canGrow(survey, seat, colour, false);
}

function canGrow(survey: Survey, seat: number, colour: number, obvious: boolean): boolean {
  const { reach } = survey;
  const { neighbours } = survey.board;
  const stall = stallOf(survey.state, seat, colour);
  for (let i = stall * DIRECTIONS; i < (stall + 1) * DIRECTIONS; i++) {
    const site = neighbours[i]!;
    if (site === NONE || reach.isObvious(site) !== obvious) continue;
    if (growthForbiddenBy(survey, seat, colour, site) === undefined) return true;
  }
  return false;
}

/** The board on which the site of a build is judged: without the stall that is being moved (R7.2). */
export function surveyForBuild(state: GameState, type: number, owner: number, colour: number): Survey {
  return type === MOVE ? surveyAfter(state, (copy) => liftStall(copy, owner, colour)) : surveyOf(state);
}

/** The one kind of build that a colour has for the seat. */
function buildType(state: GameState, seat: number, colour: number): number {
  if (sizeOf(state, seat, colour) === 0) return STALL;
  return isBlocked(state, seat, colour) ? MOVE : EXPAND;
}

/** All builds of a seat: new stalls, expansions, and moves one by one. */
export function buildOffers(state: GameState, seat: number): Offer[] {
  if (state.cells[at.HAND_SIZE + seat] === 0) return []; // R4.2
  const survey = surveyOf(state);
  const ways = waysToPlay(state, seat);
  const stock: number[] = [];
  const stands: number[] = [];
  const offers: Offer[] = [
    { type: STALL, owner: seat, colours: stock, ways, candidates: survey.stallCandidates },
    { type: EXPAND, owner: seat, colours: stands, ways, candidates: survey.expansionCandidates(seat) },
  ];
  for (let colour = 0; colour < C; colour++) {
    const type = buildType(state, seat, colour);
    if (type === STALL) stock.push(colour);
    else if (type === EXPAND) {
      if (hasMeans(state, EXPAND, seat, colour, false)) stands.push(colour);
    } else {
      const candidates = moveCandidates(survey, stallOf(state, seat, colour));
      offers.push({ type, owner: seat, colours: [colour], ways, candidates });
    }
  }
  return offers;
}

/** Where new stalls might stand, and what only the moved stall keeps from that: the sites beside it, its entry too. */
function moveCandidates(survey: Survey, stall: number): SiteSet {
  const { neighbours } = survey.board;
  const sites = survey.stallCandidates.slice();
  for (let i = stall * DIRECTIONS; i < (stall + 1) * DIRECTIONS; i++) {
    if (neighbours[i] !== NONE) addSite(sites, neighbours[i]!);
  }
  return sites;
}

/** R3.5, R3.7: the placements that the set-up asks for: of the drawn neutral stall, or of any the seat has left. */
export function placementOffer(state: GameState): Offer {
  const { cells, game } = state;
  const neutral = cells[at.NEUTRAL_COLOUR]!;
  const owner = neutral === NONE ? cells[at.SEAT]! : at.NEUTRAL;
  const colours: number[] = [];
  for (let colour = 0; colour < C; colour++) {
    if ((neutral === NONE || neutral === colour) && stallOf(state, owner, colour) === NONE)
      colours.push(colour);
  }
  const ways = [{ cards: 0, fee: false, sites: game.board.onBoard }];
  return { type: PLACE, owner, colours, ways, candidates: surveyOf(state).stallCandidates };
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

/** Calls `visit` for each legal build of the offer, in list order, until it answers true; answers whether it did. */
export function someBuild(
  state: GameState,
  offer: Offer,
  visit: (colour: number, site: number, direction: number, way: Way) => boolean,
): boolean {
  const { type, owner, candidates } = offer;
  for (const colour of offer.colours) {
    const payable = offer.ways.filter((way) => hasMeans(state, type, owner, colour, way.fee));
    if (payable.length === 0) continue;
    const survey = surveyForBuild(state, type, owner, colour);
    for (let site = nextSite(candidates, 0); site >= 0; site = nextSite(candidates, site + 1)) {
      const fitting = payable.filter((way) => hasSite(way.sites, site));
      if (fitting.length === 0 || isOldPlace(state, type, owner, colour, site)) continue;
      if (siteForbiddenBy(survey, type, owner, colour, site) !== undefined) continue;
      for (let direction = 0; direction < sidesOf(offer); direction++) {
        if (!isLegalSide(survey, type, site, direction)) continue;
        for (const way of fitting) if (visit(colour, site, direction, way)) return true;
      }
    }
  }
  return false;
}

/** Whether anything of the offer is legal. */
export function hasAny(state: GameState, offer: Offer): boolean {
  return someBuild(state, offer, () => true);
}

/** R11.2: whether the seat could build anything at all. */
export function hasLegalBuild(state: GameState, seat: number): boolean {
  return buildOffers(state, seat).some((offer) => hasAny(state, offer));
}

/** Whether a move is one of the builds or placements that the state offers now. */
export function isOffered(state: GameState, owner: number, move: Move): boolean {
  const type = moveType(move);
  const colour = moveColour(move);
  const offer = type === PLACE ? placementOffer(state) : undefined;
  if (offer === undefined ? type !== buildType(state, owner, colour) : !offer.colours.includes(colour))
    return false;
  const ways = offer?.ways ?? waysToPlay(state, owner);
  const way = ways.find((candidate) => candidate.cards === moveDetail(move));
  if (way === undefined) return false;
  return isLegalBuild(state, type, offer?.owner ?? owner, colour, way, moveSite(move), moveDirection(move));
}
