/**
 * A shortcut for R6.5: a tile parts nobody if those of the four sites beside it that are walkable hang together round
 * its corners. For all sites at once: of each side, whether it is walkable and not joined with the next one clockwise;
 * with two such gaps or more, only a search can tell (`reach.ts`).
 */
import { ROW, type SiteSet } from '../board/siteSet.ts';

/** `out` becomes the sites, walkable or not, that need no search. */
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
