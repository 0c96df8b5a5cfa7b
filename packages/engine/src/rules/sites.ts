/**
 * The rules about where something may stand, one set of sites each. A site is legal when every rule of its table
 * has it; the first rule that lacks it is the reason why not. Cheap rules come first, reachability last.
 */
import { NONE } from '../board/board.ts';
import { isEmpty, type SiteSet, spread } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { stallOf } from '../state/state.ts';
import { COLOURS, SEGMENT_COUNT, SETUP_STALLS_PER_SEGMENT } from '../vocabulary.ts';
import type { Survey } from './survey.ts';

const C = COLOURS.length;

export interface SiteRule {
  readonly rule: string;
  /** Valid until the same rule is asked again. */
  sites(survey: Survey, seat: number, colour: number): SiteSet;
}

/** R5.4: segments that hold no stall of the colour yet, whoever owns it. */
function segmentsWithoutColour(survey: Survey, _seat: number, colour: number): SiteSet {
  const { segments, segmentOf, onBoard } = survey.board;
  const out = survey.scratch.segments;
  out.set(onBoard);
  for (let owner = 0; owner < at.OWNERS; owner++) {
    const stall = stallOf(survey.state, owner, colour);
    if (stall === NONE) continue;
    const taken = segments[segmentOf[stall]!]!;
    for (let i = 0; i < out.length; i++) out[i]! &= ~taken[i]!;
  }
  return out;
}

/** R3.5: during set-up no segment gets more than two stalls. */
function segmentsWithRoom(survey: Survey): SiteSet {
  const { segments, segmentOf, onBoard } = survey.board;
  const out = survey.scratch.room;
  const stalls = new Uint8Array(SEGMENT_COUNT);
  out.set(onBoard);
  for (let owner = 0; owner < at.OWNERS; owner++) {
    for (let colour = 0; colour < C; colour++) {
      const stall = stallOf(survey.state, owner, colour);
      if (stall !== NONE) stalls[segmentOf[stall]!]!++;
    }
  }
  for (let segment = 0; segment < SEGMENT_COUNT; segment++) {
    if (stalls[segment]! < SETUP_STALLS_PER_SEGMENT) continue;
    for (let i = 0; i < out.length; i++) out[i]! &= ~segments[segment]![i]!;
  }
  return out;
}

/** Tiles of a colour: the seat's own, or everybody else's. */
function standTiles(survey: Survey, seat: number, colour: number, whose: 'own' | 'others'): SiteSet {
  const { words } = survey.board;
  const { cells } = survey.state;
  const out = survey.scratch.tiles;
  const ofColour = at.BITBOARDS + (at.COLOUR_TILES + colour) * words;
  const ofSeat = at.BITBOARDS + (at.SEAT_TILES + seat) * words;
  const invert = whose === 'own' ? 0 : -1;
  for (let i = 0; i < words; i++) out[i] = cells[ofColour + i]! & (cells[ofSeat + i]! ^ invert);
  return out;
}

/** R6.3: beside the seat's own stand of the colour. */
function besideOwnStand(survey: Survey, seat: number, colour: number): SiteSet {
  const out = survey.scratch.beside;
  spread(out, standTiles(survey, seat, colour, 'own'), survey.board.stride);
  return out;
}

/** R6.4: beside nobody else's stand of the colour. */
function awayFromOtherStands(survey: Survey, seat: number, colour: number): SiteSet {
  const out = survey.scratch.away;
  spread(out, standTiles(survey, seat, colour, 'others'), survey.board.stride);
  for (let i = 0; i < out.length; i++) out[i] = ~out[i]!;
  return out;
}

const area = (survey: Survey, _seat: number, colour: number): SiteSet => survey.board.areaOf[colour]!;

/** The site of a new stall (R5), also of a moved one once it is lifted (R7.2). */
export const STALL_RULES: readonly SiteRule[] = [
  { rule: 'R5.1', sites: (survey) => survey.free },
  { rule: 'R5.2', sites: area },
  { rule: 'R5.4', sites: segmentsWithoutColour },
  { rule: 'R5.5', sites: (survey) => survey.untouched },
  { rule: 'R5.7', sites: (survey) => survey.reach.keepsAll },
];

/** The same during a variable set-up. */
export const SETUP_STALL_RULES: readonly SiteRule[] = [
  { rule: 'R3.5', sites: segmentsWithRoom },
  ...STALL_RULES,
];

/** The entry of a new stall, wherever the stall is. */
export const ENTRY_RULES: readonly SiteRule[] = [
  { rule: 'R5.1', sites: (survey) => survey.free },
  { rule: 'R5.3', sites: (survey) => survey.board.market },
  { rule: 'R5.7', sites: (survey) => survey.reach.region },
];

/** An expansion. */
export const EXPANSION_RULES: readonly SiteRule[] = [
  { rule: 'R6.1', sites: (survey) => survey.free },
  { rule: 'R6.2', sites: area },
  { rule: 'R6.3', sites: besideOwnStand },
  { rule: 'R6.4', sites: awayFromOtherStands },
  { rule: 'R6.5', sites: (survey) => survey.reach.keepsAll },
];

/** R7.1: where a stall could grow if neither customers nor means were asked; a stall without such a site is blocked. */
export const GROWTH_RULES: readonly SiteRule[] = [
  { rule: 'R7.1', sites: (survey) => survey.vacant },
  { rule: 'R6.2', sites: area },
  { rule: 'R6.3', sites: besideOwnStand },
  { rule: 'R6.4', sites: awayFromOtherStands },
  { rule: 'R6.5', sites: (survey) => survey.reach.keepsEntries },
];

/** `out` becomes the sites that satisfy every rule of the table; answers whether there are any. */
export function intersect(
  out: SiteSet,
  rules: readonly SiteRule[],
  survey: Survey,
  seat: number,
  colour: number,
): boolean {
  out.set(survey.board.onBoard);
  for (const rule of rules) {
    const sites = rule.sites(survey, seat, colour);
    for (let i = 0; i < out.length; i++) out[i]! &= sites[i]!;
    if (isEmpty(out)) return false;
  }
  return true;
}
