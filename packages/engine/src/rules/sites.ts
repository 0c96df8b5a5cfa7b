/**
 * The rules about where something may stand, one predicate each, in tables. A site is legal when every rule of its
 * table allows it; the first that does not is the reason why not. Cheap rules come first, those that search last.
 */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { isSeatTile, isTile, stallOf } from '../state/state.ts';
import { COLOURS, SETUP_STALLS_PER_SEGMENT } from '../vocabulary.ts';
import type { Survey } from './survey.ts';

const C = COLOURS.length;

export interface SiteRule {
  readonly rule: string;
  allows(survey: Survey, owner: number, colour: number, site: number): boolean;
}

/** R2.6 */
function isFree(survey: Survey, _owner: number, _colour: number, site: number): boolean {
  return hasSite(survey.free, site);
}

/** R5.2, R6.2 */
function isInOwnArea(survey: Survey, _owner: number, colour: number, site: number): boolean {
  return hasSite(survey.board.areaOf[colour]!, site);
}

/** R5.4: its segment holds no stall of the colour yet, whoever owns it. */
function isInSegmentWithoutColour(survey: Survey, _owner: number, colour: number, site: number): boolean {
  const { segmentOf } = survey.board;
  for (let owner = 0; owner < at.OWNERS; owner++) {
    const stall = stallOf(survey.state, owner, colour);
    if (stall !== NONE && segmentOf[stall] === segmentOf[site]) return false;
  }
  return true;
}

/** R3.5: its segment holds fewer than two stalls. */
function isInSegmentWithRoom(survey: Survey, _owner: number, _colour: number, site: number): boolean {
  const { segmentOf } = survey.board;
  let stalls = 0;
  for (let owner = 0; owner < at.OWNERS; owner++) {
    for (let colour = 0; colour < C; colour++) {
      const stall = stallOf(survey.state, owner, colour);
      if (stall !== NONE && segmentOf[stall] === segmentOf[site]) stalls++;
    }
  }
  return stalls < SETUP_STALLS_PER_SEGMENT;
}

/** R5.5 */
function touchesNoTile(survey: Survey, _owner: number, _colour: number, site: number): boolean {
  return hasSite(survey.untouched, site);
}

/** R6.3 */
function isBesideOwnStand(survey: Survey, owner: number, colour: number, site: number): boolean {
  return hasTileBeside(survey, owner, colour, site, true);
}

/** R6.4 */
function isBesideNoOtherStand(survey: Survey, owner: number, colour: number, site: number): boolean {
  return !hasTileBeside(survey, owner, colour, site, false);
}

/** Whether a tile of the colour lies beside the site that is the owner's own, or is not. */
function hasTileBeside(survey: Survey, owner: number, colour: number, site: number, own: boolean): boolean {
  const { neighbours } = survey.board;
  const { state } = survey;
  for (let i = site * DIRECTIONS; i < (site + 1) * DIRECTIONS; i++) {
    const beside = neighbours[i]!;
    if (beside !== NONE && isTile(state, colour, beside) && isSeatTile(state, owner, beside) === own)
      return true;
  }
  return false;
}

/** R5.7, R6.5: all entries and customers stay together. */
function partsNobody(survey: Survey, _owner: number, _colour: number, site: number): boolean {
  return survey.reach.keepsAllTogether(site);
}

/** R7.1: all entries stay together; customers are left out. */
function partsNoEntries(survey: Survey, _owner: number, _colour: number, site: number): boolean {
  return survey.reach.keepsEntriesTogether(site);
}

/** The site of a new stall (R5), also of a moved one once it is lifted (R7.2). */
export const STALL_RULES: readonly SiteRule[] = [
  { rule: 'R5.1', allows: isFree },
  { rule: 'R5.2', allows: isInOwnArea },
  { rule: 'R5.4', allows: isInSegmentWithoutColour },
  { rule: 'R5.5', allows: touchesNoTile },
  { rule: 'R5.7', allows: partsNobody },
];

/** The same during a variable set-up. */
export const SETUP_STALL_RULES: readonly SiteRule[] = [
  { rule: 'R3.5', allows: isInSegmentWithRoom },
  ...STALL_RULES,
];

/** An expansion. */
export const EXPANSION_RULES: readonly SiteRule[] = [
  { rule: 'R6.1', allows: isFree },
  { rule: 'R6.2', allows: isInOwnArea },
  { rule: 'R6.3', allows: isBesideOwnStand },
  { rule: 'R6.4', allows: isBesideNoOtherStand },
  { rule: 'R6.5', allows: partsNobody },
];

/** R7.1: where a stall could grow if neither customers nor means counted; a stall without such a site is blocked. */
export const GROWTH_RULES: readonly SiteRule[] = [
  { rule: 'R7.1', allows: (survey, _owner, _colour, site) => hasSite(survey.vacant, site) },
  { rule: 'R6.2', allows: isInOwnArea },
  { rule: 'R6.3', allows: isBesideOwnStand },
  { rule: 'R6.4', allows: isBesideNoOtherStand },
  { rule: 'R6.5', allows: partsNoEntries },
];

/** The first rule of the table that forbids the site; undefined if none does. */
export function forbiddenBy(
  rules: readonly SiteRule[],
  survey: Survey,
  owner: number,
  colour: number,
  site: number,
): SiteRule | undefined {
  for (let i = 0; i < rules.length; i++) if (!rules[i]!.allows(survey, owner, colour, site)) return rules[i];
  return undefined;
}

/** A rule about the entry of a stall that would stand on `stall`. */
export interface EntryRule {
  readonly rule: string;
  allows(survey: Survey, stall: number, entry: number): boolean;
}

export const ENTRY_RULES: readonly EntryRule[] = [
  { rule: 'R5.1', allows: (survey, _stall, entry) => hasSite(survey.free, entry) },
  { rule: 'R5.3', allows: (survey, _stall, entry) => hasSite(survey.board.market, entry) },
  { rule: 'R5.7', allows: (survey, stall, entry) => survey.reach.joinsOthers(entry, stall) },
];

/** The first rule that forbids the entry; undefined if none does. */
export function entryForbiddenBy(survey: Survey, stall: number, entry: number): EntryRule | undefined {
  for (let i = 0; i < ENTRY_RULES.length; i++)
    if (!ENTRY_RULES[i]!.allows(survey, stall, entry)) return ENTRY_RULES[i];
  return undefined;
}
