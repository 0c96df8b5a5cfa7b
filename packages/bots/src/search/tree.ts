/**
 * A search tree of moves that grows by one node per simulation. Nodes do not depend on hidden cards, so results from
 * one deal are used for all deals with the same legal move. The value of a move is a mean of its instinct value and
 * its results; with more visits the results dominate.
 */
import type { Move } from '@kairo/engine/search';

/** The weight of the instinct value, in visits. */
export const TRUST = 4;
/** The exploration bonus for moves with few visits, in probability of winning. */
const CURIOSITY = 0.03;
/** Moves whose instinct value is lower than the best by more than this are not tried. */
const HOPELESS = 0.1;

/** A decision of a seat. */
export class TreeNode {
  readonly seat: number;
  private readonly branches = new Map<Move, Branch>();
  /** The number of simulations through this node, and the sum of their results for the seat. */
  private visits = 0;
  private sum = 0;

  constructor(seat: number) {
    this.seat = seat;
  }

  /** The move to try next. `values` are the instinct values of `moves`. */
  choose(moves: readonly Move[], values: readonly number[]): Move {
    const best = indexOfLargest(values);
    if (this.visits === 0) return moves[best]!;
    const mean = this.sum / this.visits;
    const curiosity = CURIOSITY * Math.sqrt(this.visits);
    let chosen = best;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const behind = values[best]! - values[i]!;
      if (behind > HOPELESS) continue;
      const branch = this.branches.get(moves[i]!);
      const expected = (branch?.sum ?? 0) + TRUST * (mean - behind);
      const value = (expected + curiosity) / ((branch?.visits ?? 0) + TRUST);
      if (value > highest) [chosen, highest] = [i, value];
    }
    return moves[chosen]!;
  }

  branch(move: Move): Branch {
    const known = this.branches.get(move);
    if (known !== undefined) return known;
    const branch = new Branch();
    this.branches.set(move, branch);
    return branch;
  }

  /** Adds the result for the seat of a simulation through the branch. */
  learn(branch: Branch, value: number): void {
    this.visits++;
    this.sum += value;
    branch.visits++;
    branch.sum += value;
  }
}

/** A move with its results for the seat that made it. */
export class Branch {
  visits = 0;
  sum = 0;
  private next: TreeNode | undefined;

  /** The node that follows. Undefined if another seat acts than on the first deal, or if the game is over. */
  follow(seat: number | undefined): TreeNode | undefined {
    if (seat === undefined) return undefined;
    this.next ??= new TreeNode(seat);
    return this.next.seat === seat ? this.next : undefined;
  }
}

export function indexOfLargest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i;
  return best;
}
