/** How a board fits its space: its orientation and level of detail. */
import type { Edition } from '@kairo/engine';
import { type Detail, detailFor } from './model/detail.ts';
import { COMFORTABLE } from './zoom/scale.ts';

export interface Fit {
  readonly isTurned: boolean;
  readonly detail: Detail;
  /** Sites are comfortable to tap although the whole board is shown. */
  readonly isLarge: boolean;
}

interface Space {
  readonly width: number;
  readonly height: number;
}

/** Half a site for the frame, whatever its width: the measurement must not depend on its own result. */
const FRAME_SITES = 0.5;
/** A board turns only if its sites grow by this factor, so that it does not flip back and forth near a square. */
const WORTH_TURNING = 1.1;

export type Grid = Pick<Edition, 'columns' | 'rows'>;

/**
 * @param scale by which the board is larger than its space
 * @param before how it was fitted until now
 */
export function fitOf(
  { columns, rows }: Grid,
  { width, height }: Space,
  scale = 1,
  before?: { readonly isTurned: boolean; readonly detail?: Detail },
): Fit {
  const site = (across: number, down: number): number =>
    Math.min(width / (across + FRAME_SITES), height / (down + FRAME_SITES));
  const [upright, turned] = [site(columns, rows), site(rows, columns)];
  const isTurned =
    before?.isTurned === true ? turned * WORTH_TURNING > upright : turned > upright * WORTH_TURNING;
  const pixels = isTurned ? turned : upright;
  return { isTurned, detail: detailFor(pixels * scale, before?.detail), isLarge: pixels >= COMFORTABLE };
}
