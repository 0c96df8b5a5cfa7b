/**
 * Sets of sites as bitboards: bit `site & 31` of word `site >> 5`. Most rules about sites are membership tests
 * (`rules/sites.ts`).
 *
 * Every row has 16 sites, the last of which is never on the board. So a word holds two rows, a step in any direction
 * is a shift, and bits that are shifted over an edge are masked off with `onBoard`.
 *
 * The functions here, in `state/` and in hot parts of `rules/` are constants instead of declarations: V8 inlines a
 * call of a constant without checking that the callee is still the same function.
 */

export type SiteSet = Int32Array;

/** The difference between a site and the one below it. */
export const ROW = 16;

/** The number of words for this many rows: a multiple of three, because `Wave` works on three words at a time. */
export const wordsFor = (rows: number): number => 3 * Math.ceil((rows * ROW) / 96);

export const hasSite = (set: SiteSet, site: number): boolean => ((set[site >> 5]! >>> (site & 31)) & 1) === 1;

export const addSite = (set: SiteSet, site: number): void => {
  set[site >> 5]! |= 1 << (site & 31);
};

export const removeSite = (set: SiteSet, site: number): void => {
  set[site >> 5]! &= ~(1 << (site & 31));
};

/** A loop, because `set` is slower for so few words. */
export const copySites = (out: SiteSet, sites: SiteSet): void => {
  for (let i = 0; i < out.length; i++) out[i] = sites[i]!;
};

export const clear = (set: SiteSet): void => {
  for (let i = 0; i < set.length; i++) set[i] = 0;
};

export const removeSites = (set: SiteSet, others: SiteSet): void => {
  for (let i = 0; i < set.length; i++) set[i]! &= ~others[i]!;
};

export const isEmpty = (set: SiteSet): boolean => {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false;
  return true;
};

const bitCount = (word: number): number => {
  let w = word - ((word >>> 1) & 0x5555_5555);
  w = (w & 0x3333_3333) + ((w >>> 2) & 0x3333_3333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

export const countSites = (set: SiteSet): number => {
  let n = 0;
  for (let i = 0; i < set.length; i++) n += bitCount(set[i]!);
  return n;
};

/** The size of the intersection of three sets. Most words have none. */
export const countShared = (a: SiteSet, b: SiteSet, c: SiteSet): number => {
  let n = 0;
  for (let i = 0; i < a.length; i++) {
    const word = a[i]! & b[i]! & c[i]!;
    if (word !== 0) n += bitCount(word);
  }
  return n;
};

/** The `n`-th site, from 0, of the intersection of three sets. */
export const nthShared = (a: SiteSet, b: SiteSet, c: SiteSet, n: number): number => {
  let left = n;
  for (let i = 0; i < a.length; i++) {
    let word = a[i]! & b[i]! & c[i]!;
    if (word === 0) continue;
    const here = bitCount(word);
    if (left >= here) {
      left -= here;
      continue;
    }
    for (; left > 0; left--) word &= word - 1;
    return (i << 5) + lowestBit(word);
  }
  throw new Error(`the intersection has no site number ${n}`);
};

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** In ascending order. */
export const sitesOf = (set: SiteSet): number[] => {
  const sites: number[] = [];
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) sites.push((i << 5) + lowestBit(word));
  }
  return sites;
};

/** The first site at or after `from`, or -1. */
export const nextSite = (set: SiteSet, from: number): number => {
  let i = from >> 5;
  if (i >= set.length) return -1;
  let word = set[i]! & (-1 << (from & 31));
  while (word === 0) {
    if (++i >= set.length) return -1;
    word = set[i]!;
  }
  return (i << 5) + lowestBit(word);
};

/**
 * One word of the neighbours of a set. `before` and `after` are the adjacent words: they hold the row above and the
 * row below.
 */
export const wordBeside = (before: number, here: number, after: number): number => {
  const vertical = (here << ROW) | (here >>> ROW) | (before >>> ROW) | (after << ROW);
  return vertical | (here << 1) | (here >>> 1);
};

/**
 * Which neighbours of a site are in a set, as bits that can be compared between sets. Three neighbours lie in the
 * word of the site and keep their bits; the fourth lies in an adjacent word and is represented by the bit of the site
 * itself.
 */
export const besideSite = (words: Int32Array, from: number, length: number, site: number): number => {
  const own = site >> 5;
  const other = (site & ROW) === 0 ? own - 1 : own + 1;
  const bit = 1 << (site & 31);
  const away = other >= 0 && other < length ? words[from + other]! : 0;
  return (words[from + own]! & wordBeside(0, bit, 0)) | (((away << ROW) | (away >>> ROW)) & bit);
};

/** The bit that represents the neighbour `beside` in the result of `besideSite`. */
export const bitBeside = (site: number, beside: number): number =>
  1 << ((site >> 5 === beside >> 5 ? beside : site) & 31);

/**
 * Sets `out` to all neighbours of the sites of a set, including some off the board. The set is the part of `words`
 * that starts at `from` and is as long as `out`: a `SiteSet`, or a bitboard in the cells of a state.
 */
export const spread = (out: SiteSet, words: Int32Array, from: number): void => {
  const last = out.length - 1;
  let before = 0;
  let here = words[from]!;
  for (let i = 0; i <= last; i++) {
    const after = i < last ? words[from + i + 1]! : 0;
    out[i] = wordBeside(before, here, after);
    before = here;
    here = after;
  }
};
