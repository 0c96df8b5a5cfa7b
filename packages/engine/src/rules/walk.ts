/** R8.2: breadth-first search over walkable sites. */
import { type Board, DIRECTIONS } from '../board/board.ts';
import { addSite, copySites, hasSite, removeSite, type SiteSet, wordBeside } from '../board/siteSet.ts';

/** A breadth-first search from one site: every step reaches all walkable sites that are one step farther away. */
export class Wave {
  /** The sites reached by the last step. */
  readonly front: SiteSet;
  /** The walkable sites that have not been reached. */
  readonly left: SiteSet;

  constructor(board: Board) {
    this.front = new Int32Array(board.words);
    this.left = new Int32Array(board.words);
  }

  start(walkable: SiteSet, site: number): void {
    const { front, left } = this;
    for (let i = 0; i < front.length; i++) {
      front[i] = 0;
      left[i] = walkable[i]!;
    }
    addSite(front, site);
    removeSite(left, site);
  }

  /** Advances by one step; returns whether any new site was reached. */
  step(): boolean {
    const { front, left } = this;
    const { length } = front;
    let any = 0;
    let before = 0;
    let first = front[0]!;
    // Three words at a time, because the overhead of a loop is as large as the work on one word.
    for (let i = 0; i < length; i += 3) {
      const second = front[i + 1]!;
      const third = front[i + 2]!;
      const after = i + 3 < length ? front[i + 3]! : 0;
      const fresh1 = wordBeside(before, first, second) & left[i]!;
      const fresh2 = wordBeside(first, second, third) & left[i + 1]!;
      const fresh3 = wordBeside(second, third, after) & left[i + 2]!;
      front[i] = fresh1;
      front[i + 1] = fresh2;
      front[i + 2] = fresh3;
      left[i]! ^= fresh1;
      left[i + 1]! ^= fresh2;
      left[i + 2]! ^= fresh3;
      any |= fresh1 | fresh2 | fresh3;
      before = third;
      first = after;
    }
    return any !== 0;
  }
}

/** Finds shortest paths. Reused, to keep its working space. */
export class PathFinder {
  private readonly board: Board;
  private readonly wave: Wave;
  /** The fronts of all steps. */
  private readonly layers: SiteSet[] = [];

  constructor(board: Board) {
    this.board = board;
    this.wave = new Wave(board);
  }

  /**
   * A shortest path, both ends included. Ties are broken at each step in the order north, west, east, south. Empty if
   * there is none.
   */
  shortestPath(walkable: SiteSet, from: number, to: number): number[] {
    const { wave, layers, board } = this;
    wave.start(walkable, to);
    let steps = 0;
    for (; !hasSite(wave.front, from); steps++) {
      layers[steps] ??= new Int32Array(board.words);
      copySites(layers[steps]!, wave.front);
      if (!wave.step()) return [];
    }
    const path = [from];
    for (let here = from, step = steps - 1; step >= 0; step--) {
      let i = here * DIRECTIONS;
      while (board.neighbours[i]! < 0 || !hasSite(layers[step]!, board.neighbours[i]!)) i++;
      here = board.neighbours[i]!;
      path.push(here);
    }
    return path;
  }
}
