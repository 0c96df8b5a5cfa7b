/** What lies on each site of a table, read once from the public facts. */
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
  /** Stalls only: where their entry lies. */
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

export type BoardFacts = Pick<PublicJson, 'stands' | 'customers'>;

function directionTo(stall: SiteName, entry: SiteName): Direction {
  const [[column, row], [entryColumn, entryRow]] = [gridOf(stall), gridOf(entry)];
  if (entryColumn !== column) return entryColumn < column ? 'west' : 'east';
  return entryRow < row ? 'north' : 'south';
}

/** Row by row, from the north-west. */
export function placesOf(edition: Edition, table: BoardFacts): Place[][] {
  const restaurant = new Set(edition.restaurant);
  const starts = new Set(edition.starts);
  const tiles = new Map<SiteName, Tile>();
  const entries = new Map<SiteName, { readonly owner: Owner; readonly colour: Colour }>();
  const customers = new Map<SiteName, Colour>();
  for (const { owner, colour, stall, entry, expansions } of table.stands) {
    tiles.set(stall, { owner, colour, facing: directionTo(stall, entry) });
    entries.set(entry, { owner, colour });
    for (const site of expansions) tiles.set(site, { owner, colour });
  }
  for (const [colour, site] of Object.entries(table.customers)) {
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
