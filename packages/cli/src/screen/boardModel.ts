/** What is on each site of the board. */
import {
  type Colour,
  type Edition,
  gridOf,
  type Owner,
  type PublicJson,
  type SiteName,
  siteName,
} from '@kairo/engine';

export type Direction = 'north' | 'west' | 'east' | 'south';

export interface Tile {
  readonly owner: Owner;
  readonly colour: Colour;
  /** The direction of the entry; only for stalls. */
  readonly facing?: Direction;
}

export interface Place {
  readonly name: SiteName;
  readonly segment: number;
  readonly restaurant: boolean;
  readonly start: boolean;
  readonly tile?: Tile;
  readonly entry?: { readonly owner: Owner; readonly colour: Colour };
  readonly customer?: Colour;
}

export type BoardPieces = Pick<PublicJson, 'stands' | 'customers'>;

function directionTo(stall: SiteName, entry: SiteName): Direction {
  const [[column, row], [entryColumn, entryRow]] = [gridOf(stall), gridOf(entry)];
  if (entryColumn !== column) return entryColumn < column ? 'west' : 'east';
  return entryRow < row ? 'north' : 'south';
}

/** Rows from north to south, each from west to east. */
export function placesOf(edition: Edition, pieces: BoardPieces): Place[][] {
  const restaurant = new Set(edition.restaurant);
  const starts = new Set(edition.starts);
  const tiles = new Map<SiteName, Tile>();
  const entries = new Map<SiteName, { readonly owner: Owner; readonly colour: Colour }>();
  const customers = new Map<SiteName, Colour>();
  for (const { owner, colour, stall, entry, expansions } of pieces.stands) {
    tiles.set(stall, { owner, colour, facing: directionTo(stall, entry) });
    entries.set(entry, { owner, colour });
    for (const site of expansions) tiles.set(site, { owner, colour });
  }
  for (const [colour, site] of Object.entries(pieces.customers)) {
    if (site !== null) customers.set(site, colour as Colour);
  }
  return edition.segments.map((row, r) =>
    row.map((segment, c) => {
      const name = siteName(c, r);
      const [tile, entry, customer] = [tiles.get(name), entries.get(name), customers.get(name)];
      return {
        name,
        segment,
        restaurant: restaurant.has(name),
        start: starts.has(name),
        ...(tile && { tile }),
        ...(entry && { entry }),
        ...(customer && { customer }),
      };
    }),
  );
}
