/**
 * R5.7, R6.5: whether a tile on a site would part entries or customers from each other.
 *
 * Nearly all sites are cleared at once by a look at their surroundings (`harmless.ts`). For each of the others a
 * wave starts beside the tile and looks for a way round it; usually it soon finds one. Only if there is none has the
 * wave filled everything on its side, and who stands there and who does not gives the answer. A way round
 * serves everybody until the tiles change; other verdicts are kept until somebody moves. So no site is searched twice.
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

/** Which sites have been judged, and on which of them a tile would part nobody. */
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
  /** Where a search has found a way round: a tile parts nobody, whoever stands where. */
  private readonly avoidable: SiteSet;
  private readonly all: Verdicts;
  private readonly entriesAlone: Verdicts;

  private readonly wave: Wave;

  /** Judges the board that these sets describe; whoever changes them says so. */
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
    this.wave = new Wave(board);
  }

  /** Tiles or entries have changed: nothing known holds any longer. */
  tilesChanged(): void {
    findHarmless(this.harmless, this.walkable);
    clear(this.avoidable);
    clear(this.entriesAlone.judged);
    this.customersChanged();
  }

  /** Customers have moved: what does not depend on them still holds. */
  customersChanged(): void {
    clear(this.all.judged);
  }

  /** Whether all entries and customers stay together with a tile on this site. */
  keepsAllTogether(site: number): boolean {
    if (hasSite(this.harmless, site) || hasSite(this.avoidable, site)) return true;
    if (!hasSite(this.all.judged, site)) this.judge(site, this.everybody, this.all);
    return hasSite(this.all.kept, site);
  }

  /** Whether a look at the eight sites around is enough to see that a tile here parts nobody. */
  isHarmless(site: number): boolean {
    return hasSite(this.harmless, site);
  }

  /** Whether all entries stay together; customers are left out. */
  keepsEntriesTogether(site: number): boolean {
    if (hasSite(this.harmless, site) || hasSite(this.avoidable, site)) return true;
    if (!hasSite(this.entriesAlone.judged, site)) this.judge(site, this.entries, this.entriesAlone);
    return hasSite(this.entriesAlone.kept, site);
  }

  /** Whether one can walk from a new entry to any other entry or customer, with a tile on `stall`. */
  joinsOthers(entry: number, stall: number): boolean {
    const { wave, everybody } = this;
    this.startBeside(stall, entry);
    while (wave.step()) if (overlap(wave.front, everybody)) return true;
    return false;
  }

  /** A wave from one site, with a tile on another. */
  private startBeside(tile: number, site: number): void {
    this.wave.start(this.walkable, site);
    removeSite(this.wave.left, tile);
  }

  private judge(site: number, mustStay: SiteSet, verdicts: Verdicts): void {
    const { wave, walkable } = this;
    const { neighbours } = this.board;
    addSite(verdicts.judged, site);
    addSite(verdicts.kept, site);
    /** The walkable sides that no wave has reached, see `besideSite`. */
    let sides = besideSite(walkable, 0, walkable.length, site);
    /** Whether one side is walled off from the others; if none is, there is a way round for everybody. */
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

/** Whether some of `b` lie in `a` and some do not. */
const splits = (a: SiteSet, b: SiteSet): boolean => overlap(a, b) && !covers(a, b);
