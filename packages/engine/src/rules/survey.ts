/**
 * What the rules about sites need to know of a state, as sets of sites, each computed at most once per state and
 * kept outside of it. The rules themselves are in `sites.ts`.
 */
import { type Board, NONE } from '../board/board.ts';
import { addSite, type SiteSet, spread } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { Reach } from './reach.ts';
import { PathFinder } from './walk.ts';

const C = COLOURS.length;

export class Survey {
  readonly board: Board;
  /** Sites with a stall or an expansion. */
  readonly tiles: SiteSet;
  readonly entries: SiteSet;
  readonly customers: SiteSet;
  /** Entries and customers: what has to stay together (R6.5). */
  readonly everybody: SiteSet;
  /** Neither tile nor entry (R7.1). */
  readonly vacant: SiteSet;
  /** R2.6 */
  readonly free: SiteSet;
  /** R2.7 */
  readonly walkable: SiteSet;
  /** R5.5: beside no tile. */
  readonly untouched: SiteSet;
  /** Free and untouched: no new stall can stand elsewhere. */
  readonly stallCandidates: SiteSet;

  private readonly expansionSites: SiteSet;
  private readonly paths: PathFinder;
  private readonly lazyReach: Reach;
  /** What has changed since `lazyReach` was told. */
  private tilesChanged = true;
  private customersChanged = true;
  /** The bitboards of the state, to notice when they change. */
  private readonly bitboards: Int32Array;
  /** By owner and colour, as bits: whether a stall's blocking is known for these boards, and whether it is blocked. */
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
    this.stallCandidates = emptySet();
    this.expansionSites = emptySet();
    this.bitboards = new Int32Array(at.BITBOARD_COUNT * board.words);
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
    this.surveyed = state;
    this.revision = state.revision;
    if (this.noticeTiles(state.cells)) this.surveyTiles();
    this.surveyCustomers(state.cells);
  }

  /** Whether tiles or entries are not those of the state before; most turns change none. */
  private noticeTiles(cells: Int32Array): boolean {
    const { bitboards } = this;
    let changed = 0;
    for (let i = 0; i < bitboards.length; i++) {
      const word = cells[at.BITBOARDS + i]!;
      changed |= bitboards[i]! ^ word;
      bitboards[i] = word;
    }
    return changed !== 0;
  }

  private surveyTiles(): void {
    const { tiles, entries, vacant, walkable, untouched, bitboards } = this;
    const { words, stride, onBoard, market } = this.board;
    for (let i = 0; i < words; i++) {
      let covered = 0;
      for (let colour = 0; colour < C; colour++)
        covered |= bitboards[(at.COLOUR_TILES + colour) * words + i]!;
      tiles[i] = covered;
      entries[i] = bitboards[at.ENTRY_SITES * words + i]!;
      vacant[i] = onBoard[i]! & ~(covered | entries[i]!);
      walkable[i] = market[i]! & ~covered;
    }
    spread(untouched, tiles, 0, stride);
    for (let i = 0; i < words; i++) untouched[i] = onBoard[i]! & ~untouched[i]!;
    this.tilesChanged = true;
    this.blockingKnown = 0;
  }

  private surveyCustomers(cells: Int32Array): void {
    const { entries, customers, everybody, vacant, free, untouched, stallCandidates } = this;
    const { words } = this.board;
    for (let i = 0; i < words; i++) customers[i] = 0;
    for (let colour = 0; colour < C; colour++) {
      const site = cells[at.CUSTOMERS + colour]!;
      if (site !== NONE) addSite(customers, site);
    }
    for (let i = 0; i < words; i++) {
      const standing = entries[i]! | customers[i]!;
      if (everybody[i] !== standing) this.customersChanged = true;
      everybody[i] = standing;
      free[i] = vacant[i]! & ~standing;
      stallCandidates[i] = free[i]! & untouched[i]!;
    }
  }

  get reach(): Reach {
    if (this.tilesChanged) this.lazyReach.tilesChanged();
    else if (this.customersChanged) this.lazyReach.customersChanged();
    this.tilesChanged = false;
    this.customersChanged = false;
    return this.lazyReach;
  }

  /** Free sites beside any tile of the seat: no expansion can lie elsewhere. Valid until asked again. */
  expansionCandidates(seat: number): SiteSet {
    const { words, stride } = this.board;
    const { expansionSites, free } = this;
    spread(expansionSites, this.state.cells, at.BITBOARDS + (at.SEAT_TILES + seat) * words, stride);
    for (let i = 0; i < words; i++) expansionSites[i]! &= free[i]!;
    return expansionSites;
  }

  /** Whether a stall is blocked (R7.1), which only tiles and entries decide; `find` is asked once for them. */
  isBlocked(
    seat: number,
    colour: number,
    find: (survey: Survey, seat: number, colour: number) => boolean,
  ): boolean {
    const bit = 1 << (seat * C + colour);
    if ((this.blockingKnown & bit) === 0) {
      this.blockingKnown |= bit;
      if (find(this, seat, colour)) this.blocked |= bit;
      else this.blocked &= ~bit;
    }
    return (this.blocked & bit) !== 0;
  }

  /** R8.2: one shortest path, both ends included. */
  shortestPath(from: number, to: number): number[] {
    return this.paths.shortestPath(this.walkable, from, to);
  }
}

/** For each board in use: the survey of the state at hand, and a spare for a position that is only thought of. */
interface Surveys {
  readonly current: Survey;
  readonly spare: Survey;
  spareState: GameState | undefined;
}

const surveys = new WeakMap<Board, Surveys>();
let latest: Surveys | undefined;

function surveysOf(board: Board): Surveys {
  if (latest !== undefined && latest.current.board === board) return latest;
  latest = surveys.get(board) ?? {
    current: new Survey(board),
    spare: new Survey(board),
    spareState: undefined,
  };
  surveys.set(board, latest);
  return latest;
}

/** The survey of a state; taken anew only if the state has changed since. Valid until another state is surveyed. */
export function surveyOf(state: GameState): Survey {
  const { current } = surveysOf(state.game.board);
  if (!current.isOf(state)) current.take(state);
  return current;
}

/** The survey of the state as `change` would leave it; the state itself stays. Valid until the next such question. */
export function surveyAfter(state: GameState, change: (copy: GameState) => void): Survey {
  const scratch = surveysOf(state.game.board);
  if (scratch.spareState?.game !== state.game) scratch.spareState = state.copy();
  else scratch.spareState.become(state);
  change(scratch.spareState);
  scratch.spare.take(scratch.spareState);
  return scratch.spare;
}
