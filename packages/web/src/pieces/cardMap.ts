/** The small map on a card: the board stretched to a square, so that the cards of all editions look alike. */
import { cellOfSite } from '../geometry/geometry.ts';
import { type Cell, outline } from '../geometry/outline.ts';
import type { Plan } from '../geometry/plan.ts';

interface CardMap {
  /** All segments with gaps between them, one path. */
  readonly ground: string;
  /** The restaurant area, by which players know where north is. */
  readonly restaurant: string;
  /** Each with the position of its numeral. */
  readonly segments: ReadonlyMap<number, { readonly path: string; readonly x: number; readonly y: number }>;
}

const SIDE = 79.5;
const MARGIN = 10.25;
const GAP = 0.75;

const maps = new WeakMap<Plan, CardMap>();

export function cardMapOf(edition: Plan): CardMap {
  const known = maps.get(edition);
  if (known !== undefined) return known;
  const made = makeMap(edition);
  maps.set(edition, made);
  return made;
}

function makeMap(edition: Plan): CardMap {
  const scale = { x: SIDE / edition.columns, y: SIDE / edition.rows };
  const cellsOf = (segment: number): Cell[] =>
    edition.segments.flatMap((row, y) => row.flatMap((found, x) => (found === segment ? [{ x, y }] : [])));
  const numbers = [...new Set(edition.segments.flat())];
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values) + 1) / 2;
  const segments = new Map(
    numbers.map((number) => {
      const cells = cellsOf(number);
      return [
        number,
        {
          path: outline(cells, -0.3, 4, scale),
          x: middle(cells.map((cell) => cell.x)) * scale.x,
          y: middle(cells.map((cell) => cell.y)) * scale.y,
        },
      ];
    }),
  );
  return {
    ground: numbers.map((n) => outline(cellsOf(n), GAP, 3, scale)).join(''),
    restaurant: outline(edition.restaurant.map(cellOfSite), 0.9, 1.2, scale),
    segments,
  };
}

export const MAP_PLACE = `translate(${MARGIN} ${MARGIN})`;
