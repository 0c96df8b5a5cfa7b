/** A fingertip is wider than a site: it means the nearest site that can be chosen. */
import type { Cell } from '../outline.ts';

/** How far beside a site a tap may be, in pixels. */
const REACH = 24;

/**
 * @param point where the tap was, in sites from the grid's top left
 * @param pixels per site
 */
export function snap(point: Cell, choosable: readonly Cell[], pixels: number): Cell | undefined {
  const outside = (value: number, start: number): number => Math.max(start - value, 0, value - start - 1);
  const distance = ({ x, y }: Cell): number => Math.hypot(outside(point.x, x), outside(point.y, y)) * pixels;
  const nearest = choosable.reduce<Cell | undefined>(
    (best, cell) => (best === undefined || distance(cell) < distance(best) ? cell : best),
    undefined,
  );
  return nearest !== undefined && distance(nearest) <= REACH ? nearest : undefined;
}
