/**
 * Sets of sites as bitboards: bit `site & 31` of word `site >> 5`. Most rules about sites ask whether a set has the
 * site (`rules/sites.ts`).
 *
 * Every row has 16 sites, the last of which is never on the board. So a word holds two rows, a step to any side is a
 * shift, and what falls off an edge lands where `onBoard` cuts it away.
 *
 * The functions here and in `state/`, and a few of `rules/`, are constants, not declarations, because they are called
 * so often: V8 takes a constant for granted where it inlines a call, and compares a declared function every time.
 */

export type SiteSet = Int32Array;

/** How far a site is from the one below it. */
export const ROW = 16;

/** How many words a set has that holds so many rows: a multiple of three, see `Wave`. */
export const wordsFor = (rows: number): number => 3 * Math.ceil((rows * ROW) / 96);

export const hasSite = (set: SiteSet, site: number): boolean => ((set[site >> 5]! >>> (site & 31)) & 1) === 1;

export const addSite = (set: SiteSet, site: number): void => {
  set[site >> 5]! |= 1 << (site & 31);
};

export const removeSite = (set: SiteSet, site: number): void => {
  set[site >> 5]! &= ~(1 << (site & 31));
};

/** Like `set`, which is slower for so few words. */
export const copySites = (out: SiteSet, sites: SiteSet): void => {
  for (let i = 0; i < out.length; i++) out[i] = sites[i]!;
};

export const clear = (set: SiteSet): void => {
  for (let i = 0; i < set.length; i++) set[i] = 0;
};

/** Takes the sites of `others` out of a set. */
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

/** How many sites three sets share. Most of their words share none. */
export const countShared = (a: SiteSet, b: SiteSet, c: SiteSet): number => {
  let n = 0;
  for (let i = 0; i < a.length; i++) {
    const word = a[i]! & b[i]! & c[i]!;
    if (word !== 0) n += bitCount(word);
  }
  return n;
};

/** The `n`-th site (from 0, in site order) of what three sets share. */
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
  throw new Error(`the sets share no site number ${n}`);
};

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The sites of a set in site order. */
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
 * One word of what lies beside a set: its own two rows, the row above them from the word before, and the row below
 * from the word after, moved by one step.
 */
export const wordBeside = (before: number, here: number, after: number): number => {
  const vertical = (here << ROW) | (here >>> ROW) | (before >>> ROW) | (after << ROW);
  return vertical | (here << 1) | (here >>> 1);
};

/**
 * Which of the sites beside one site are in a set, as bits that mean the same for every set: three of its neighbours
 * lie in its own word, and the bit of the site itself stands for the fourth one, a row away in another word.
 */
export const besideSite = (words: Int32Array, from: number, length: number, site: number): number => {
  const own = site >> 5;
  const other = (site & ROW) === 0 ? own - 1 : own + 1;
  const bit = 1 << (site & 31);
  const away = other >= 0 && other < length ? words[from + other]! : 0;
  return (words[from + own]! & wordBeside(0, bit, 0)) | (((away << ROW) | (away >>> ROW)) & bit);
};

/** The bit that stands for one of the sites beside `site` in that. */
export const bitBeside = (site: number, beside: number): number =>
  1 << ((site >> 5 === beside >> 5 ? beside : site) & 31);

/**
 * `out` becomes all sites beside a site of a set, including what falls off the board. The set is the stretch of
 * `words` that begins at `from`, as long as `out`: a set of its own, or a bitboard in a state.
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
