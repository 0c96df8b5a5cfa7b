/**
 * A few turns as they might go on: everybody takes what the tree advises, and beyond it what looks best one step ahead.
 * Only turns between the set-up and the final phase are counted: a set-up is played to its end, because nobody can tell
 * who will win from half of one, and so is the final phase, which is short and settles everything.
 */
import { applyMove, legalMoves, whoActs } from '@kairo/engine';
import { at, type GameState, isMidDraw, phaseNumber } from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';
import { Ranking } from './ranking.ts';
import { type Branch, indexOfLargest, type TreeNode } from './tree.ts';

export class Playout {
  private readonly ranking: Ranking;
  private readonly turns: number;
  private readonly stalls: number;
  /** The last way through the tree. */
  private readonly nodes: TreeNode[] = [];
  private readonly branches: Branch[] = [];

  /** `stalls`: of how many places for a new stall a simulated player thinks. */
  constructor(state: GameState, instinct: Evaluation, turns: number, stalls: number) {
    this.ranking = new Ranking(instinct, state);
    this.turns = turns;
    this.stalls = stalls;
  }

  /**
   * Finishes the turn that has begun, and plays the next ones; states are compared between turns. `tree` is the branch
   * that led here; without one nothing is learnt. False if time was over before that: then it leads to no comparison.
   */
  run(
    state: GameState,
    tree: Branch | undefined,
    firstSample: number,
    isOver: () => boolean = () => false,
  ): boolean {
    const { ranking, nodes, branches } = this;
    nodes.length = 0;
    branches.length = 0;
    let sample = firstSample;
    let left = this.turns;
    let node = tree?.follow(whoActs(state));
    for (;;) {
      const seat = whoActs(state);
      if (seat === undefined) return true;
      const counts = phaseNumber(state) === at.PHASE_PLAY && !isMidDraw(state);
      if (counts && left-- === 0) return true;
      if (isOver()) return false;
      ranking.lookQuickly(state, legalMoves(state), seat, this.stalls, sample++);
      if (node === undefined) {
        applyMove(state, ranking.moves[indexOfLargest(ranking.values)]!);
        continue;
      }
      const move = node.choose(ranking.moves, ranking.values);
      const branch = node.branch(move);
      nodes.push(node);
      branches.push(branch);
      applyMove(state, move);
      node = branch.visits === 0 ? undefined : branch.follow(whoActs(state));
    }
  }

  /** Tells the tree what the last run has brought each seat. */
  learn(values: Float64Array): void {
    const { nodes, branches } = this;
    for (let i = 0; i < nodes.length; i++) nodes[i]!.learn(branches[i]!, values[nodes[i]!.seat]!);
  }
}
