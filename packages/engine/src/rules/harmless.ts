/**
 * A fast test for R6.5, for all sites at once: a tile cuts off nothing if its walkable neighbours are connected
 * through its corners. Going clockwise around the tile, a gap is a walkable neighbour that is not connected to the
 * next one. With two gaps or more a search has to decide (`reach.ts`).
 */
import { ROW, type SiteSet } from '../board/siteSet.ts';

/** Sets `out` to the sites, walkable or not, that need no search. */
export const findHarmless = (out: SiteSet, walkable: SiteSet): void => {
  const last = walkable.length - 1;
  for (let i = 0; i <= last; i++) {
    const here = walkable[i]!;
    const before = i > 0 ? walkable[i - 1]! : 0;
    const after = i < last ? walkable[i + 1]! : 0;
    // Bit s of each word below: whether the site on that side of s is walkable.
    const north = (here << ROW) | (before >>> ROW);
    const south = (here >>> ROW) | (after << ROW);
    const west = here << 1;
    const east = here >>> 1;
    const northWest = north << 1;
    const northEast = north >>> 1;
    const southWest = south << 1;
    const southEast = south >>> 1;
    const afterNorth = north & ~(northEast & east);
    const afterEast = east & ~(southEast & south);
    const afterSouth = south & ~(southWest & west);
    const afterWest = west & ~(northWest & north);
    const twoGaps =
      (afterNorth & afterEast) |
      (afterSouth & afterWest) |
      ((afterNorth | afterEast) & (afterSouth | afterWest));
    out[i] = ~(twoGaps & here);
  }
};
