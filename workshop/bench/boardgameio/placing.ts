/** Where tiles may go: stalls (R5, R3.5), expansions (R6.1–R6.5) and the blocked test of a move (R7.1). */

import { isAreaOf } from './board.ts';
import { isFree, type Layout, regionWithout } from './layout.ts';
import type { Colour, Seat, Stand } from './types.ts';

export type Region = (blocked: number) => Int16Array | null;

export const MAX_STALLS_PER_SEGMENT_IN_SETUP = 2;

export function standOf(stands: readonly Stand[], owner: Seat, colour: Colour): Stand | undefined {
  return stands.find((stand) => stand.owner === owner && stand.colour === colour);
}

/** Segments where no stall of the colour may stand: R5.4, and in set-up R3.5. */
export function closedSegments(layout: Layout, colour: Colour, inSetup: boolean): boolean[] {
  const { segment } = layout.board;
  const closed: boolean[] = [];
  const count: number[] = [];
  for (const stand of layout.stands) {
    const at = segment[stand.stall];
    count[at] = (count[at] ?? 0) + 1;
    if (stand.colour === colour) closed[at] = true;
    if (inSetup && count[at] >= MAX_STALLS_PER_SEGMENT_IN_SETUP) closed[at] = true;
  }
  return closed;
}

/** R5.1, R5.2, R5.4, R5.5 for the stall's own site. */
export function fitsStall(layout: Layout, colour: Colour, site: number, closed: readonly boolean[]): boolean {
  const { board, tiles } = layout;
  return (
    isFree(layout, site) &&
    isAreaOf(board, colour, site) &&
    !closed[board.segment[site]] &&
    board.neighbours[site].every((near) => tiles[near] === null)
  );
}

/** R5.1, R5.3 for its entry, and R5.7: the entry is in the region that is left. */
export function fitsEntry(layout: Layout, site: number, entry: number, region: Region): boolean {
  if (!isFree(layout, entry) || !layout.board.market[entry]) return false;
  // A stall in the restaurant area stands in no one's way, so all those share one region.
  const left = region(layout.board.market[site] ? site : -1);
  return left !== null && left[entry] >= 0;
}

/** R6.1–R6.5 without supply and price. */
export function fitsExpansion(layout: Layout, stand: Stand, site: number, region: Region): boolean {
  return (
    isFree(layout, site) &&
    touchesOnlyOwnColour(layout, stand, site) &&
    (stand.colour === 'purple' || region(site) !== null)
  );
}

/** R6.2–R6.4. */
function touchesOnlyOwnColour(layout: Layout, stand: Stand, site: number): boolean {
  if (!isAreaOf(layout.board, stand.colour, site)) return false;
  let touchesOwn = false;
  for (const near of layout.board.neighbours[site]) {
    const other = layout.tiles[near];
    if (other === stand) touchesOwn = true;
    else if (other?.colour === stand.colour) return false;
  }
  return touchesOwn;
}

/** Sites beside a stand, in reading order. */
export function sitesBeside(layout: Layout, stand: Stand): number[] {
  const { neighbours } = layout.board;
  const sites = new Set<number>();
  for (const tile of [stand.stall, ...stand.expansions]) {
    for (const near of neighbours[tile]) sites.add(near);
  }
  return [...sites].sort((a, b) => a - b);
}

/** R7.1: no expansion yet, and no site beside it would ever take one; customers do not count. */
export function isBlocked(layout: Layout, stand: Stand): boolean {
  if (stand.expansions.length > 0) return false;
  const entries = layout.stands.map((other) => other.entry);
  return !layout.board.neighbours[stand.stall].some(
    (site) =>
      layout.tiles[site] === null &&
      !layout.entries[site] &&
      touchesOnlyOwnColour(layout, stand, site) &&
      (stand.colour === 'purple' || regionWithout(layout, site, entries) !== null),
  );
}

/** All sites for a stall of the colour with their entries, in order; `except` is the place a moved stall comes from. */
export function* placements(
  layout: Layout,
  colour: Colour,
  options: { region: Region; inSetup?: boolean; except?: number; segments?: readonly boolean[] },
): Generator<[site: number, entry: number]> {
  const { board } = layout;
  const closed = closedSegments(layout, colour, options.inSetup ?? false);
  for (let site = 0; site < board.names.length; site++) {
    if (site === options.except || (options.segments && !options.segments[board.segment[site]])) continue;
    if (!fitsStall(layout, colour, site, closed)) continue;
    for (const entry of board.neighbours[site]) {
      if (fitsEntry(layout, site, entry, options.region)) yield [site, entry];
    }
  }
}
