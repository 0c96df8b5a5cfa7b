/** An edition made ready for play: sites as numbers, areas and segments as sets. */
import { COLOURS, MEDALS, SEGMENT_COUNT, type SiteName, siteName } from '../vocabulary.ts';
import type { Edition } from './edition.ts';
import { addSite, ROW, type SiteSet, wordsFor } from './siteSet.ts';

export const NONE = -1;
const PURPLE = COLOURS.indexOf('purple');

/** The four sides, in the order of their sites: north, west, east, south. */
export const DIRECTIONS = 4;

export interface Board {
  readonly edition: Edition;
  /** How many 32-bit words a set of sites has. */
  readonly words: number;
  /** All site numbers, in reading order. */
  readonly sites: readonly number[];
  readonly nameOf: readonly SiteName[];
  /** A map and not an object, because names come from untrusted input. */
  readonly siteOf: ReadonlyMap<SiteName, number>;
  /** R2.1: `neighbours[site * DIRECTIONS + direction]`, or NONE. */
  readonly neighbours: Int16Array;
  /** 0–8 for segments 1–9. */
  readonly segmentOf: Uint8Array;
  readonly segments: readonly SiteSet[];
  readonly onBoard: SiteSet;
  readonly market: SiteSet;
  readonly restaurant: SiteSet;
  /** R5.2, R6.2: where tiles of each colour may lie. */
  readonly areaOf: readonly SiteSet[];
  /** The customers' start spaces, in order. */
  readonly starts: readonly number[];
  /** R1.5: what each medal is worth, `medalPoints[medal * COLOURS.length + colour]`. */
  readonly medalPoints: readonly number[];
  /** R4.2: the sites that a card fits, by card kind. Kind 0 is every site: a placement takes no card. */
  readonly cardSites: readonly SiteSet[];
}

/** Card kinds: 0 is no card, 1–9 the standard ones, 10–15 the jokers. */
export const FIRST_JOKER = 10;
export const CARD_KINDS = 16;

export function compileBoard(edition: Edition): Board {
  const { columns, rows } = edition;
  const words = wordsFor(rows);
  const emptySet = (): SiteSet => new Int32Array(words);

  const sites: number[] = [];
  const nameOf: SiteName[] = [];
  const siteOf = new Map<SiteName, number>();
  const segmentOf = new Uint8Array(ROW * rows);
  const segments = Array.from({ length: SEGMENT_COUNT }, emptySet);
  const onBoard = emptySet();
  const market = emptySet();
  const restaurant = emptySet();
  const restaurantNames = new Set(edition.restaurant);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const site = row * ROW + column;
      const name = siteName(column, row);
      const segment = edition.segments[row]![column]! - 1;
      sites.push(site);
      nameOf[site] = name;
      siteOf.set(name, site);
      segmentOf[site] = segment;
      addSite(segments[segment]!, site);
      addSite(onBoard, site);
      addSite(restaurantNames.has(name) ? restaurant : market, site);
    }
  }

  /** The difference between a site and its neighbour, by direction. */
  const steps = [-ROW, -1, 1, ROW];
  const neighbours = new Int16Array(ROW * rows * DIRECTIONS).fill(NONE);
  for (const site of sites) {
    steps.forEach((step, direction) => {
      if (nameOf[site + step] !== undefined) neighbours[site * DIRECTIONS + direction] = site + step;
    });
  }

  const unionOf = (numbers: readonly number[]): SiteSet => {
    const union = emptySet();
    for (const number of numbers) {
      for (let i = 0; i < words; i++) union[i]! |= segments[number - 1]![i]!;
    }
    return union;
  };
  const standard = segments.map((_, i) => unionOf([i + 1]));
  const jokers = edition.jokers.map(unionOf);

  return {
    edition,
    words,
    sites,
    nameOf,
    siteOf,
    neighbours,
    segmentOf,
    segments,
    onBoard,
    market,
    restaurant,
    areaOf: COLOURS.map((_, colour) => (colour === PURPLE ? restaurant : market)),
    starts: edition.starts.map((name) => siteOf.get(name)!),
    medalPoints: MEDALS.flatMap((medal) => COLOURS.map((colour) => edition.medals[colour][medal])),
    cardSites: [onBoard, ...standard, ...jokers],
  };
}
