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

/** @param bounds what the callout must not leave, measured from the same corner as the site */
export function placeCallout(site: Box, callout: Size, bounds: Box): Placement {
  const room: { readonly [side in Side]: number } = {
    above: site.top - bounds.top - callout.height - GAP,
    below: bottom(bounds) - bottom(site) - callout.height - GAP,
    left: site.left - bounds.left - callout.width - GAP,
    right: right(bounds) - right(site) - callout.width - GAP,
  };
  const side =
    ORDER.find((candidate) => room[candidate] >= 0) ??
    ORDER.reduce((best, candidate) => (room[candidate] > room[best] ? candidate : best));
  const wanted = {
    left: site.left + (site.width - callout.width) / 2,
    top: site.top + (site.height - callout.height) / 2,
    ...(side === 'above' && { top: site.top - callout.height - GAP }),
    ...(side === 'below' && { top: bottom(site) + GAP }),
    ...(side === 'left' && { left: site.left - callout.width - GAP }),
    ...(side === 'right' && { left: right(site) + GAP }),
  };
  const left = clamp(wanted.left, bounds.left, right(bounds) - callout.width);
  const top = clamp(wanted.top, bounds.top, bottom(bounds) - callout.height);
  const tip =
    side === 'above' || side === 'below'
      ? tipAt(site.left + site.width / 2 - left, callout.width)
      : tipAt(site.top + site.height / 2 - top, callout.height);
  return { side, left, top, tip };
}

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;
const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** A callout too small for both margins carries its tip in the middle. */
function tipAt(offset: number, length: number): number {
  return length < 2 * CORNER ? length / 2 : clamp(offset, CORNER, length - CORNER);
}
