/** Where a callout goes: beside its site, within bounds, its tip on the site. All in pixels. */

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
  /** Along the edge that faces the site. */
  readonly tip: number;
}

/** Room for the tip between callout and site. */
const GAP = 12;
/** The tip keeps away from the callout's round corners. */
const CORNER = 22;

const ORDER: readonly Side[] = ['above', 'right', 'left', 'below'];

/** How much worse it is to lie on another callout than on a piece. */
const ON_CALLOUT = 10;

/**
 * @param bounds what the callout must not leave, measured from the same corner as the site
 * @param pieces what it had better not hide
 * @param callouts those that have their place already
 */
export function placeCallout(
  site: Box,
  callout: Size,
  bounds: Box,
  pieces: readonly Box[] = [],
  callouts: readonly Box[] = [],
): Placement {
  const room: { readonly [side in Side]: number } = {
    above: site.top - bounds.top - callout.height - GAP,
    below: bottom(bounds) - bottom(site) - callout.height - GAP,
    left: site.left - bounds.left - callout.width - GAP,
    right: right(bounds) - right(site) - callout.width - GAP,
  };
  const at = (side: Side): Box => ({ ...callout, ...cornerAt(side, site, callout, bounds) });
  const roomy = ORDER.filter((side) => room[side] >= 0);
  const hidden = (side: Side): number =>
    hiddenBy(at(side), pieces) + ON_CALLOUT * hiddenBy(at(side), callouts);
  // Of equals the first in order.
  const side =
    roomy.length > 0
      ? roomy.reduce((best, other) => (hidden(other) < hidden(best) ? other : best))
      : ORDER.reduce((best, other) => (room[other] > room[best] ? other : best));
  const { left, top } = at(side);
  const tip =
    side === 'above' || side === 'below'
      ? tipAt(site.left + site.width / 2 - left, callout.width)
      : tipAt(site.top + site.height / 2 - top, callout.height);
  return { side, left, top, tip };
}

function cornerAt(side: Side, site: Box, callout: Size, bounds: Box): Pick<Box, 'left' | 'top'> {
  const wanted = {
    left: site.left + (site.width - callout.width) / 2,
    top: site.top + (site.height - callout.height) / 2,
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

function hiddenBy(callout: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(callout, other), 0);
}

/** How much of the two lies on each other. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const down = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;
const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** A callout too small for both margins carries its tip in the middle. */
function tipAt(offset: number, length: number): number {
  return length < 2 * CORNER ? length / 2 : clamp(offset, CORNER, length - CORNER);
}
