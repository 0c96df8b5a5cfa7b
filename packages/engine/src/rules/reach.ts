/**
 * R6.5, R5.7: which sites may not be built over, because entries or customers would lose each other.
 *
 * One depth-first search finds them all (Tarjan's cut vertices): it starts at a site that must stay reachable, and
 * a site cuts exactly when some branch below it holds another such site and has no way round. The same search tells
 * what a new stall would seal off beside itself, and, counting entries alone, what blocks a stall (R7.1).
 */
import type { Board } from '../board/board.ts';
import { addSite, hasSite, nextSite, removeSite, type SiteSet } from '../board/siteSet.ts';

/** Above every visiting number: such a site is never entered and never improves a low point. */
const BLOCKED = 0x7fff;

export class Reach {
  /** Walkable sites connected with the entries and customers. */
  readonly region: SiteSet;
  /** A tile here leaves all entries and customers together. */
  readonly keepsAll: SiteSet;
  /** A tile here leaves all entries together; customers left out. */
  readonly keepsEntries: SiteSet;
  /** By direction: a tile here does not part the site on that side from the region. */
  readonly keepsSide: readonly SiteSet[];

  private readonly steps: readonly number[];
  /** When each site was visited, from 1 on; 0 not yet. A margin all round spares the search the edges. */
  private readonly visited: Int16Array;
  private readonly margin: number;
  private readonly mustStay: SiteSet;
  private entries: SiteSet;
  private clock = 0;
  private found = 0;
  private foundEntries = 0;

  constructor(board: Board) {
    const emptySet = (): SiteSet => new Int32Array(board.words);
    this.region = emptySet();
    this.keepsAll = emptySet();
    this.keepsEntries = emptySet();
    this.keepsSide = board.steps.map(emptySet);
    this.mustStay = emptySet();
    this.entries = emptySet();
    this.steps = board.steps;
    this.margin = board.stride;
    this.visited = new Int16Array(board.words * 32 + 2 * this.margin);
  }

  /** Searches the walkable sites from an entry if there is one, else from a customer. */
  search(walkable: SiteSet, entries: SiteSet, customers: SiteSet): void {
    const { region, mustStay, visited, margin } = this;
    visited.fill(BLOCKED);
    for (let site = nextSite(walkable, 0); site >= 0; site = nextSite(walkable, site + 1))
      visited[site + margin] = 0;
    for (let i = 0; i < region.length; i++) mustStay[i] = entries[i]! | customers[i]!;
    region.fill(0);
    this.keepsAll.fill(-1);
    this.keepsEntries.fill(-1);
    for (const set of this.keepsSide) set.fill(-1);
    this.entries = entries;
    this.clock = 0;
    const firstEntry = nextSite(entries, 0);
    const root = firstEntry >= 0 ? firstEntry : nextSite(customers, 0);
    if (root >= 0) this.visit(root);
  }

  /** Visits a site and all that lies behind it; answers the earliest visit that can be reached from there. */
  private visit(site: number): number {
    const { visited, steps, margin } = this;
    const here = ++this.clock;
    visited[site + margin] = here;
    addSite(this.region, site);
    if (hasSite(this.mustStay, site)) this.found++;
    if (hasSite(this.entries, site)) this.foundEntries++;
    let low = here;
    for (let direction = 0; direction < 4; direction++) {
      const beside = site + steps[direction]!;
      const seen = visited[beside + margin]!;
      if (seen !== 0) {
        if (seen < low) low = seen;
        continue;
      }
      const foundBefore = this.found;
      const entriesBefore = this.foundEntries;
      const branch = this.clock + 1;
      const lowBehind = this.visit(beside);
      if (lowBehind < low) low = lowBehind;
      if (lowBehind < here) continue;
      // The branch hangs on this site alone.
      if (this.found > foundBefore) removeSite(this.keepsAll, site);
      if (this.foundEntries > entriesBefore) removeSite(this.keepsEntries, site);
      for (let side = 0; side < 4; side++) {
        const visit = visited[site + steps[side]! + margin]!;
        if (visit >= branch && visit !== BLOCKED) removeSite(this.keepsSide[side]!, site);
      }
    }
    return low;
  }
}
