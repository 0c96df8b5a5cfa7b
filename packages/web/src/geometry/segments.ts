/** The segments of an edition on the screen, whatever their shapes. */
import type { Edition } from '@kairo/engine';
import { cellOfSite, cellsOf, type Geometry, SITE } from './geometry.ts';
import type { Cell } from './outline.ts';

export interface Segments {
  at(cell: Cell): number | undefined;
  cells(segment: number): readonly Cell[];
  /** The joints between segments, one path. */
  readonly joints: string;
  /** Corners at which three or more meet. */
  readonly crossings: readonly Cell[];
  /** Each segment's first cell, where its numeral is engraved. */
  readonly firstCells: ReadonlyMap<number, Cell>;
}

export function segmentsOf(edition: Pick<Edition, 'segments'>, geometry: Geometry): Segments {
  const at = (cell: Cell): number | undefined => {
    const site = geometry.siteAt(cell);
    if (site === undefined) return undefined;
    const { x, y } = cellOfSite(site);
    return edition.segments[y]?.[x];
  };
  const bySegment = new Map<number, Cell[]>();
  for (const cell of cellsOf(geometry)) {
    const segment = at(cell);
    if (segment === undefined) continue;
    bySegment.set(segment, [...(bySegment.get(segment) ?? []), cell]);
  }
  return {
    at,
    cells: (segment) => bySegment.get(segment) ?? [],
    joints: jointsOf(geometry, at),
    crossings: crossingsOf(geometry, at),
    firstCells: new Map([...bySegment].flatMap(([segment, [first]]) => (first ? [[segment, first]] : []))),
  };
}

type At = (cell: Cell) => number | undefined;

function jointsOf(geometry: Geometry, at: At): string {
  return cellsOf(geometry)
    .map(({ x, y }) => {
      const [here, east, south] = [at({ x, y }), at({ x: x + 1, y }), at({ x, y: y + 1 })];
      const [right, bottom] = [(x + 1) * SITE, (y + 1) * SITE];
      const toEast = east !== undefined && east !== here ? `M${right} ${y * SITE}V${bottom}` : '';
      const toSouth = south !== undefined && south !== here ? `M${x * SITE} ${bottom}H${right}` : '';
      return toEast + toSouth;
    })
    .join('');
}

function crossingsOf(geometry: Geometry, at: At): Cell[] {
  return cellsOf(geometry).filter(({ x, y }) => {
    const around = [
      { x: x - 1, y: y - 1 },
      { x, y: y - 1 },
      { x: x - 1, y },
      { x, y },
    ].map(at);
    return !around.includes(undefined) && new Set(around).size > 2;
  });
}
