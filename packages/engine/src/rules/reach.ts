/**
 * R5.7, R6.5: whether a tile on a site would cut off entries or customers from each other.
 *
 * Most sites are decided by their eight neighbours (`harmless.ts`). For the others a breadth-first search starts
 * beside the tile and usually soon finds a way around it. Otherwise the search has filled one side of the tile, and
 * the answer depends on which entries and customers are on that side. A way around is valid until the tiles change,
 * other results until a customer moves; both are cached, so no site is searched twice.
 */
import { type Board, DIRECTIONS, NONE } from '../board/board.ts';
import {
  addSite,
  besideSite,
  bitBeside,
  clear,
  hasSite,
  removeSite,
  type SiteSet,
} from '../board/siteSet.ts';
import { findHarmless } from './harmless.ts';
import { Wave } from './walk.ts';

/** The sites with a cached result, and those of them where a tile cuts off nothing. */
interface Verdicts {
  readonly judged: SiteSet;
  readonly kept: SiteSet;
}

export class Reach {
  private readonly board: Board;
  private readonly walkable: SiteSet;
  private readonly entries: SiteSet;
  private readonly everybody: SiteSet;

  private readonly harmless: SiteSet;
  /** Sites with a way around: a tile cuts off nothing, wherever customers stand. */
  private readonly avoidable: SiteSet;
  private readonly all: Verdicts;
  private readonly entriesAlone: Verdicts;
  /** Sites from which some entry or customer can be reached; others may be, too. */
  private readonly joining: SiteSet;

  private readonly wave: Wave;

  /** Keeps the sets. A caller that changes them must call `tilesChanged` or `customersChanged`. */
  constructor(board: Board, walkable: SiteSet, entries: SiteSet, everybody: SiteSet) {
    const emptySet = (): SiteSet => new Int32Array(board.words);
    this.board = board;
    this.walkable = walkable;
    this.entries = entries;
    this.everybody = everybody;
    this.harmless = emptySet();
    this.avoidable = emptySet();
    this.all = { judged: emptySet(), kept: emptySet() };
    this.entriesAlone = { judged: emptySet(), kept: emptySet() };
    this.joining = emptySet();
    this.wave = new Wave(board);
  }

  /** Invalidates all results. */
  tilesChanged(): void {
    findHarmless(this.harmless, this.walkable);
    clear(this.avoidable);
    clear(this.entriesAlone.judged);
    this.customersChanged();
  }

  /** Invalidates the results that depend on customers. */
  customersChanged(): void {
    clear(this.all.judged);
    clear(this.joining);
  }

  /** Whether all entries and customers stay connected with a tile on this site. */
  keepsAllTogether(site: number): boolean {
    if (hasSite(this.harmless, site) || hasSite(this.avoidable, site)) return true;
    if (!hasSite(this.all.judged, site)) this.judge(site, this.everybody, this.all);
    return hasSite(this.all.kept, site);
  }

  /** Whether the eight neighbours are enough to see that a tile cuts off nothing. */
  isHarmless(site: number): boolean {
    return hasSite(this.harmless, site);
  }

  /** Whether all entries stay connected, ignoring customers. */
  keepsEntriesTogether(site: number): boolean {
    if (hasSite(this.harmless, site) || hasSite(this.avoidable, site)) return true;
    if (!hasSite(this.entriesAlone.judged, site)) this.judge(site, this.entries, this.entriesAlone);
    return hasSite(this.entriesAlone.kept, site);
  }

  /** Whether a new entry is connected to any other entry or customer, with a tile on `stall`. */
  joinsOthers(entry: number, stall: number): boolean {
    const { wave, everybody } = this;
    // A tile that cuts off nothing does not count.
    const isHarmless = this.isHarmless(stall);
    if (isHarmless && hasSite(this.joining, entry)) return true;
    this.startBeside(stall, entry);
    while (wave.step()) {
      if (!overlap(wave.front, everybody)) continue;
      if (isHarmless) this.noteJoining();
      return true;
    }
    return false;
  }

  /** All sites that the wave has reached. */
  private noteJoining(): void {
    const { joining, walkable, wave } = this;
    for (let i = 0; i < joining.length; i++) joining[i]! |= walkable[i]! & ~wave.left[i]!;
  }

  private startBeside(tile: number, site: number): void {
    this.wave.start(this.walkable, site);
    removeSite(this.wave.left, tile);
  }

  private judge(site: number, mustStay: SiteSet, verdicts: Verdicts): void {
    const { wave, walkable } = this;
    const { neighbours } = this.board;
    addSite(verdicts.judged, site);
    addSite(verdicts.kept, site);
    /** The walkable neighbours that have not been reached, as bits of `besideSite`. */
    let sides = besideSite(walkable, 0, walkable.length, site);
    /** Whether some side is disconnected from the others. If none is, there is a way around. */
    let cut = false;
    for (let i = site * DIRECTIONS; i < (site + 1) * DIRECTIONS; i++) {
      const beside = neighbours[i]!;
      if (beside === NONE || (sides & bitBeside(site, beside)) === 0) continue;
      this.startBeside(site, beside);
      do {
        if ((sides & besideSite(wave.left, 0, walkable.length, site)) === 0) {
          if (!cut) addSite(this.avoidable, site);
          return;
        }
      } while (wave.step());
      if (splits(wave.left, mustStay)) {
        removeSite(verdicts.kept, site);
        return;
      }
      cut = true;
      sides &= besideSite(wave.left, 0, walkable.length, site);
    }
  }
}

const overlap = (a: SiteSet, b: SiteSet): boolean => {
  for (let i = 0; i < a.length; i++) if ((a[i]! & b[i]!) !== 0) return true;
  return false;
};

const covers = (a: SiteSet, b: SiteSet): boolean => {
  for (let i = 0; i < a.length; i++) if ((b[i]! & ~a[i]!) !== 0) return false;
  return true;
};

/** Whether some elements of `b` are in `a` and some are not. */
const splits = (a: SiteSet, b: SiteSet): boolean => overlap(a, b) && !covers(a, b);
