/**
 * The rules about sites, one predicate each. For each type of piece they are evaluated in turn, cheap ones first, and
 * the first one that fails is returned. The legal list, sampling, checks of actions and "why not" all use these
 * functions.
 */
import { besideSite, hasSite } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import type { Survey } from './survey.ts';

/** R2.6 */
const isFree = (survey: Survey, site: number): boolean => hasSite(survey.free, site);

/** R5.2, R6.2 */
const isInOwnArea = (survey: Survey, colour: number, site: number): boolean =>
  hasSite(survey.board.areaOf[colour]!, site);

/** R5.4: the segment has no stall of the colour, of any owner. Only for sites in the colour's area. */
const isInSegmentWithoutColour = (survey: Survey, colour: number, site: number): boolean =>
  hasSite(survey.segmentsOpenTo(colour), site);

/** R3.5: the segment has fewer than two stalls. Only for sites that are legal for a stall otherwise. */
const isInSegmentWithRoom = (survey: Survey, site: number): boolean =>
  hasSite(survey.placementCandidates, site);

/** R5.5 */
const touchesNoTile = (survey: Survey, site: number): boolean => hasSite(survey.untouched, site);

/** R7.2: a move must change the site of the stall. */
const isOldPlace = (survey: Survey, site: number): boolean => survey.liftedStall === site;

/** R6.3 */
const OWN = 1;
/** R6.4 */
const OTHERS = 2;

/** Whose tiles of a colour are next to a site: OWN, OTHERS, both or none. */
const standsBeside = ({ state, board }: Survey, owner: number, colour: number, site: number): number => {
  const { words } = board;
  const tiles = besideSite(state.cells, at.colourTiles(words, colour), words, site);
  const own = besideSite(state.cells, at.seatTiles(words, owner), words, site);
  return ((tiles & own) === 0 ? 0 : OWN) | ((tiles & ~own) === 0 ? 0 : OTHERS);
};

/** R5.7, R6.5 */
const keepsAllTogether = (survey: Survey, site: number): boolean => survey.reach.keepsAllTogether(site);

/** R7.1 ignores customers. */
const keepsEntriesTogether = (survey: Survey, site: number): boolean =>
  survey.reach.keepsEntriesTogether(site);

/** The rule that forbids the site of a stall from the stock, or of a moved one that has been lifted (R5, R7.2). */
export const stallForbiddenBy = (survey: Survey, colour: number, site: number): string | undefined => {
  if (isOldPlace(survey, site)) return 'R7.2';
  if (!isFree(survey, site)) return 'R5.1';
  if (!isInOwnArea(survey, colour, site)) return 'R5.2';
  if (!isInSegmentWithoutColour(survey, colour, site)) return 'R5.4';
  if (!touchesNoTile(survey, site)) return 'R5.5';
  if (!keepsAllTogether(survey, site)) return 'R5.7';
  return undefined;
};

/** The rule that forbids the site of a stall in a variable set-up. */
export const placementForbiddenBy = (survey: Survey, colour: number, site: number): string | undefined =>
  stallForbiddenBy(survey, colour, site) ?? (isInSegmentWithRoom(survey, site) ? undefined : 'R3.5');

/** The rule that forbids the entry of a stall on `stall`. */
export const entryForbiddenBy = (survey: Survey, stall: number, entry: number): string | undefined => {
  if (!isFree(survey, entry)) return 'R5.1';
  if (!hasSite(survey.board.market, entry)) return 'R5.3';
  if (!survey.reach.joinsOthers(entry, stall)) return 'R5.7';
  return undefined;
};

/** The rule that forbids the site of an expansion of the owner's stand. */
export const expansionForbiddenBy = (
  survey: Survey,
  owner: number,
  colour: number,
  site: number,
): string | undefined => {
  if (!isFree(survey, site)) return 'R6.1';
  if (!isInOwnArea(survey, colour, site)) return 'R6.2';
  const stands = standsBeside(survey, owner, colour, site);
  if ((stands & OWN) === 0) return 'R6.3';
  if ((stands & OTHERS) !== 0) return 'R6.4';
  if (!keepsAllTogether(survey, site)) return 'R6.5';
  return undefined;
};

/** R7.1: like `expansionForbiddenBy`, but ignoring customers. A stall without such a site is blocked. */
export const growthForbiddenBy = (
  survey: Survey,
  owner: number,
  colour: number,
  site: number,
): string | undefined => {
  if (!hasSite(survey.vacant, site)) return 'R7.1';
  if (!isInOwnArea(survey, colour, site)) return 'R6.2';
  const stands = standsBeside(survey, owner, colour, site);
  if ((stands & OWN) === 0) return 'R6.3';
  if ((stands & OTHERS) !== 0) return 'R6.4';
  if (!keepsEntriesTogether(survey, site)) return 'R6.5';
  return undefined;
};
