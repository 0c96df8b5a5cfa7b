/** What a tap near a site may mean: a fingertip is wider than a small site, and a figure is taller than its site. */
import type { Cell } from '../../geometry/outline.ts';

/** How far from a site a tap may be, in pixels. */
const REACH = 24;

/** How far a figure's head rises above its site, and how wide it is; in sites. */
const HEAD = { height: 0.18, width: 0.6 };

/** The site of the customer whose head is there. */
export function headAt(point: Cell, standing: readonly Cell[]): Cell | undefined {
  return standing.find(({ x, y }) => {
    const above = y - point.y;
    return above > 0 && above <= HEAD.height && Math.abs(point.x - x - 0.5) <= HEAD.width / 2;
  });
}

/**
 * The nearest site that can be chosen.
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
