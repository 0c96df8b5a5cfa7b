/** The level of detail, by the size of a site on the screen. */
export type Detail = 'full' | 'small' | 'tiny';

/** Lower limits, in pixels per site. */
const FULL_FROM = 44;
const SMALL_FROM = 24;
/** Hysteresis: at a threshold the board would flicker between two frame widths. */
const SLACK = 1.5;

export function detailFor(pixelsPerSite: number, before?: Detail): Detail {
  const reaches = (threshold: number, hadIt: boolean): boolean =>
    pixelsPerSite >= (before === undefined ? threshold : threshold + (hadIt ? -SLACK : SLACK));
  if (reaches(FULL_FROM, before === 'full')) return 'full';
  return reaches(SMALL_FROM, before !== 'tiny') ? 'small' : 'tiny';
}

/** The frame's width in units: with lanterns, with coordinates only, with neither. */
export const FRAME: { readonly [detail in Detail]: number } = { full: 44, small: 28, tiny: 16 };
