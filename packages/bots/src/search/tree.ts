/**
 * What simulations have found out about the moves that may follow: a tree that grows by a move with every simulation.
 * It knows moves, not cards, so what it learns on one deal serves on the next, if that allows the same move. Where it
 * knows nothing, instinct chooses; the more often a move was tried, the more its results count.
 */
import type { Move } from '@kairo/engine/search';

/** How many tries the value by instinct weighs as much as. */
export const TRUST = 4;
/** How curious it is about moves that were hardly tried yet: in chance to win. */
const CURIOSITY = 0.03;
/** Moves that are so much worse by instinct, in chance to win, are not tried. */
const HOPELESS = 0.1;

/** A moment when a seat has to move. */
export class TreeNode {
  readonly seat: number;
  private readonly branches = new Map<Move, Branch>();
  /** How many simulations went on from here, and the sum of what came of them for the seat. */
  private visits = 0;
  private sum = 0;

  constructor(seat: number) {
    this.seat = seat;
  }

  /** The move to try, of those whose values by instinct are given. */
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

  /** A simulation that took the branch brought the seat so much. */
  learn(branch: Branch, value: number): void {
    this.visits++;
    this.sum += value;
    branch.visits++;
    branch.sum += value;
  }
}

/** A move, and what came of it for the seat that made it. */
export class Branch {
  visits = 0;
  sum = 0;
  private next: TreeNode | undefined;

  /** Where it leads, to the same seat on most deals; there is no going on where another has to move. */
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
