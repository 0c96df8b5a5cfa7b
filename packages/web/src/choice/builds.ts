/** Choosing among the legal builds: cards, site, tile and entry in any order, each pick narrowing the others. */
import type { Action, BuildAction, CardName, Colour, PlaceAction, SiteName } from '@kairo/engine';

/** An action that lays a tile. */
export type TileAction = PlaceAction | BuildAction;

/** A kind of tile: what is built, in which colour. */
export interface Tile {
  readonly type: TileAction['type'];
  readonly colour: Colour;
}

export interface BuildPicks {
  /** Cards lifted from the hand. */
  readonly cards: readonly CardName[];
  readonly site: SiteName | undefined;
  readonly tile: Tile | undefined;
  readonly entry: SiteName | undefined;
  /** A mix of coins other than the cheapest, for exactly this build. */
  readonly paid: BuildAction | undefined;
}

export const NO_BUILD_PICKS: BuildPicks = {
  cards: [],
  site: undefined,
  tile: undefined,
  entry: undefined,
  paid: undefined,
};

export interface BuildOptions {
  /** Where a tile could go. */
  readonly sites: readonly SiteName[];
  /** Those that take the fewest cards: three of any kind allow nearly every site, which would mark the whole board. */
  readonly nearSites: readonly SiteName[];
  /** What could be built, on the chosen site if there is one. */
  readonly tiles: readonly Tile[];
  /** Where the stall on the chosen site could face. */
  readonly entries: readonly SiteName[];
  /** Cards that each allow the chosen site alone. */
  readonly fitting: readonly CardName[];
  /** Defined when everything is chosen or there is only one possibility left. */
  readonly action: TileAction | undefined;
  /** The same action with the cheapest payment. */
  readonly cheapest: TileAction | undefined;
}

/** The site that gets the tile (R4.3). */
export function siteOf(action: TileAction): SiteName {
  return action.type === 'expand' ? action.site : action.stall;
}

export function entryOf(action: TileAction): SiteName | undefined {
  return action.type === 'expand' ? undefined : action.entry;
}

export function cardsOf(action: TileAction): readonly CardName[] {
  return action.type === 'place' ? [] : action.cards;
}

export function isTileAction(action: Action): action is TileAction {
  switch (action.type) {
    case 'place':
    case 'stall':
    case 'expand':
    case 'move':
      return true;
    default:
      return false;
  }
}

export function isSameTile(one: Tile, other: Tile): boolean {
  return one.type === other.type && one.colour === other.colour;
}

/** Whether `cards` are all among `all`, counting duplicates. */
function includesCards(all: readonly CardName[], cards: readonly CardName[]): boolean {
  const left = [...all];
  return cards.every((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** A single lifted card is played alone; two or more are part of three of any kind (R4.2c). */
function fitsCards(action: TileAction, lifted: readonly CardName[]): boolean {
  const cards = cardsOf(action);
  if (lifted.length === 1) return cards.length === 1 && cards[0] === lifted[0];
  return lifted.length === 0 || includesCards(cards, lifted);
}

/** The fewest cards first, then the one without a fee. */
function compareWays(one: TileAction, other: TileAction): number {
  const fee = (action: TileAction): number => ('fee' in action && action.fee !== null ? 1 : 0);
  return cardsOf(one).length - cardsOf(other).length || fee(one) - fee(other);
}

function distinct<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}

/** What is still possible among the legal builds after these picks. */
export function buildOptions(builds: readonly TileAction[], picks: BuildPicks): BuildOptions {
  const { site, tile, entry, cards, paid } = picks;
  const withCards = builds.filter((action) => fitsCards(action, cards));
  const withTile = withCards.filter((action) => tile === undefined || isSameTile(action, tile));
  const onSite = withCards.filter((action) => site === undefined || siteOf(action) === site);
  const tiles = distinct(
    onSite.map(({ type, colour }): Tile => ({ type, colour })),
    ({ type, colour }) => `${type} ${colour}`,
  );
  const sites = distinct(withTile.map(siteOf), String);
  const fewest = Math.min(...withTile.map((action) => cardsOf(action).length));
  const cheap = withTile.filter((action) => cardsOf(action).length === fewest);
  const nearSites = distinct(cheap.map(siteOf), String);
  if (site === undefined)
    return { sites, nearSites, tiles, entries: [], fitting: [], action: undefined, cheapest: undefined };

  const chosenTile = tile ?? (tiles.length === 1 ? tiles[0] : undefined);
  const here = onSite.filter((action) => chosenTile === undefined || isSameTile(action, chosenTile));
  // Sides are offered only once the tile is known.
  const entries =
    chosenTile === undefined
      ? []
      : distinct(
          here.map(entryOf).filter((name) => name !== undefined),
          String,
        );
  const chosenEntry = entry ?? (entries.length === 1 ? entries[0] : undefined);
  const facing = here.filter((action) => chosenEntry === undefined || entryOf(action) === chosenEntry);
  const alone = builds.filter((action) => siteOf(action) === site && cardsOf(action).length === 1);
  const fitting = distinct(alone.flatMap(cardsOf), String);
  const isDecided = chosenTile !== undefined && (entries.length === 0 || chosenEntry !== undefined);
  const cheapest = isDecided ? facing.toSorted(compareWays)[0] : undefined;
  return { sites, nearSites, tiles, entries, fitting, action: cheapest && (paid ?? cheapest), cheapest };
}
