/** What a seat may build or place now, as a few offers, and the walk over all legal builds of one. */
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
 * One offer at most for each colour. Every combination of way, candidate site and side is still to be judged. A kept
 * object, filled anew each time, because search asks at every turn.
 */
export class Offers {
  owner = NONE;
  ways: readonly Way[] = [];
  /** By colour: the type of its builds, NONE where it has none. */
  readonly types = new Int8Array(C).fill(NONE);

  clear(): void {
    for (let colour = 0; colour < C; colour++) this.types[colour] = NONE;
  }

  /** All builds of a seat: the colours that it can pay for. */
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

  /** The placements that the set-up asks for. */
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

/** The kind of build that a colour has for the seat, if it can pay for it; else NONE. */
const offeredBuild = (survey: Survey, seat: number, colour: number): number => {
  const type = buildType(survey, seat, colour);
  return hasMeans(survey.state, type, seat, colour, false) ? type : NONE;
};

/** Placing takes no cards, so there is one way. */
const waysToPlace = (state: GameState): readonly Way[] => [wayOf(state.game.board, NO_CARDS)];

/**
 * The candidate sites of an offer are what two sets share: all legal sites and some more. This is the tighter one.
 * Valid until asked again, or the next state is surveyed.
 */
export const candidateSites = (survey: Survey, type: number, owner: number, colour: number): SiteSet => {
  if (type === EXPAND) return survey.besideSeat(owner);
  if (type === MOVE) return survey.moveCandidates(owner, colour);
  return type === PLACE ? survey.placementCandidates : survey.stallCandidates;
};

/** And this is the other one. */
export const candidateArea = (survey: Survey, type: number, colour: number): SiteSet => {
  if (type === EXPAND) return survey.free;
  return type === MOVE ? survey.board.areaOf[colour]! : survey.segmentsOpenTo(colour);
};

/** An expansion has no entry to choose; a stall has four sides. */
const sidesOf = (type: number): number => (type === EXPAND ? 1 : DIRECTIONS);

/** Whether a way to play fits the site, and the owner can pay for it. */
const serves = (way: Way, site: number, canPay: boolean, canPayFee: boolean): boolean =>
  hasSite(way.sites, site) && (way.fee ? canPayFee : canPay);

/** Calls `visit` for each legal build of the offer, in list order, until it answers true; answers whether it did. */
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

/** Whether anything of the offer is legal. */
const hasAny = (
  state: GameState,
  type: number,
  owner: number,
  colour: number,
  ways: readonly Way[],
): boolean => someBuild(state, type, owner, colour, ways, stopAtFirst);

/** R11.2: whether the seat could build anything at all, in these ways. */
export const hasLegalBuild = (state: GameState, seat: number, ways = waysToPlay(state, seat)): boolean => {
  if (ways.length === 0) return false; // R4.2
  for (let colour = 0; colour < C; colour++) {
    const type = offeredBuild(surveyOf(state), seat, colour);
    if (type !== NONE && hasAny(state, type, seat, colour, ways)) return true;
  }
  return false;
};

/** R3.5, R3.7: whether anything can be placed that the set-up asks for. */
export const hasLegalPlacement = (state: GameState): boolean => {
  const owner = placingOwner(state);
  const ways = waysToPlace(state);
  for (let colour = 0; colour < C; colour++) {
    if (isToBePlaced(state, owner, colour) && hasAny(state, PLACE, owner, colour, ways)) return true;
  }
  return false;
};
