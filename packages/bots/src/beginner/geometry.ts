/** The board of an edition by site names: neighbours, segments and areas. */
import {
  type CardName,
  type Colour,
  type Edition,
  type SiteName,
  segmentsOn,
  siteName,
  type View,
} from '@kairo/engine';

export interface Geometry {
  readonly beside: ReadonlyMap<SiteName, readonly SiteName[]>;
  readonly segmentOf: ReadonlyMap<SiteName, number>;
  /** The segments that a card fits. */
  readonly segmentsOf: (card: CardName) => readonly number[];
  readonly isRestaurant: (site: SiteName) => boolean;
}

export function geometryOf(edition: Edition): Geometry {
  const segmentOf = new Map<SiteName, number>();
  const beside = new Map<SiteName, SiteName[]>();
  edition.segments.forEach((line, row) => {
    line.forEach((segment, column) => {
      segmentOf.set(siteName(column, row), segment);
      const sides = [
        [column, row - 1],
        [column - 1, row],
        [column + 1, row],
        [column, row + 1],
      ] as const;
      const onBoard = sides.filter(([c, r]) => edition.segments[r]?.[c] !== undefined);
      beside.set(
        siteName(column, row),
        onBoard.map(([c, r]) => siteName(c, r)),
      );
    });
  });
  const restaurant = new Set(edition.restaurant);
  return {
    beside,
    segmentOf,
    segmentsOf: (card) => segmentsOn(card, edition),
    isRestaurant: (site) => restaurant.has(site),
  };
}

/** Tiles and entries on the board. */
export interface Occupation {
  readonly tiles: ReadonlyMap<SiteName, Colour>;
  readonly entries: ReadonlySet<SiteName>;
}

export function occupationOf(view: Pick<View, 'stands'>): Occupation {
  const tiles = new Map<SiteName, Colour>();
  const entries = new Set<SiteName>();
  for (const { colour, stall, entry, expansions } of view.stands) {
    for (const site of [stall, ...expansions]) tiles.set(site, colour);
    entries.add(entry);
  }
  return { tiles, entries };
}

/**
 * The neighbours of `site` where a stand of the colour could grow, ignoring rival stands (R6.4) and connections
 * (R6.5).
 */
export function roomBeside(
  geometry: Geometry,
  { tiles, entries }: Occupation,
  site: SiteName,
  colour: Colour,
  ownEntry?: SiteName,
): SiteName[] {
  return (geometry.beside.get(site) ?? []).filter(
    (other) =>
      !tiles.has(other) &&
      !entries.has(other) &&
      other !== ownEntry &&
      geometry.isRestaurant(other) === (colour === 'purple'),
  );
}
