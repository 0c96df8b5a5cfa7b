/**
 * Simulates a few turns. Moves are chosen by the tree, and beyond it by value one step ahead. Only turns between
 * set-up and final phase count towards the limit: a set-up is played to its end because positions in it cannot be
 * evaluated, and the final phase because it is short and decides the game.
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
  /** The path of the last run through the tree. */
  private readonly nodes: TreeNode[] = [];
  private readonly branches: Branch[] = [];

  /** `stalls`: the number of places for a new stall that simulated players consider, on average. */
  constructor(state: GameState, instinct: Evaluation, turns: number, stalls: number) {
    this.ranking = new Ranking(instinct, state);
    this.turns = turns;
    this.stalls = stalls;
  }

  /**
   * Finishes the current turn and plays the next ones, so that evaluations happen between turns. `tree` is the branch
   * that led to `state`; without one nothing is learnt. Returns false if time was up before the end: then the state
   * must not be evaluated.
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

  /** Updates the tree with the result of the last run, by seat. */
  learn(values: Float64Array): void {
    const { nodes, branches } = this;
    for (let i = 0; i < nodes.length; i++) nodes[i]!.learn(branches[i]!, values[nodes[i]!.seat]!);
  }
}
