/** What lies where on the board at one moment, and who can walk where (R2.5–R2.7, R6.5, R8.2). */

import type { Board } from './board.ts';
import { COLOURS, type G, type Stand } from './types.ts';

export interface Layout {
  readonly board: Board;
  readonly stands: readonly Stand[];
  /** The stand whose tile lies on a site. */
  readonly tiles: readonly (Stand | null)[];
  readonly entries: readonly boolean[];
  readonly customers: readonly boolean[];
  /** All sites that must stay in one region: entries and customers. */
  readonly people: readonly number[];
}

/** The layout of a state, optionally with one stall lifted together with its entry (R7.2). */
export function layoutOf(board: Board, G: G, lifted?: Stand): Layout {
  const size = board.names.length;
  const tiles: (Stand | null)[] = new Array(size).fill(null);
  const entries: boolean[] = new Array(size).fill(false);
  const customers: boolean[] = new Array(size).fill(false);
  const people: number[] = [];
  const stands = lifted ? G.stands.filter((stand) => stand !== lifted) : G.stands;
  for (const stand of stands) {
    tiles[stand.stall] = stand;
    for (const site of stand.expansions) tiles[site] = stand;
    entries[stand.entry] = true;
    people.push(stand.entry);
  }
  for (const colour of COLOURS) {
    const site = G.customers[colour];
    if (site === null) continue;
    customers[site] = true;
    people.push(site);
  }
  return { board, stands, tiles, entries, customers, people };
}

export function isFree(layout: Layout, site: number): boolean {
  return layout.tiles[site] === null && !layout.entries[site] && !layout.customers[site];
}

/** Steps from a site to every other over walkable sites, -1 where there is no way; `blocked` counts as a tile. */
export function distancesFrom(layout: Layout, start: number, blocked = -1): Int16Array {
  const { board, tiles } = layout;
  const distances = new Int16Array(tiles.length).fill(-1);
  const queue = [start];
  distances[start] = 0;
  for (let head = 0; head < queue.length; head++) {
    const site = queue[head];
    for (const next of board.neighbours[site]) {
      if (distances[next] !== -1 || next === blocked || tiles[next] !== null || !board.market[next]) continue;
      distances[next] = distances[site] + 1;
      queue.push(next);
    }
  }
  return distances;
}

/** The region of the people once `blocked` has a tile, as distances; null if it falls apart (R6.5). */
export function regionWithout(layout: Layout, blocked: number, people = layout.people): Int16Array | null {
  const distances = distancesFrom(layout, people[0], blocked);
  return people.every((site) => distances[site] >= 0) ? distances : null;
}

/** `regionWithout` that looks at each site once, for listing. */
export function regionCache(layout: Layout): (blocked: number) => Int16Array | null {
  const known = new Map<number, Int16Array | null>();
  return (blocked) => {
    let region = known.get(blocked);
    if (region === undefined) {
      region = regionWithout(layout, blocked);
      known.set(blocked, region);
    }
    return region;
  };
}
