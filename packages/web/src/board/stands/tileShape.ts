/** The lines of a stand: its edge, the owner's trim, the cloth inside, and the seams between tiles. */

import { SITE } from '../../geometry/geometry.ts';
import { type Cell, cellKey, outline } from '../../geometry/outline.ts';
import type { Detail } from '../model/detail.ts';

/** How far inside its sites each line of a stand runs. */
const INSETS: {
  readonly [detail in Detail]: {
    readonly edge: number;
    readonly cloth: number;
    readonly clothRadius: number;
  };
} = {
  full: { edge: 4, cloth: 13, clothRadius: 9 },
  small: { edge: 3, cloth: 10.5, clothRadius: 11 },
  tiny: { edge: 3, cloth: 12, clothRadius: 8 },
};

export interface TileShape {
  readonly edge: string;
  /** The stitches of the trim. */
  readonly stitches: string;
  readonly cloth: string;
  /** Just inside the cloth, for light and shade. */
  readonly bevel: string;
  readonly seams: string;
}

export function tileShape(cells: readonly Cell[], detail: Detail): TileShape {
  const { edge, cloth, clothRadius } = INSETS[detail];
  return {
    edge: outline(cells, edge, 15),
    stitches: outline(cells, (edge + cloth) / 2 - 0.5, 12),
    cloth: outline(cells, cloth, clothRadius),
    bevel: outline(cells, cloth + 3, clothRadius - 2),
    seams: seams(cells, cloth),
  };
}

/** Lines between tiles of one stand, across the cloth. */
function seams(cells: readonly Cell[], inset: number): string {
  const taken = new Set(cells.map(cellKey));
  const has = (x: number, y: number): boolean => taken.has(cellKey({ x, y }));
  return cells
    .map(({ x, y }) => {
      const [left, top] = [x * SITE, y * SITE];
      const [right, bottom] = [left + SITE, top + SITE];
      // The cloth continues beyond an end of the seam only if both sides of the seam do.
      const from = (goesOn: boolean, at: number): number => (goesOn ? at : at + inset);
      const to = (goesOn: boolean, at: number): number => (goesOn ? at : at - inset);
      const upright = has(x + 1, y)
        ? `M${right} ${from(has(x, y - 1) && has(x + 1, y - 1), top)}V${to(has(x, y + 1) && has(x + 1, y + 1), bottom)}`
        : '';
      const level = has(x, y + 1)
        ? `M${from(has(x - 1, y) && has(x - 1, y + 1), left)} ${bottom}H${to(has(x + 1, y) && has(x + 1, y + 1), right)}`
        : '';
      return upright + level;
    })
    .join('');
}
