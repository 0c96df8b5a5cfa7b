// The naive twin: sites, adjacency, areas, and what it means to be free, walkable and connected (R2, R6.5).

import type { Colour, Edition, Position, Site, Stand } from './types.ts';

/** R1.1, in the order used everywhere. */
export const COLOURS: Colour[] = ['red', 'yellow', 'green', 'blue', 'white', 'purple'];

export type Board = {
  edition: Edition;
  /** All sites in reading order: a1, b1, …, a2, … */
  sites: Site[];
  /** R2.1: the up to 4 sites that share a side, in site order. */
  neighbours: Map<Site, Site[]>;
  restaurant: Set<Site>;
};

export function makeBoard(edition: Edition): Board {
  const sites: Site[] = [];
  for (let row = 1; row <= edition.rows; row += 1) {
    for (let column = 0; column < edition.columns; column += 1) {
      sites.push(String.fromCharCode(97 + column) + String(row));
    }
  }
  const neighbours = new Map<Site, Site[]>();
  for (const site of sites) {
    neighbours.set(
      site,
      sites.filter((other) => shareASide(site, other)),
    );
  }
  return { edition, sites, neighbours, restaurant: new Set(edition.restaurant) };
}

/** R2.1: one step in the row or one step in the column; diagonals never count. */
function shareASide(one: Site, other: Site): boolean {
  const columnSteps = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const rowSteps = Math.abs(Number(one.slice(1)) - Number(other.slice(1)));
  return columnSteps + rowSteps === 1;
}

export function neighboursOf(board: Board, site: Site): Site[] {
  const found = board.neighbours.get(site);
  if (found === undefined) throw new Error(`no such site: ${site}`);
  return found;
}

export function segmentOf(board: Board, site: Site): number {
  const segment = board.edition.segments[site];
  if (segment === undefined) throw new Error(`no segment for site: ${site}`);
  return segment;
}

/** R2.2 */
export function isRestaurant(board: Board, site: Site): boolean {
  return board.restaurant.has(site);
}

/** R5.2, R6.2: purple only in the restaurant area, the others only in the market area. */
export function isAreaOf(board: Board, colour: Colour, site: Site): boolean {
  return colour === 'purple' ? isRestaurant(board, site) : !isRestaurant(board, site);
}

/** R2.4: the stall and its expansions. */
export function tilesOf(stand: Stand): Site[] {
  return [stand.stall, ...stand.expansions];
}

/** All sites with a stall or an expansion. */
export function tileSites(position: Position): Set<Site> {
  const sites = new Set<Site>();
  for (const stand of position.stands) {
    for (const tile of tilesOf(stand)) sites.add(tile);
  }
  return sites;
}

/** R2.5 */
export function entrySites(position: Position): Set<Site> {
  return new Set(position.stands.map((stand) => stand.entry));
}

/** The customers in the market; the sixth waits off the board (R1.2). */
export function customerSites(position: Position): Set<Site> {
  const sites = new Set<Site>();
  for (const colour of COLOURS) {
    const site = position.customers[colour];
    if (site !== null) sites.add(site);
  }
  return sites;
}

/** R2.6: no stall, no expansion, no entry and no customer. */
export function isFree(position: Position, site: Site): boolean {
  const underStand = position.stands.some(
    (stand) => stand.stall === site || stand.expansions.includes(site) || stand.entry === site,
  );
  const underCustomer = COLOURS.some((colour) => position.customers[colour] === site);
  return !underStand && !underCustomer;
}

/** R2.7: in the market area, without stall or expansion; entries and customers do not block. */
function walkableSites(board: Board, position: Position): Set<Site> {
  const tiles = tileSites(position);
  return new Set(board.sites.filter((site) => !isRestaurant(board, site) && !tiles.has(site)));
}

/** R8.2: the number of steps from a walkable site to every walkable site that can be reached from it. */
export function stepsFrom(board: Board, position: Position, start: Site): Map<Site, number> {
  const walkable = walkableSites(board, position);
  const steps = new Map<Site, number>();
  if (!walkable.has(start)) return steps;
  steps.set(start, 0);
  let edge = [start];
  let distance = 0;
  while (edge.length > 0) {
    distance += 1;
    const nextEdge: Site[] = [];
    for (const site of edge) {
      for (const neighbour of neighboursOf(board, site)) {
        if (walkable.has(neighbour) && !steps.has(neighbour)) {
          steps.set(neighbour, distance);
          nextEdge.push(neighbour);
        }
      }
    }
    edge = nextEdge;
  }
  return steps;
}

/** R6.5: all entries and all customers in the market lie in one connected region of walkable sites. */
export function isConnected(board: Board, position: Position): boolean {
  const mustReach = new Set([...entrySites(position), ...customerSites(position)]);
  const first = [...mustReach][0];
  if (first === undefined) return true;
  const region = stepsFrom(board, position, first);
  return [...mustReach].every((site) => region.has(site));
}

/** The same position with all customers left out (for the test of R7.1). */
export function withoutCustomers(position: Position): Position {
  return {
    stands: position.stands,
    customers: { red: null, yellow: null, green: null, blue: null, white: null, purple: null },
  };
}

/** Stands are listed by owner (0, 1, 2, 3, neutral), then by colour. */
export function sortStands(stands: Stand[]): Stand[] {
  const ownerRank = (stand: Stand): number => (stand.owner === 'neutral' ? 99 : stand.owner);
  return [...stands].sort(
    (one, other) =>
      ownerRank(one) - ownerRank(other) || COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour),
  );
}

export function sortSites(board: Board, sites: Site[]): Site[] {
  return board.sites.filter((site) => sites.includes(site));
}
