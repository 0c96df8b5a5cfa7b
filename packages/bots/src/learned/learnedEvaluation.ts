/** A state judged by what self-play has taught: each seat's chance to win. */
import type { Game } from '@kairo/engine';
import { at, type GameState } from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';
import { FACTS, Facts } from '../position/facts.ts';
import type { Weights } from './weights.ts';

const N = FACTS.length;
/** At the end a little of the value is the margin: who cannot win still prefers to lose by less. */
const MARGIN_SHARE = 0.02;
const MARGIN_SCALE = 10;

export class LearnedEvaluation implements Evaluation {
  readonly facts: Facts;
  private readonly weights: Weights;
  private readonly inputs = new Float64Array(N + 1);
  /** What each seat was last scored for, and the score: most moves leave most seats as they were. */
  private readonly scoredFacts: Float64Array;
  private readonly scoredProgress: Float64Array;
  private readonly scores: Float64Array;

  constructor(game: Game, weights: Weights) {
    this.facts = new Facts(game);
    this.weights = weights;
    this.scoredFacts = new Float64Array(game.players * N);
    this.scoredProgress = new Float64Array(game.players).fill(Number.NaN);
    this.scores = new Float64Array(game.players);
  }

  judge(state: GameState, out: Float64Array): void {
    const { players } = state.game;
    if (state.cells[at.PHASE] === at.PHASE_OVER) {
      judgeEnd(state, out);
      return;
    }
    this.facts.take(state);
    let largest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      if (!this.isScored(seat)) this.scores[seat] = this.score(seat);
      const score = this.scores[seat]!;
      out[seat] = score;
      if (score > largest) largest = score;
    }
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      const weight = Math.exp(out[seat]! - largest);
      out[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < players; seat++) out[seat]! /= sum;
  }

  /** Whether the seat's score is still that of its facts; they are taken down otherwise. */
  private isScored(seat: number): boolean {
    const { scoredFacts, scoredProgress } = this;
    const { values, progress } = this.facts;
    let same = scoredProgress[seat] === progress;
    scoredProgress[seat] = progress;
    for (let i = seat * N; i < (seat + 1) * N; i++) {
      if (scoredFacts[i] === values[i]) continue;
      scoredFacts[i] = values[i]!;
      same = false;
    }
    return same;
  }

  private score(seat: number): number {
    const { inputs } = this;
    const { scale, linear, linearLate, units, hidden, bias, out } = this.weights;
    const { values, progress } = this.facts;
    let score = 0;
    for (let i = 0, o = seat * N; i < N; i++) {
      const input = values[o + i]! * scale[i]!;
      inputs[i] = input;
      score += input * (linear[i]! + linearLate[i]! * progress);
    }
    inputs[N] = progress;
    for (let unit = 0, w = 0; unit < units; unit++) {
      let sum = bias[unit]!;
      for (let i = 0; i <= N; i++) sum += hidden[w++]! * inputs[i]!;
      if (sum > 0) score += sum * out[unit]!;
    }
    return score;
  }
}

/** R11.5: the victory, shared by who shares it. */
function judgeEnd(state: GameState, out: Float64Array): void {
  const { players } = state.game;
  let most = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (let seat = 0; seat < players; seat++) {
    const points = state.cells[at.POINTS + seat]!;
    if (points > most) [most, winners] = [points, 0];
    if (points === most) winners++;
  }
  for (let seat = 0; seat < players; seat++) {
    const points = state.cells[at.POINTS + seat]!;
    const won = points === most ? 1 / winners : 0;
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < players; other++) {
      if (other !== seat) rival = Math.max(rival, state.cells[at.POINTS + other]!);
    }
    const margin = 1 / (1 + Math.exp((rival - points) / MARGIN_SCALE));
    out[seat] = won * (1 - MARGIN_SHARE) + margin * MARGIN_SHARE;
  }
}
