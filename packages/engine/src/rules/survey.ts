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
  /** Neither tile nor entry (R7.1). */
  readonly vacant: SiteSet;
  /** R2.6 */
  readonly free: SiteSet;
  /** R2.7 */
  readonly walkable: SiteSet;
  /** R5.5: beside no tile. */
  readonly untouched: SiteSet;
  /** By colour: working space for where a tile might go. */
  private readonly candidates: readonly SiteSet[];
  private readonly standTiles: SiteSet;

  private readonly paths: PathFinder;
  private surveyed: GameState | undefined;
  private revision = NONE;
  private reachKnown = false;
  private readonly lazyReach: Reach;

  constructor(board: Board) {
    const emptySet = (): SiteSet => new Int32Array(board.words);
    this.board = board;
    this.tiles = emptySet();
    this.entries = emptySet();
    this.customers = emptySet();
    this.vacant = emptySet();
    this.free = emptySet();
    this.walkable = emptySet();
    this.untouched = emptySet();
    this.candidates = COLOURS.map(emptySet);
    this.standTiles = emptySet();
    this.paths = new PathFinder(board);
    this.lazyReach = new Reach(board);
  }

  get state(): GameState {
    return this.surveyed!;
  }

  isOf(state: GameState): boolean {
    return this.surveyed === state && this.revision === state.revision;
  }

  take(state: GameState): void {
    const { cells } = state;
    const { words, stride, onBoard, market } = this.board;
    const { tiles, entries, customers, vacant, free, walkable, untouched } = this;
    this.surveyed = state;
    this.revision = state.revision;
    this.reachKnown = false;
    for (let i = 0; i < words; i++) customers[i] = 0;
    for (let colour = 0; colour < C; colour++) {
      const site = cells[at.CUSTOMERS + colour]!;
      if (site !== NONE) addSite(customers, site);
    }
    for (let i = 0; i < words; i++) {
      let covered = 0;
      for (let colour = 0; colour < C; colour++) {
        covered |= cells[at.BITBOARDS + (at.COLOUR_TILES + colour) * words + i]!;
      }
      const entry = cells[at.BITBOARDS + at.ENTRY_SITES * words + i]!;
      tiles[i] = covered;
      entries[i] = entry;
      vacant[i] = onBoard[i]! & ~(covered | entry);
      free[i] = vacant[i]! & ~customers[i]!;
      walkable[i] = market[i]! & ~covered;
    }
    spread(untouched, tiles, 0, stride);
    for (let i = 0; i < words; i++) untouched[i] = onBoard[i]! & ~untouched[i]!;
  }

  /** Where a stall of the colour might stand: the rules still have to be asked. Valid until asked again. */
  stallCandidates(colour: number): SiteSet {
    const { free, untouched } = this;
    const area = this.board.areaOf[colour]!;
    const sites = this.candidates[colour]!;
    for (let i = 0; i < sites.length; i++) sites[i] = free[i]! & untouched[i]! & area[i]!;
    return sites;
  }

  /** Where the seat's stand of the colour might grow: the rules still have to be asked. Valid until asked again. */
  expansionCandidates(seat: number, colour: number): SiteSet {
    const { free, standTiles } = this;
    const { words, stride } = this.board;
    const { cells } = this.state;
    const area = this.board.areaOf[colour]!;
    const sites = this.candidates[colour]!;
    const ofColour = at.BITBOARDS + (at.COLOUR_TILES + colour) * words;
    const ofSeat = at.BITBOARDS + (at.SEAT_TILES + seat) * words;
    for (let i = 0; i < words; i++) standTiles[i] = cells[ofColour + i]! & cells[ofSeat + i]!;
    spread(sites, standTiles, 0, stride);
    for (let i = 0; i < words; i++) sites[i]! &= free[i]! & area[i]!;
    return sites;
  }

  /** R8.2: one shortest path, both ends included. */
  shortestPath(from: number, to: number): number[] {
    return this.paths.shortestPath(this.walkable, from, to);
  }

  get reach(): Reach {
    if (!this.reachKnown) {
      this.lazyReach.begin(this.walkable, this.entries, this.customers);
      this.reachKnown = true;
    }
    return this.lazyReach;
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
