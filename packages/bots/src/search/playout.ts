/** A few turns as they might go on: everybody takes what looks best one step ahead. */
import { applyMove, legalMoves, type RandomSource, whoActs } from '@kairo/engine';
import { at, type GameState } from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';
import { Ranking } from './ranking.ts';

export class Playout {
  private readonly ranking: Ranking;
  private readonly turns: number;
  private readonly stalls: number;

  /** `stalls`: of how many places for a new stall a simulated player thinks. */
  constructor(state: GameState, evaluation: Evaluation, turns: number, stalls: number) {
    this.ranking = new Ranking(evaluation, state);
    this.turns = turns;
    this.stalls = stalls;
  }

  /** Finishes the turn that has begun, and plays the next ones; states are compared between turns. */
  run(state: GameState, random: RandomSource): void {
    let left = this.turns;
    for (;;) {
      const seat = whoActs(state);
      if (seat === undefined) return;
      const hasBegun = state.cells[at.PICKS_LEFT]! > 0 || state.cells[at.DISCARDS_LEFT]! > 0;
      if (!hasBegun && left-- === 0) return;
      const legal = legalMoves(state);
      applyMove(state, this.ranking.pickQuickly(state, legal, seat, this.stalls, random));
    }
  }
}
