/**
 * The rules about where something may stand, one predicate each. What is built on a site asks them in turn, the cheap
 * ones first, and names the first that says no: the list of legal builds, the random draw, the check of an action and
 * "why not" all come from here.
 */
import { besideSite, hasSite } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import type { Survey } from './survey.ts';

/** R2.6 */
const isFree = (survey: Survey, site: number): boolean => hasSite(survey.free, site);

/** R5.2, R6.2 */
const isInOwnArea = (survey: Survey, colour: number, site: number): boolean =>
  hasSite(survey.board.areaOf[colour]!, site);

/** R5.4: its segment holds no stall of the colour yet, whoever owns it. Asked of sites in the colour's area. */
const isInSegmentWithoutColour = (survey: Survey, colour: number, site: number): boolean =>
  hasSite(survey.segmentsOpenTo(colour), site);

/** R3.5: its segment holds fewer than two stalls. Asked of sites that suit a stall. */
const isInSegmentWithRoom = (survey: Survey, site: number): boolean =>
  hasSite(survey.placementCandidates, site);

/** R5.5 */
const touchesNoTile = (survey: Survey, site: number): boolean => hasSite(survey.untouched, site);

/** R7.2: turning a stall on the spot is no move. */
const isOldPlace = (survey: Survey, site: number): boolean => survey.liftedStall === site;

/** R6.3 */
const OWN = 1;
/** R6.4 */
const OTHERS = 2;

/** Whose tiles of a colour lie beside a site: the owner's OWN, those of OTHERS, both or none. */
const standsBeside = ({ state, board }: Survey, owner: number, colour: number, site: number): number => {
  const { words } = board;
  const tiles = besideSite(state.cells, at.colourTiles(words, colour), words, site);
  const own = besideSite(state.cells, at.seatTiles(words, owner), words, site);
  return ((tiles & own) === 0 ? 0 : OWN) | ((tiles & ~own) === 0 ? 0 : OTHERS);
};

/** R5.7, R6.5: all entries and customers stay together. */
const partsNobody = (survey: Survey, site: number): boolean => survey.reach.keepsAllTogether(site);

/** R7.1: all entries stay together; customers are left out. */
const partsNoEntries = (survey: Survey, site: number): boolean => survey.reach.keepsEntriesTogether(site);

/** A stall from the stock, or a moved one once it is lifted (R5, R7.2): the rule that forbids its site, if one does. */
export const stallForbiddenBy = (survey: Survey, colour: number, site: number): string | undefined => {
  if (isOldPlace(survey, site)) return 'R7.2';
  if (!isFree(survey, site)) return 'R5.1';
  if (!isInOwnArea(survey, colour, site)) return 'R5.2';
  if (!isInSegmentWithoutColour(survey, colour, site)) return 'R5.4';
  if (!touchesNoTile(survey, site)) return 'R5.5';
  if (!partsNobody(survey, site)) return 'R5.7';
  return undefined;
};

/** The same during a variable set-up. */
export const placementForbiddenBy = (survey: Survey, colour: number, site: number): string | undefined =>
  stallForbiddenBy(survey, colour, site) ?? (isInSegmentWithRoom(survey, site) ? undefined : 'R3.5');

/** The entry of a stall on `stall`. */
export const entryForbiddenBy = (survey: Survey, stall: number, entry: number): string | undefined => {
  if (!isFree(survey, entry)) return 'R5.1';
  if (!hasSite(survey.board.market, entry)) return 'R5.3';
  if (!survey.reach.joinsOthers(entry, stall)) return 'R5.7';
  return undefined;
};

/** An expansion of the owner's stand. */
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
  if (!partsNobody(survey, site)) return 'R6.5';
  return undefined;
};

/** R7.1: the same if neither customers nor means counted. A stall with no such site is blocked. */
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
  if (!partsNoEntries(survey, site)) return 'R6.5';
  return undefined;
};
