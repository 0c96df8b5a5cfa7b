/**
 * Flat Monte Carlo with halving: the actions that look best one step ahead share the simulations of a round, and the
 * better half of them goes on to the next round. A simulation deals the hidden cards anew, plays a few moves, each
 * the best of some random ones by the hand-made evaluation, and evaluates the result.
 */
import {
  applyMove,
  Dealer,
  FastRandom,
  type Game,
  type GameState,
  legalMoves,
  type RandomSource,
  whoActs,
} from '@kairo/engine';
import { type Move, sampleByKind } from '@kairo/engine/search';
import type { Bot, BotMaker } from '../bot.ts';
import { Ranking } from '../search/ranking.ts';
import { HandEvaluation } from './handEvaluation.ts';

const CANDIDATES = 24;
/** For this many places to build, all ways to play cards are candidates. */
const CLOSER = 4;
const PLIES = 12;
/** Each move of a simulation is the best of this many random ones. */
const COMPARED = 3;

interface Candidate {
  readonly move: Move;
  sum: number;
  count: number;
}

const mean = ({ sum, count }: Candidate): number => sum / count;

class Rollout {
  private readonly evaluation: HandEvaluation;
  private readonly values: Float64Array;
  private readonly trial: GameState;

  constructor(game: Game, evaluation: HandEvaluation, state: GameState) {
    this.evaluation = evaluation;
    this.values = new Float64Array(game.players);
    this.trial = state.copy();
  }

  /** Plays on and returns the value for the seat. */
  run(state: GameState, seat: number, random: RandomSource): number {
    for (let ply = 1; ply < PLIES && whoActs(state) !== undefined; ply++) {
      applyMove(state, this.choose(state, random));
    }
    return this.judge(state, seat);
  }

  private choose(state: GameState, random: RandomSource): Move {
    const seat = whoActs(state)!;
    let chosen = sampleByKind(state, random);
    let best = this.valueAfter(state, chosen, seat);
    for (let i = 1; i < COMPARED; i++) {
      const move = sampleByKind(state, random);
      const value = this.valueAfter(state, move, seat);
      if (value > best) [chosen, best] = [move, value];
    }
    return chosen;
  }

  private valueAfter(state: GameState, move: Move, seat: number): number {
    this.trial.become(state);
    applyMove(this.trial, move);
    return this.judge(this.trial, seat);
  }

  private judge(state: GameState, seat: number): number {
    this.evaluation.judge(state, this.values);
    return this.values[seat]!;
  }
}

export const makeFlatBot: BotMaker = (game): Bot => {
  const evaluation = new HandEvaluation(game);
  return {
    *think({ view, history, random }, budget) {
      const dealer = new Dealer(game, view, history);
      const deal = dealer.deal(random);
      const state = deal.copy();
      const moves = legalMoves(deal);
      if (moves.length === 1) return { action: view.legal[0]!, iterations: 0 };
      const ranking = new Ranking(evaluation, deal);
      ranking.rankByPlace(deal, moves, view.seat, CLOSER);
      const rollout = new Rollout(game, evaluation, deal);
      let alive = ranking.moves.slice(0, CANDIDATES).map((move): Candidate => ({ move, sum: 0, count: 0 }));
      const rounds = Math.ceil(Math.log2(alive.length));
      for (let done = 0, round = 1; ; ) {
        // All candidates get the same deals and random numbers, to reduce the variance of the comparison.
        dealer.dealInto(deal, random);
        const chance = `${random.below(2 ** 30)}`;
        for (const candidate of alive) {
          state.become(deal);
          applyMove(state, candidate.move);
          candidate.sum += rollout.run(state, view.seat, new FastRandom(chance));
          candidate.count++;
        }
        done += alive.length;
        alive.sort((a, b) => mean(b) - mean(a));
        const spent = budget.spent(done);
        if (spent >= round / rounds) {
          round++;
          alive = alive.slice(0, Math.ceil(alive.length / 2));
        }
        const thought = { action: view.legal[moves.indexOf(alive[0]!.move)]!, iterations: done };
        if (spent >= 1 || alive.length === 1) return thought;
        yield thought;
      }
    },
  };
};
