/** How a board fits its space: its orientation and level of detail. */
import type { Edition } from '@kairo/engine';
import { type Detail, detailFor } from './model/detail.ts';

export interface Fit {
  readonly isTurned: boolean;
  readonly detail: Detail;
}

/** Half a site for the frame, whatever its width: the measurement must not depend on its own result. */
const FRAME_SITES = 0.5;
/** A board turns only if its sites grow by this factor, so that it does not flip back and forth near a square. */
const WORTH_TURNING = 1.1;

export type Grid = Pick<Edition, 'columns' | 'rows'>;

export function fitOf({ columns, rows }: Grid, width: number, height: number, before?: Fit): Fit {
  const site = (across: number, down: number): number =>
    Math.min(width / (across + FRAME_SITES), height / (down + FRAME_SITES));
  const [upright, turned] = [site(columns, rows), site(rows, columns)];
  const isTurned =
    before?.isTurned === true ? turned * WORTH_TURNING > upright : turned > upright * WORTH_TURNING;
  return { isTurned, detail: detailFor(isTurned ? turned : upright, before?.detail) };
}
