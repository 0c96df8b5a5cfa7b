/** Converts between the name of a site and its cell on the screen. A site is `SITE` units wide and high. */
import type { Edition } from '@kairo/engine';
import { gridOf, type SiteName, siteName } from '@kairo/engine/vocabulary';
import type { Cell } from './outline.ts';

export const SITE = 100;

/** A board on the screen. Cells are counted from the screen's top left, even if the board is turned. */
export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly isTurned: boolean;
  cellOf(site: SiteName): Cell;
  /** Undefined beyond the edges. */
  siteAt(cell: Cell): SiteName | undefined;
}

/** Column and row on an unturned board. */
export function cellOfSite(site: SiteName): Cell {
  const [x, y] = gridOf(site);
  return { x, y };
}

const siteOfCell = ({ x, y }: Cell): SiteName => siteName(x, y);

/** A turned board is rotated clockwise by a quarter: north is on the right, column a at the top. */
export function geometryOf(edition: Pick<Edition, 'columns' | 'rows'>, isTurned: boolean): Geometry {
  const [columns, rows] = isTurned ? [edition.rows, edition.columns] : [edition.columns, edition.rows];
  const turn = ({ x, y }: Cell): Cell => (isTurned ? { x: edition.rows - 1 - y, y: x } : { x, y });
  const turnBack = ({ x, y }: Cell): Cell => (isTurned ? { x: y, y: edition.rows - 1 - x } : { x, y });
  return {
    columns,
    rows,
    isTurned,
    cellOf: (site) => turn(cellOfSite(site)),
    siteAt: (cell) => (isInside(cell, columns, rows) ? siteOfCell(turnBack(cell)) : undefined),
  };
}

function isInside({ x, y }: Cell, columns: number, rows: number): boolean {
  return x >= 0 && y >= 0 && x < columns && y < rows;
}

/** The middle of a cell, in units. */
export const middleOf = ({ x, y }: Cell): { readonly x: number; readonly y: number } => ({
  x: (x + 0.5) * SITE,
  y: (y + 0.5) * SITE,
});

/** All cells, row by row. */
export function cellsOf({ columns, rows }: Geometry): Cell[] {
  return Array.from({ length: columns * rows }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns) }));
}

/** The rotation, in degrees, that makes a piece drawn facing south face from one cell to another. */
export function facing(from: Cell, to: Cell): 0 | 90 | 180 | 270 {
  if (to.y > from.y) return 0;
  if (to.x < from.x) return 90;
  return to.y < from.y ? 180 : 270;
}
