/** Places a callout beside its site, within bounds, with its tip on the site. All in pixels. */

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

export interface Placement {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Position of the tip along the edge that faces the site. */
  readonly tip: number;
  /** The weighted area of what it covers. */
  readonly hidden: number;
}

/** Room for the tip between callout and site. */
const GAP = 12;
/** The tip keeps away from the callout's round corners. */
const CORNER = 22;

const ORDER: readonly Side[] = ['above', 'right', 'left', 'below'];

/** Positions along the site, from entirely before the tip to entirely behind it. */
const SHIFTS: readonly number[] = [0, -0.5, 0.5, -1, 1];

/** Something a callout should not cover. */
export interface Piece extends Box {
  /** Weight of covering it; 1 by default. */
  readonly weight?: number;
}

/**
 * @param bounds the area to stay in, measured from the same corner as the site
 */
export function placeCallout(
  site: Box,
  callout: Size,
  bounds: Box,
  pieces: readonly Piece[] = [],
): Placement {
  const room: { readonly [side in Side]: number } = {
    above: site.top - bounds.top - callout.height - GAP,
    below: bottom(bounds) - bottom(site) - callout.height - GAP,
    left: site.left - bounds.left - callout.width - GAP,
    right: right(bounds) - right(site) - callout.width - GAP,
  };
  const roomy = ORDER.filter((side) => room[side] >= 0);
  const sides =
    roomy.length > 0 ? roomy : [ORDER.reduce((best, other) => (room[other] > room[best] ? other : best))];
  const places = SHIFTS.flatMap((shift) =>
    sides.map((side) => {
      const box = { ...callout, ...cornerAt(side, shift, site, callout, bounds) };
      return { side, ...box, hidden: hiddenBy(box, pieces) };
    }),
  );
  // Among equals, the first in order.
  const { side, left, top, hidden } = places.reduce((best, other) =>
    other.hidden < best.hidden ? other : best,
  );
  const tip =
    side === 'above' || side === 'below'
      ? tipAt(site.left + site.width / 2 - left, callout.width)
      : tipAt(site.top + site.height / 2 - top, callout.height);
  return { side, left, top, tip, hidden };
}

function cornerAt(
  side: Side,
  shift: number,
  site: Box,
  callout: Size,
  bounds: Box,
): Pick<Box, 'left' | 'top'> {
  const along = (length: number): number => shift * Math.max(0, length / 2 - CORNER);
  const wanted = {
    left: site.left + (site.width - callout.width) / 2 + along(callout.width),
    top: site.top + (site.height - callout.height) / 2 + along(callout.height),
    ...(side === 'above' && { top: site.top - callout.height - GAP }),
    ...(side === 'below' && { top: bottom(site) + GAP }),
    ...(side === 'left' && { left: site.left - callout.width - GAP }),
    ...(side === 'right' && { left: right(site) + GAP }),
  };
  return {
    left: clamp(wanted.left, bounds.left, right(bounds) - callout.width),
    top: clamp(wanted.top, bounds.top, bottom(bounds) - callout.height),
  };
}

function hiddenBy(callout: Box, pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.weight ?? 1) * overlap(callout, piece), 0);
}

/** The area in which the two overlap. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const down = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;
const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** A callout too small for both margins has its tip in the middle. */
function tipAt(offset: number, length: number): number {
  return length < 2 * CORNER ? length / 2 : clamp(offset, CORNER, length - CORNER);
}
