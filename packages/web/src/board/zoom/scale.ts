/** How far a board is enlarged: 1 shows all of it. */

export const WHOLE = 1;
const LARGEST = 2.5;
/** A board that is enlarged by less is shown whole. */
const LEAST = 1.15;
/** Sites from this size on are comfortable to tap, in pixels. */
export const COMFORTABLE = 44;
/** What a double tap aims for, in pixels per site. */
const CLOSE = 56;

export function scaleOf(wanted: number): number {
  return wanted < LEAST ? WHOLE : Math.min(LARGEST, wanted);
}

/** The scale after a double tap. */
export function scaleCloser(scale: number, pixelsPerSite: number): number {
  return scale === WHOLE ? scaleOf(Math.max(CLOSE / pixelsPerSite, 1.5)) : WHOLE;
}
