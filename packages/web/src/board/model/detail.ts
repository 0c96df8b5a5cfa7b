/** The level of detail, by the size of a site on the screen. */
export type Detail = 'full' | 'small' | 'tiny';

/** Lower limits, in pixels per site. */
const FULL_FROM = 44;
const SMALL_FROM = 34;
/** Hysteresis: at a threshold the board would flicker between two frame widths. */
const SLACK = 1.5;

export function detailFor(pixelsPerSite: number, before?: Detail): Detail {
  const reaches = (threshold: number, hadIt: boolean): boolean =>
    pixelsPerSite >= (before === undefined ? threshold : threshold + (hadIt ? -SLACK : SLACK));
  if (reaches(FULL_FROM, before === 'full')) return 'full';
  return reaches(SMALL_FROM, before !== 'tiny') ? 'small' : 'tiny';
}

/** The frame's width in units, on the sides with coordinates and on the others. */
interface FrameWidth {
  /** In the west and north. */
  readonly near: number;
  /** In the east and south. */
  readonly far: number;
}

/** A wide frame has lanterns and coordinates all around; a narrow one has coordinates on two sides only. */
export const FRAME: { readonly [detail in Detail]: FrameWidth } = {
  full: { near: 44, far: 44 },
  small: { near: 46, far: 22 },
  tiny: { near: 57, far: 26 },
};
