/**
 * R5, R6, R7 and the set-up: whether a build is legal. A seat has exactly one type of build for each colour: its
 * stall is in stock (stall), on the board (expand), or blocked there (move).
 */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
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
import { sizeOf, stallOf, supplyOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat, neutralColour } from '../state/turn.ts';
import { holdsCards, type Way, wayOf } from './cards.ts';
import { canPay } from './price.ts';
import {
  entryForbiddenBy,
  expansionForbiddenBy,
  growthForbiddenBy,
  placementForbiddenBy,
  stallForbiddenBy,
} from './sites.ts';
import type { Survey } from './survey.ts';
import { surveyOf, surveyWithout } from './surveys.ts';

/** R7.1: a stall without expansions that cannot be expanded on any of its four sides. */
export const isBlocked = (survey: Survey, seat: number, colour: number): boolean => {
  if (sizeOf(survey.state, seat, colour) !== 1) return false;
  if (!survey.knowsBlocked(seat, colour)) survey.noteBlocked(seat, colour, cannotGrow(survey, seat, colour));
  return survey.wasBlocked(seat, colour);
};

const cannotGrow = (survey: Survey, seat: number, colour: number): boolean => {
  // Sides that need no search first: usually one of them decides.
  return !canGrow(survey, seat, colour, true) && !canGrow(survey, seat, colour, false);
};

const canGrow = (survey: Survey, seat: number, colour: number, harmless: boolean): boolean => {
  const { reach } = survey;
  const { neighbours } = survey.board;
  const stall = stallOf(survey.state, seat, colour);
  for (let i = stall * DIRECTIONS; i < (stall + 1) * DIRECTIONS; i++) {
    const site = neighbours[i]!;
    if (site === NONE || reach.isHarmless(site) !== harmless) continue;
    if (growthForbiddenBy(survey, seat, colour, site) === undefined) return true;
  }
  return false;
};

/** The survey for the site of a build: a stall that is being moved is not on the board (R7.2). */
export const surveyForBuild = (state: GameState, type: number, owner: number, colour: number): Survey =>
  type === MOVE ? surveyWithout(state, owner, colour) : surveyOf(state);

/** The type of build that the seat has for a colour. */
export const buildType = (survey: Survey, seat: number, colour: number): number => {
  if (sizeOf(survey.state, seat, colour) === 0) return STALL;
  return isBlocked(survey, seat, colour) ? MOVE : EXPAND;
};

/** R3.7: the owner of the stall to be placed now: neutral if a neutral stall was drawn. */
export const placingOwner = (state: GameState): number =>
  neutralColour(state) === NONE ? actingSeat(state) : at.NEUTRAL;

/** R3.5, R3.7: whether this stall may be placed now: the drawn neutral one, or any in the seat's stock. */
export const isToBePlaced = (state: GameState, owner: number, colour: number): boolean => {
  const neutral = neutralColour(state);
  return (neutral === NONE || neutral === colour) && stallOf(state, owner, colour) === NONE;
};

/** Placing takes no cards. */
export const NO_CARDS = 0;

/** R6.1 */
export const isInSupply = (state: GameState, colour: number): boolean => supplyOf(state, colour) > 0;

/** R6.1, R4.4: whether there is a tile for the build and the owner can pay, including the joker's fee if `fee`. */
export const hasMeans = (
  state: GameState,
  type: number,
  owner: number,
  colour: number,
  fee: boolean,
): boolean => (type !== EXPAND || isInSupply(state, colour)) && canPay(state, owner, type, colour, fee);

/** The rule that forbids a tile on the site, regardless of its entry; undefined if none does. */
export const siteForbiddenBy = (
  survey: Survey,
  type: number,
  owner: number,
  colour: number,
  site: number,
): string | undefined => {
  if (type === EXPAND) return expansionForbiddenBy(survey, owner, colour, site);
  return type === PLACE ? placementForbiddenBy(survey, colour, site) : stallForbiddenBy(survey, colour, site);
};

/** Whether a stall on a legal site may face this way. Expansions have no direction: only 0 is legal. */
export const isLegalSide = (survey: Survey, type: number, site: number, direction: number): boolean => {
  if (type === EXPAND) return direction === 0;
  const entry = survey.board.neighbours[site * DIRECTIONS + direction]!;
  return entry !== NONE && entryForbiddenBy(survey, site, entry) === undefined;
};

/** Whether the rules about sites allow the build there. */
export const isLegalPlace = (
  state: GameState,
  type: number,
  owner: number,
  colour: number,
  site: number,
  direction: number,
): boolean => {
  const survey = surveyForBuild(state, type, owner, colour);
  return (
    isLegalSide(survey, type, site, direction) &&
    siteForbiddenBy(survey, type, owner, colour, site) === undefined
  );
};

/** Whether a build is legal, given that `type` is the one the owner has for the colour. */
const isLegalBuild = (
  state: GameState,
  type: number,
  owner: number,
  colour: number,
  way: Way,
  site: number,
  direction: number,
): boolean =>
  hasSite(way.sites, site) &&
  hasMeans(state, type, owner, colour, way.fee) &&
  isLegalPlace(state, type, owner, colour, site, direction);

/** Whether a move is a legal build of the seat. */
export const isOfferedBuild = (state: GameState, seat: number, move: Move): boolean => {
  const type = moveType(move);
  const colour = moveColour(move);
  const cards = moveDetail(move);
  if (type !== buildType(surveyOf(state), seat, colour) || !holdsCards(state, seat, cards)) return false;
  const way = wayOf(state.game.board, cards);
  return isLegalBuild(state, type, seat, colour, way, moveSite(move), moveDirection(move));
};

/** Whether a move is a legal placement. */
export const isOfferedPlacement = (state: GameState, move: Move): boolean => {
  const owner = placingOwner(state);
  const colour = moveColour(move);
  const cards = moveDetail(move);
  if (cards !== NO_CARDS || !isToBePlaced(state, owner, colour)) return false;
  const way = wayOf(state.game.board, cards);
  return isLegalBuild(state, PLACE, owner, colour, way, moveSite(move), moveDirection(move));
};
