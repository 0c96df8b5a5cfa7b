/** The full state of a game, including everything hidden. `knowledge/` derives what each viewer may know. */
import { NONE } from '../board/board.ts';
import { COLOURS } from '../vocabulary.ts';
import type { Game } from './game.ts';
import * as at from './layout.ts';

const C = COLOURS.length;

/**
 * States share buffers, a few to each: a buffer for every state would make a copy take more than twice as long. Only
 * a few, because one state that is kept keeps the whole buffer alive (see `detached`).
 */
const STATES_PER_BUFFER = 32;
let buffer = new ArrayBuffer(0);
let used = 0;

const allotCells = ({ board }: Game): Int32Array => {
  const length = at.cellCount(board.words);
  const bytes = length * Int32Array.BYTES_PER_ELEMENT;
  if (used + bytes > buffer.byteLength) {
    buffer = new ArrayBuffer(bytes * STATES_PER_BUFFER);
    used = 0;
  }
  const cells = new Int32Array(buffer, used, length);
  used += bytes;
  return cells;
};

export class GameState {
  readonly game: Game;
  /** See `layout.ts`. */
  readonly cells: Int32Array;
  /** Incremented by every change, so that caches can detect it. */
  revision = 0;
  /** Between these two revisions neither tiles nor entries have changed. */
  private quietSince = 0;
  private quietUntil = 0;

  constructor(game: Game, cells: Int32Array = allotCells(game)) {
    this.game = game;
    this.cells = cells;
  }

  /** Call this after a change that affects neither tiles nor entries; after other changes increment `revision`. */
  changeQuietly(): void {
    if (this.quietUntil !== this.revision) this.quietSince = this.revision;
    this.revision++;
    this.quietUntil = this.revision;
  }

  /** Whether tiles and entries are known to be the same as at an earlier revision. */
  hasTilesOf(revision: number): boolean {
    return this.quietUntil === this.revision && this.quietSince <= revision;
  }

  copy(): GameState {
    const copy = new GameState(this.game);
    copy.cells.set(this.cells);
    return copy;
  }

  /** Like `copy`, with a buffer of its own: for a state that is kept while those around it are released. */
  detached(): GameState {
    return new GameState(this.game, this.cells.slice());
  }

  /** Makes this state equal to `other`, a state of the same game, without allocating. */
  become(other: GameState): void {
    this.cells.set(other.cells);
    this.revision++;
  }
}

export const emptyState = (game: Game): GameState => {
  const state = new GameState(game);
  const { cells } = state;
  cells.fill(NONE, at.CUSTOMERS, at.CUSTOMERS + C);
  cells.fill(NONE, at.MEDAL_HOLDERS, at.MEDAL_HOLDERS + 2 * C);
  cells[at.NEUTRAL_COLOUR] = NONE;
  cells[at.END_REASON] = NONE;
  return state;
};
