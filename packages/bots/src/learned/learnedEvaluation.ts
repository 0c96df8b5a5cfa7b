/** A learned evaluation: each seat's probability of winning, trained by self-play. */
import type { Game } from '@kairo/engine';
import { type GameState, isGameOver, pointsOf } from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';
import { Facts } from '../position/facts.ts';
import { Scores } from './scores.ts';
import type { Weights } from './weights.ts';

/** After the end a small part of the value is the margin, so that a losing seat prefers to lose by less. */
const MARGIN_SHARE = 0.02;
const MARGIN_SCALE = 10;

export class LearnedEvaluation implements Evaluation {
  readonly facts: Facts;
  private readonly scores: Scores;

  constructor(game: Game, weights: Weights) {
    this.facts = new Facts(game);
    this.scores = new Scores(game.players, weights);
  }

  judge(state: GameState, out: Float64Array): void {
    const { players } = state.game;
    if (isGameOver(state)) {
      judgeEnd(state, out);
      return;
    }
    const { facts, scores } = this;
    facts.take(state);
    let largest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      scores.update(seat, facts.values, facts.progress);
      const score = scores.values[seat]!;
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
}

/** R11.5: a shared victory is split. */
function judgeEnd(state: GameState, out: Float64Array): void {
  const { players } = state.game;
  let most = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (let seat = 0; seat < players; seat++) {
    const points = pointsOf(state, seat);
    if (points > most) [most, winners] = [points, 0];
    if (points === most) winners++;
  }
  for (let seat = 0; seat < players; seat++) {
    const points = pointsOf(state, seat);
    const won = points === most ? 1 / winners : 0;
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < players; other++) {
      if (other !== seat) rival = Math.max(rival, pointsOf(state, other));
    }
    const margin = 1 / (1 + Math.exp((rival - points) / MARGIN_SCALE));
    out[seat] = won * (1 - MARGIN_SHARE) + margin * MARGIN_SHARE;
  }
}
