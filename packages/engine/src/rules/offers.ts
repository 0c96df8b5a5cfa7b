/** Offers: what a seat may build or place in each colour. `someBuild` visits all legal builds of an offer. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite, nextSite, type SiteSet } from '../board/siteSet.ts';
import { handSize } from '../state/cards.ts';
import { EXPAND, MOVE, PLACE } from '../state/move.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import {
  buildType,
  hasMeans,
  isLegalSide,
  isToBePlaced,
  NO_CARDS,
  placingOwner,
  siteForbiddenBy,
  surveyForBuild,
} from './builds.ts';
import { type Way, wayOf, waysToPlay } from './cards.ts';
import type { Survey } from './survey.ts';
import { surveyOf } from './surveys.ts';

const C = COLOURS.length;

/**
 * At most one offer per colour; its combinations of way, candidate site and side are still to be checked. Reused to
 * avoid allocations in search.
 */
export class Offers {
  owner = NONE;
  ways: readonly Way[] = [];
  /** By colour: the type of build, or NONE. */
  readonly types = new Int8Array(C).fill(NONE);

  clear(): void {
    for (let colour = 0; colour < C; colour++) this.types[colour] = NONE;
  }

  /** The builds of a seat, in the colours that it can pay for. */
  takeBuilds(state: GameState, owner: number): void {
    if (!holdsAnyCard(state, owner)) {
      this.clear();
      return;
    }
    const survey = surveyOf(state);
    this.owner = owner;
    this.ways = waysToPlay(state, owner);
    for (let colour = 0; colour < C; colour++) this.types[colour] = offeredBuild(survey, owner, colour);
  }

  takePlacements(state: GameState): void {
    const owner = placingOwner(state);
    this.owner = owner;
    this.ways = waysToPlace(state);
    for (let colour = 0; colour < C; colour++) {
      this.types[colour] = isToBePlaced(state, owner, colour) ? PLACE : NONE;
    }
  }
}

/** R4.2: without cards nothing can be built. */
const holdsAnyCard = (state: GameState, seat: number): boolean => handSize(state, seat) !== 0;

/** The type of build that the seat has for a colour; NONE if it cannot pay. */
const offeredBuild = (survey: Survey, seat: number, colour: number): number => {
  const type = buildType(survey, seat, colour);
  return hasMeans(survey.state, type, seat, colour, false) ? type : NONE;
};

/** Placing takes no cards, so there is one way. */
const waysToPlace = (state: GameState): readonly Way[] => [wayOf(state.game.board, NO_CARDS)];

/**
 * The candidate sites of an offer are the intersection of this set and `candidateArea`: a superset of the legal
 * sites. Part of the survey, so valid under the same contract (`surveys.ts`); a call for another stall to be moved
 * overwrites it.
 */
export const candidateSites = (survey: Survey, type: number, owner: number, colour: number): SiteSet => {
  if (type === EXPAND) return survey.besideSeat(owner);
  if (type === MOVE) return survey.moveCandidates(owner, colour);
  return type === PLACE ? survey.placementCandidates : survey.stallCandidates;
};

/** The second set of candidate sites, see `candidateSites`. */
export const candidateArea = (survey: Survey, type: number, colour: number): SiteSet => {
  if (type === EXPAND) return survey.free;
  return type === MOVE ? survey.board.areaOf[colour]! : survey.segmentsOpenTo(colour);
};

/** An expansion has no entry to choose; a stall has four sides. */
const sidesOf = (type: number): number => (type === EXPAND ? 1 : DIRECTIONS);

/** Whether a way to play cards allows the site and the owner can pay. */
const serves = (way: Way, site: number, canPay: boolean, canPayFee: boolean): boolean =>
  hasSite(way.sites, site) && (way.fee ? canPayFee : canPay);

/**
 * Calls `visit` for each legal build of the offer, in the order of the list, until it returns true; returns whether
 * it did. `visit` must not survey another state (`surveys.ts`).
 */
export const someBuild = (
  state: GameState,
  type: number,
  owner: number,
  colour: number,
  ways: readonly Way[],
  visit: (site: number, direction: number, way: Way) => boolean,
): boolean => {
  const candidates = candidateSites(surveyOf(state), type, owner, colour);
  const area = candidateArea(surveyOf(state), type, colour);
  const canPay = hasMeans(state, type, owner, colour, false);
  const canPayFee = hasMeans(state, type, owner, colour, true);
  const survey = surveyForBuild(state, type, owner, colour);
  for (let site = nextSite(candidates, 0); site >= 0; site = nextSite(candidates, site + 1)) {
    if (!hasSite(area, site)) continue;
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
};

const stopAtFirst = (): boolean => true;

const hasAny = (
  state: GameState,
  type: number,
  owner: number,
  colour: number,
  ways: readonly Way[],
): boolean => someBuild(state, type, owner, colour, ways, stopAtFirst);

/** R11.2: whether the seat has a legal build with these ways to play cards. */
export const hasLegalBuild = (state: GameState, seat: number, ways = waysToPlay(state, seat)): boolean => {
  if (ways.length === 0) return false; // R4.2
  for (let colour = 0; colour < C; colour++) {
    const type = offeredBuild(surveyOf(state), seat, colour);
    if (type !== NONE && hasAny(state, type, seat, colour, ways)) return true;
  }
  return false;
};

/** R3.5, R3.7: whether there is a legal placement. */
export const hasLegalPlacement = (state: GameState): boolean => {
  const owner = placingOwner(state);
  const ways = waysToPlace(state);
  for (let colour = 0; colour < C; colour++) {
    if (isToBePlaced(state, owner, colour) && hasAny(state, PLACE, owner, colour, ways)) return true;
  }
  return false;
};
