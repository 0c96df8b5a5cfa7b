/** The slabs of the market, grouped into a few dozen paths for a whole board. */
import { SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';

/** A pseudo-random number from 0 to 1, always the same for a cell. */
export function grain({ x, y }: Cell, salt = 0): number {
  let n = (x * 374761393 + y * 668265263 + salt * 982451653) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

const each = (cells: readonly Cell[], draw: (x: number, y: number, cell: Cell) => string): string =>
  cells.map((cell) => draw(cell.x * SITE, cell.y * SITE, cell)).join('');

export const slabs = (cells: readonly Cell[]): string =>
  each(cells, (x, y) => `M${x + 6.6} ${y + 1.6}h86.8q5 0 5 5v86.8q0 5-5 5h-86.8q-5 0-5-5v-86.8q0-5 5-5z`);

/** The highlights of a slab: its northern and western edges. */
export const litEdges = (cells: readonly Cell[]): string =>
  each(cells, (x, y) => `M${x + 4} ${y + 95}v-89q0-2 2-2h89`);

export const diamonds = (cells: readonly Cell[]): string =>
  each(cells, (x, y) => `M${x + 50} ${y + 14}l36 36l-36 36l-36-36z`);

export const cracks = (cells: readonly Cell[]): string =>
  each(cells, (x, y, cell) => `M${x + 20 + Math.round(grain(cell, 7) * 300)} ${y + 4}l8 16l-7 11l11 18`);

export const chips = (cells: readonly Cell[]): string =>
  each(cells, (x, y) => `M${x + 97} ${y + 72}l-15 9l-4 16z`);

export const grit = (cells: readonly Cell[]): string =>
  each(cells, (x, y) => `M${x + 28} ${y + 70}h.01M${x + 36} ${y + 76}h.01M${x + 70} ${y + 26}h.01`);
