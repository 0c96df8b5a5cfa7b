/** Where feet were set on a way, in units of the board, alternately left and right of its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Footprint extends Point {
  /** The direction of walking, in degrees clockwise from north. */
  readonly turn: number;
}

/** Fractions of a step between two sites. */
const AT = [0.2, 0.53, 0.86];
/** How far from the middle of the way. */
const ASIDE = 0.11;

/** None below the figure at the start, and none on the ring around the end. */
export function footprints(way: readonly Point[]): Footprint[] {
  const last = way.length - 2;
  const feet: Footprint[] = [];
  for (const [i, from] of way.slice(0, -1).entries()) {
    const to = way[i + 1] ?? from;
    const [across, down] = [to.x - from.x, to.y - from.y];
    const turn = (Math.atan2(down, across) * 180) / Math.PI + 90;
    for (const at of AT) {
      if ((i === 0 && at < 0.5) || (i === last && at > 0.5)) continue;
      const aside = feet.length % 2 === 0 ? -ASIDE : ASIDE;
      feet.push({ x: from.x + across * at + down * aside, y: from.y + down * at - across * aside, turn });
    }
  }
  return feet;
}
