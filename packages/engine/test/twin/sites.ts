// The naive twin: where a stall may stand, where an expansion may lie, when a stall is blocked (R5, R6.1–R6.5, R7.1).

import type { Board } from './board.ts';
import {
  COLOURS,
  entrySites,
  isAreaOf,
  isConnected,
  isFree,
  isRestaurant,
  neighboursOf,
  segmentOf,
  tileSites,
  tilesOf,
  withoutCustomers,
} from './board.ts';
import type { Colour, Owner, Position, Site, Stand } from './types.ts';

export type Placement = { stall: Site; entry: Site };

export function standOf(position: Position, owner: Owner, colour: Colour): Stand | undefined {
  return position.stands.find((stand) => stand.owner === owner && stand.colour === colour);
}

/** The first rule that forbids a new stall here, or null if it may stand (R5.1–R5.7). */
export function whyNoStall(
  board: Board,
  position: Position,
  owner: Owner,
  colour: Colour,
  stall: Site,
  entry: Site,
): string | null {
  // R5.1: the colour is still in stock (one stall per colour, R1.4); neutral stalls likewise (R3.7).
  if (standOf(position, owner, colour) !== undefined) return 'R5.1';
  // R5.1: a free site for the stall and a free adjacent one for its entry; hence R5.6.
  if (!isFree(position, stall) || !isFree(position, entry)) return 'R5.1';
  if (!neighboursOf(board, stall).includes(entry)) return 'R5.1';
  // R5.2: purple in the restaurant area, the others in the market area.
  if (!isAreaOf(board, colour, stall)) return 'R5.2';
  // R5.3: the entry always in the market area.
  if (isRestaurant(board, entry)) return 'R5.3';
  // R5.4: at most one main stall of each colour in a segment, whoever owns it.
  const segment = segmentOf(board, stall);
  for (const other of position.stands) {
    if (other.colour === colour && segmentOf(board, other.stall) === segment) return 'R5.4';
  }
  // R5.5: not adjacent to any stall or expansion.
  const tiles = tileSites(position);
  if (neighboursOf(board, stall).some((site) => tiles.has(site))) return 'R5.5';
  // R5.7: afterwards R6.5 holds. Try it on a copy.
  const after: Position = {
    stands: [...position.stands, { owner, colour, stall, entry, expansions: [] }],
    customers: position.customers,
  };
  if (!isConnected(board, after)) return 'R5.7';
  return null;
}

/** All places for a new stall of this colour, in site order of the stall, then of the entry. */
export function placements(board: Board, position: Position, owner: Owner, colour: Colour): Placement[] {
  const found: Placement[] = [];
  for (const stall of board.sites) {
    for (const entry of neighboursOf(board, stall)) {
      if (whyNoStall(board, position, owner, colour, stall, entry) === null) found.push({ stall, entry });
    }
  }
  return found;
}

/** R3.5: during set-up no segment may hold more than 2 main stalls, the new one included; all owners count. */
export function setupPlacements(board: Board, position: Position, owner: Owner, colour: Colour): Placement[] {
  return placements(board, position, owner, colour).filter((placement) => {
    const segment = segmentOf(board, placement.stall);
    const there = position.stands.filter((stand) => segmentOf(board, stand.stall) === segment);
    return there.length + 1 <= 2;
  });
}

/** The first rule of R6.2–R6.5 that forbids this stand an expansion here, or null. */
function whyNotBeside(board: Board, position: Position, stand: Stand, site: Site): string | null {
  // R6.2: purple in the restaurant area, the others in the market area.
  if (!isAreaOf(board, stand.colour, site)) return 'R6.2';
  // R6.3: adjacent to the stand.
  const around = neighboursOf(board, site);
  if (!tilesOf(stand).some((tile) => around.includes(tile))) return 'R6.3';
  // R6.4: not adjacent to another stand of the same colour, a rival's or a neutral one.
  for (const other of position.stands) {
    if (other.colour !== stand.colour || other.owner === stand.owner) continue;
    if (tilesOf(other).some((tile) => around.includes(tile))) return 'R6.4';
  }
  // R6.5: afterwards all entries and customers are still connected. Try it on a copy.
  const after: Position = {
    stands: position.stands.map((other) =>
      other === stand ? { ...stand, expansions: [...stand.expansions, site] } : other,
    ),
    customers: position.customers,
  };
  if (!isConnected(board, after)) return 'R6.5';
  return null;
}

/** The first rule that forbids this expansion, or null if it may lie here (R6.1–R6.5, without cards and price). */
export function whyNoExpansion(
  board: Board,
  position: Position,
  supply: Record<Colour, number>,
  owner: number,
  colour: Colour,
  site: Site,
): string | null {
  // R6.1: a stall of the colour on the board, an expansion in the supply, a free site.
  const stand = standOf(position, owner, colour);
  if (stand === undefined) return 'R6.1';
  if (supply[colour] < 1) return 'R6.1';
  if (!isFree(position, site)) return 'R6.1';
  return whyNotBeside(board, position, stand, site);
}

/**
 * R7.1: a main stall without expansion is blocked when no site without tile and entry satisfies R6.2–R6.5 for it,
 * before it is lifted. All customers are left out: they neither occupy a site nor have to be reached.
 * Money, cards and supply play no part.
 */
function isBlocked(board: Board, position: Position, stand: Stand): boolean {
  if (stand.expansions.length > 0) return false;
  const bare = withoutCustomers(position);
  const tiles = tileSites(bare);
  const entries = entrySites(bare);
  return !board.sites.some(
    (site) => !tiles.has(site) && !entries.has(site) && whyNotBeside(board, bare, stand, site) === null,
  );
}

/** The colours in which this player may move a stall, as far as R7.1 goes. R7.3: only their own. */
export function blockedColours(board: Board, position: Position, seat: number): Colour[] {
  return COLOURS.filter((colour) => {
    const stand = standOf(position, seat, colour);
    return stand !== undefined && isBlocked(board, position, stand);
  });
}

/** R7.2: the position with the stall and its entry lifted. R7.4: a customer on the old entry stays. */
function lifted(position: Position, stand: Stand): Position {
  return { stands: position.stands.filter((other) => other !== stand), customers: position.customers };
}

/** R7.2: the new places of a lifted stall, as if it came from the stock, but never its old site. */
export function newPlaces(board: Board, position: Position, stand: Stand): Placement[] {
  return placements(board, lifted(position, stand), stand.owner, stand.colour).filter(
    (placement) => placement.stall !== stand.stall,
  );
}
