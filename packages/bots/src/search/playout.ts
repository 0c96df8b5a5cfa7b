/** A few moves as they might go on: everybody draws some of their moves by chance and takes the best of those. */
import { applyMove, type RandomSource, whoActs } from '@kairo/engine';
import { type GameState, sampleByKind } from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';

export class Playout {
  private readonly evaluation: Evaluation;
  private readonly plies: number;
  private readonly samples: number;
  private readonly tried: GameState;
  private readonly best: GameState;
  private readonly values: Float64Array;

  constructor(state: GameState, evaluation: Evaluation, plies: number, samples: number) {
    this.evaluation = evaluation;
    this.plies = plies;
    this.samples = samples;
    this.tried = state.copy();
    this.best = state.copy();
    this.values = new Float64Array(state.game.players);
  }

  run(state: GameState, random: RandomSource): void {
    for (let ply = 0; ply < this.plies; ply++) {
      const seat = whoActs(state);
      if (seat === undefined) return;
      this.step(state, seat, random);
    }
  }

  private step(state: GameState, seat: number, random: RandomSource): void {
    const { evaluation, tried, best, values } = this;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.samples; i++) {
      tried.become(state);
      applyMove(tried, sampleByKind(state, random));
      evaluation.judge(tried, values);
      if (values[seat]! <= bestValue) continue;
      bestValue = values[seat]!;
      best.become(tried);
    }
    state.become(best);
  }
}
