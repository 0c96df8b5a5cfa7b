/**
 * Derived sets of sites for one state, which the rules in `sites.ts` use. They are updated incrementally when another
 * state is surveyed, and lazily where a rule may not need them.
 */
import { type Board, DIRECTIONS, NONE } from '../board/board.ts';
import { addSite, clear, copySites, removeSites, type SiteSet, spread } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { customerSite, stallOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS, MAX_PLAYERS, SEGMENT_COUNT, SETUP_STALLS_PER_SEGMENT } from '../vocabulary.ts';
import { Reach } from './reach.ts';
import { PathFinder } from './walk.ts';

const C = COLOURS.length;

export class Survey {
  readonly board: Board;
  /** Sites with a stall or an expansion. */
  readonly tiles: SiteSet;
  readonly entries: SiteSet;
  readonly customers: SiteSet;
  /** Entries and customers, which must stay connected (R6.5). */
  readonly everybody: SiteSet;
  /** Neither tile nor entry (R7.1). */
  readonly vacant: SiteSet;
  /** R2.6 */
  readonly free: SiteSet;
  /** R2.7 */
  readonly walkable: SiteSet;
  /** R5.5: next to no tile. */
  readonly untouched: SiteSet;

  /** R7.2: the old site of the stall that was lifted to be moved, or NONE. */
  liftedStall = NONE;

  private readonly stallSites: SiteSet;
  private stallSitesKnown = false;
  private readonly moveSites: SiteSet;
  private readonly placementSites: SiteSet;
  private readonly stallsInSegments: Uint8Array;
  private placementSitesKnown = false;
  private readonly besideSeats: readonly SiteSet[];
  private readonly openSegments: readonly SiteSet[];
  /** Bit sets of the seats and colours for which these two are up to date. */
  private besideSeatsKnown = 0;
  private openSegmentsKnown = 0;
  private readonly paths: PathFinder;
  private readonly lazyReach: Reach;
  /** What has changed since `lazyReach` was last updated. */
  private tilesChanged = true;
  private customersChanged = true;
  /** The sites of the customers by colour, to detect changes. */
  private readonly customerSites: Int32Array;
  /** Bit sets by seat and colour: whether it is known if a stall is blocked, and whether it is. */
  private blockingKnown = 0;
  private blocked = 0;
  private surveyed: GameState | undefined;
  private revision = NONE;

  constructor(board: Board) {
    const emptySet = (): SiteSet => new Int32Array(board.words);
    this.board = board;
    this.tiles = emptySet();
    this.entries = emptySet();
    this.customers = emptySet();
    this.everybody = emptySet();
    this.vacant = emptySet();
    this.free = emptySet();
    this.walkable = emptySet();
    this.untouched = emptySet();
    this.stallSites = emptySet();
    this.moveSites = emptySet();
    this.placementSites = emptySet();
    this.stallsInSegments = new Uint8Array(SEGMENT_COUNT);
    this.customerSites = new Int32Array(C);
    this.besideSeats = Array.from({ length: MAX_PLAYERS }, emptySet);
    this.openSegments = COLOURS.map(emptySet);
    this.paths = new PathFinder(board);
    this.lazyReach = new Reach(board, this.walkable, this.entries, this.everybody);
    this.surveyTiles();
  }

  get state(): GameState {
    return this.surveyed!;
  }

  isOf(state: GameState): boolean {
    return this.surveyed === state && this.revision === state.revision;
  }

  take(state: GameState): void {
    const sameTiles = this.surveyed === state && state.hasTilesOf(this.revision);
    this.surveyed = state;
    this.revision = state.revision;
    if (!sameTiles) this.forgetStands();
    this.placementSitesKnown = false;
    const newTiles = !sameTiles && this.noticeTiles(state.cells);
    const newCustomers = this.noticeCustomers(state);
    if (newTiles) this.surveyTiles();
    if (newTiles || newCustomers) this.surveyCustomers();
  }

  /** Makes this the survey of an unchanged copy of the surveyed state. */
  passTo(copy: GameState): void {
    this.surveyed = copy;
    this.revision = copy.revision;
  }

  /** Tiles may have other owners than before even if they cover the same sites. */
  private forgetStands(): void {
    this.openSegmentsKnown = 0;
    this.besideSeatsKnown = 0;
    this.blockingKnown = 0;
  }

  /** Updates tiles and entries; returns whether any has changed. Most turns change none. */
  private noticeTiles(cells: Int32Array): boolean {
    const { tiles, entries } = this;
    const { words } = this.board;
    let changed = 0;
    for (let i = 0; i < words; i++) {
      let covered = 0;
      for (let colour = 0; colour < C; colour++) covered |= cells[at.colourTiles(words, colour) + i]!;
      const entered = cells[at.entrySites(words) + i]!;
      changed |= (tiles[i]! ^ covered) | (entries[i]! ^ entered);
      tiles[i] = covered;
      entries[i] = entered;
    }
    return changed !== 0;
  }

  private noticeCustomers(state: GameState): boolean {
    const { customerSites } = this;
    let changed = 0;
    for (let colour = 0; colour < C; colour++) {
      const site = customerSite(state, colour);
      changed |= customerSites[colour]! ^ site;
      customerSites[colour] = site;
    }
    return changed !== 0;
  }

  private surveyTiles(): void {
    const { tiles, entries, vacant, walkable, untouched } = this;
    const { onBoard, market } = this.board;
    spread(untouched, tiles, 0);
    for (let i = 0; i < tiles.length; i++) {
      vacant[i] = onBoard[i]! & ~(tiles[i]! | entries[i]!);
      walkable[i] = market[i]! & ~tiles[i]!;
      untouched[i] = onBoard[i]! & ~untouched[i]!;
    }
    this.tilesChanged = true;
  }

  private surveyCustomers(): void {
    const { entries, customers, everybody, vacant, free, customerSites } = this;
    clear(customers);
    for (let colour = 0; colour < C; colour++) {
      const site = customerSites[colour]!;
      if (site !== NONE) addSite(customers, site);
    }
    for (let i = 0; i < free.length; i++) {
      everybody[i] = entries[i]! | customers[i]!;
      free[i] = vacant[i]! & ~customers[i]!;
    }
    this.customersChanged = true;
    this.stallSitesKnown = false;
  }

  get reach(): Reach {
    if (this.tilesChanged) this.lazyReach.tilesChanged();
    else if (this.customersChanged) this.lazyReach.customersChanged();
    this.tilesChanged = false;
    this.customersChanged = false;
    return this.lazyReach;
  }

  /** A superset of the legal sites for a new stall: free, and next to no tile. */
  get stallCandidates(): SiteSet {
    const { stallSites, free, untouched } = this;
    if (this.stallSitesKnown) return stallSites;
    this.stallSitesKnown = true;
    for (let i = 0; i < free.length; i++) stallSites[i] = free[i]! & untouched[i]!;
    return stallSites;
  }

  /** R3.5: those of `stallCandidates` in segments with fewer than two stalls, for a variable set-up. */
  get placementCandidates(): SiteSet {
    const { placementSites } = this;
    if (this.placementSitesKnown) return placementSites;
    this.placementSitesKnown = true;
    const { segments, segmentOf } = this.board;
    const stalls = this.stallsInSegments.fill(0);
    for (let owner = 0; owner < at.OWNERS; owner++) {
      for (let colour = 0; colour < C; colour++) {
        const stall = stallOf(this.state, owner, colour);
        if (stall !== NONE) stalls[segmentOf[stall]!]! += 1;
      }
    }
    placementSites.set(this.stallCandidates);
    for (let segment = 0; segment < SEGMENT_COUNT; segment++) {
      if (stalls[segment]! >= SETUP_STALLS_PER_SEGMENT) removeSites(placementSites, segments[segment]!);
    }
    return placementSites;
  }

  /** A superset of the legal sites for a moved stall: `stallCandidates`, and the neighbours of the stall itself. */
  moveCandidates(owner: number, colour: number): SiteSet {
    const { moveSites } = this;
    const { neighbours } = this.board;
    const stall = stallOf(this.state, owner, colour);
    copySites(moveSites, this.stallCandidates);
    for (let i = stall * DIRECTIONS; i < (stall + 1) * DIRECTIONS; i++) {
      if (neighbours[i] !== NONE) addSite(moveSites, neighbours[i]!);
    }
    return moveSites;
  }

  /** The neighbours of all tiles of the seat: a superset of the legal sites for its expansions. */
  besideSeat(seat: number): SiteSet {
    const beside = this.besideSeats[seat]!;
    if (((this.besideSeatsKnown >> seat) & 1) === 1) return beside;
    this.besideSeatsKnown |= 1 << seat;
    spread(beside, this.state.cells, at.seatTiles(this.board.words, seat));
    return beside;
  }

  /** R5.2, R5.4: the area of the colour without the segments that have a stall of the colour, of any owner. */
  segmentsOpenTo(colour: number): SiteSet {
    const open = this.openSegments[colour]!;
    if (((this.openSegmentsKnown >> colour) & 1) === 1) return open;
    this.openSegmentsKnown |= 1 << colour;
    const { segments, segmentOf, areaOf } = this.board;
    const area = areaOf[colour]!;
    for (let i = 0; i < open.length; i++) open[i] = area[i]!;
    for (let owner = 0; owner < at.OWNERS; owner++) {
      const stall = stallOf(this.state, owner, colour);
      if (stall !== NONE) removeSites(open, segments[segmentOf[stall]!]!);
    }
    return open;
  }

  /** R7.1: whether a cached result of `isBlocked` is valid. It depends on tiles and entries only. */
  knowsBlocked(seat: number, colour: number): boolean {
    return ((this.blockingKnown >> (seat * C + colour)) & 1) === 1;
  }

  wasBlocked(seat: number, colour: number): boolean {
    return ((this.blocked >> (seat * C + colour)) & 1) === 1;
  }

  noteBlocked(seat: number, colour: number, blocked: boolean): void {
    const bit = 1 << (seat * C + colour);
    this.blockingKnown |= bit;
    if (blocked) this.blocked |= bit;
    else this.blocked &= ~bit;
  }

  /** R8.2: one shortest path, both ends included. */
  shortestPath(from: number, to: number): number[] {
    return this.paths.shortestPath(this.walkable, from, to);
  }
}
