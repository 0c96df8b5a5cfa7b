/**
 * R5.7, R6.5: whether a tile on a site would part entries or customers from each other.
 *
 * Nearly all sites are cleared at once by a look at their surroundings (`harmless.ts`). For each of the others one
 * wave starts beside the tile and looks for a way round it; usually it finds one within a few steps. Only if there is
 * none has the wave filled everything on its side, and who stands there and who does not gives the answer. Verdicts
 * are kept until the board changes, so that no site is searched twice.
 */
import { type Board, DIRECTIONS, NONE } from '../board/board.ts';
import { addSite, hasSite, removeSite, type SiteSet } from '../board/siteSet.ts';
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

  private readonly all: Verdicts;
  private readonly entriesAlone: Verdicts;

  private readonly wave: Wave;
  /** The walkable sites without the one in question, and those beside it. */
  private readonly around: SiteSet;
  private readonly sides: SiteSet;

  /** Judges the board that these sets describe; whoever changes them says so. */
  constructor(board: Board, walkable: SiteSet, entries: SiteSet, everybody: SiteSet) {
    const emptySet = (): SiteSet => new Int32Array(board.words);
    this.board = board;
    this.walkable = walkable;
    this.entries = entries;
    this.everybody = everybody;
    this.all = { judged: emptySet(), kept: emptySet() };
    this.entriesAlone = { judged: emptySet(), kept: emptySet() };
    this.wave = new Wave(board);
    this.around = emptySet();
    this.sides = emptySet();
  }

  /** Tiles or entries have changed: nothing known holds any longer. */
  tilesChanged(): void {
    findHarmless(this.entriesAlone.judged, this.walkable, this.board.stride);
    this.entriesAlone.kept.set(this.entriesAlone.judged);
    this.customersChanged();
  }

  /** Customers have moved: what is known about entries alone still holds. */
  customersChanged(): void {
    findHarmless(this.all.judged, this.walkable, this.board.stride);
    this.all.kept.set(this.all.judged);
  }

  /** Whether all entries and customers stay together with a tile on this site. */
  keepsAllTogether(site: number): boolean {
    if (!hasSite(this.all.judged, site)) this.judge(site, this.everybody, this.all);
    return hasSite(this.all.kept, site);
  }

  /** Whether it is already known what a tile on this site does to the entries. */
  isObvious(site: number): boolean {
    return hasSite(this.entriesAlone.judged, site);
  }

  /** Whether all entries stay together; customers are left out. */
  keepsEntriesTogether(site: number): boolean {
    if (!hasSite(this.entriesAlone.judged, site)) this.judge(site, this.entries, this.entriesAlone);
    return hasSite(this.entriesAlone.kept, site);
  }

  /** Whether one can walk from a new entry to any other entry or customer, with a tile on `stall`. */
  joinsOthers(entry: number, stall: number): boolean {
    const { wave, around, everybody } = this;
    this.leaveOut(stall);
    wave.start(entry);
    while (wave.step(around)) if (overlap(wave.front, everybody)) return true;
    return false;
  }

  private leaveOut(site: number): void {
    const { around, walkable } = this;
    for (let i = 0; i < around.length; i++) around[i] = walkable[i]!;
    removeSite(around, site);
  }

  private judge(site: number, mustStay: SiteSet, verdicts: Verdicts): void {
    const { wave, around, sides } = this;
    const { neighbours } = this.board;
    addSite(verdicts.judged, site);
    addSite(verdicts.kept, site);
    this.leaveOut(site);
    for (let i = 0; i < sides.length; i++) sides[i] = 0;
    for (let i = site * DIRECTIONS; i < (site + 1) * DIRECTIONS; i++) {
      const beside = neighbours[i]!;
      if (beside !== NONE && hasSite(around, beside)) addSite(sides, beside);
    }
    for (let i = site * DIRECTIONS; i < (site + 1) * DIRECTIONS; i++) {
      const beside = neighbours[i]!;
      if (beside === NONE || !hasSite(sides, beside)) continue;
      wave.start(beside);
      do {
        if (covers(wave.reached, sides)) return;
      } while (wave.step(around));
      if (splits(wave.reached, mustStay)) {
        removeSite(verdicts.kept, site);
        return;
      }
      for (let w = 0; w < sides.length; w++) sides[w]! &= ~wave.reached[w]!;
    }
  }
}

function overlap(a: SiteSet, b: SiteSet): boolean {
  for (let i = 0; i < a.length; i++) if ((a[i]! & b[i]!) !== 0) return true;
  return false;
}

function covers(a: SiteSet, b: SiteSet): boolean {
  for (let i = 0; i < a.length; i++) if ((b[i]! & ~a[i]!) !== 0) return false;
  return true;
}

/** Whether some of `b` lie in `a` and some do not. */
function splits(a: SiteSet, b: SiteSet): boolean {
  return overlap(a, b) && !covers(a, b);
}
