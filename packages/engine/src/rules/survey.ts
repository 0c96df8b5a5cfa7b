/**
 * What the rules about sites need to know of a state, as sets of sites, each computed at most once per state and
 * kept outside of it. The rules themselves are in the files beside this one.
 */
import { type Board, NONE } from '../board/board.ts';
import { addSite, type SiteSet, spread } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { Reach } from './reach.ts';

const C = COLOURS.length;

export class Survey {
  readonly board: Board;
  private surveyed: GameState | undefined;
  private revision = -1;

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

  /** By colour and direction: where a build of that colour may stand. Filled by `builds.ts`. */
  readonly places: readonly (readonly SiteSet[])[];
  private readonly facing: readonly SiteSet[];
  private facingKnown = false;

  /** Working space of the rules in `sites.ts`. */
  readonly scratch: { readonly [use in 'segments' | 'room' | 'tiles' | 'beside' | 'away' | 'base']: SiteSet };

  private readonly lazyReach: Reach;
  private reachKnown = false;

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
    this.places = COLOURS.map(() => board.steps.map(emptySet));
    this.facing = board.steps.map(emptySet);
    this.scratch = {
      segments: emptySet(),
      room: emptySet(),
      tiles: emptySet(),
      beside: emptySet(),
      away: emptySet(),
      base: emptySet(),
    };
    this.lazyReach = new Reach(board);
  }

  isOf(state: GameState): boolean {
    return this.surveyed === state && this.revision === state.revision;
  }

  take(state: GameState): void {
    const { cells } = state;
    const { words, stride, onBoard, market } = this.board;
    this.surveyed = state;
    this.revision = state.revision;
    this.reachKnown = false;
    this.facingKnown = false;
    this.customers.fill(0);
    for (let colour = 0; colour < C; colour++) {
      const site = cells[at.CUSTOMERS + colour]!;
      if (site !== NONE) addSite(this.customers, site);
    }
    for (let i = 0; i < words; i++) {
      let tiles = 0;
      for (let colour = 0; colour < C; colour++) {
        tiles |= cells[at.BITBOARDS + (at.COLOUR_TILES + colour) * words + i]!;
      }
      const entries = cells[at.BITBOARDS + at.ENTRY_SITES * words + i]!;
      this.tiles[i] = tiles;
      this.entries[i] = entries;
      this.vacant[i] = onBoard[i]! & ~(tiles | entries);
      this.free[i] = this.vacant[i]! & ~this.customers[i]!;
      this.walkable[i] = market[i]! & ~tiles;
    }
    spread(this.untouched, this.tiles, stride);
    for (let i = 0; i < words; i++) this.untouched[i] = onBoard[i]! & ~this.untouched[i]!;
  }

  get state(): GameState {
    return this.surveyed!;
  }

  get reach(): Reach {
    if (!this.reachKnown) {
      this.lazyReach.search(this.walkable, this.entries, this.customers);
      this.reachKnown = true;
    }
    return this.lazyReach;
  }

  /** By direction: sites from which a stall could face that way, its own site aside. `fill` computes them once. */
  facingSites(fill: (facing: readonly SiteSet[]) => void): readonly SiteSet[] {
    if (!this.facingKnown) {
      fill(this.facing);
      this.facingKnown = true;
    }
    return this.facing;
  }
}

/** One survey for each board in use; a state that was surveyed last is not surveyed again until it changes. */
const surveys = new WeakMap<Board, Survey>();
let latest: Survey | undefined;

export function surveyOf(state: GameState): Survey {
  const { board } = state.game;
  if (latest?.board !== board) {
    latest = surveys.get(board) ?? new Survey(board);
    surveys.set(board, latest);
  }
  if (!latest.isOf(state)) latest.take(state);
  return latest;
}
