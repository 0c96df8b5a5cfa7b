/**
 * Sequential halving: the actions that look best after one step share the budget in rounds, and after each round the
 * worse half is left out. Every simulation deals the hidden cards anew, the same for all that are compared, lets
 * everybody play on for a few turns, and asks the evaluation where that led.
 */
import { applyMove, Dealer, type Game, legalMoves, type RandomSource, whoActs } from '@kairo/engine';
import { at, type GameState, type Move } from '@kairo/engine/search';
import type { Bot, Thought } from '../bot.ts';
import type { Evaluation } from '../position/evaluation.ts';
import { Ranking } from './ranking.ts';

export interface HalvingOptions {
  /** How many actions are compared. */
  readonly candidates: number;
  /** How many of the best places are looked at more closely: by oneself, and by players in simulations. */
  readonly closer: number;
  readonly closerLater: number;
  /** How many turns a simulation goes on after the action's own. */
  readonly turns: number;
  /** How often, of 100, a simulated player takes the second best action. */
  readonly slips: number;
}

interface Candidate {
  readonly move: Move;
  sum: number;
  count: number;
}

function better(a: Candidate, b: Candidate): number {
  return b.sum / b.count - a.sum / a.count;
}

/** Plays on from a state as everybody would who looks one step ahead. */
class Simulation {
  private readonly ranking: Ranking;
  private readonly options: HalvingOptions;

  constructor(ranking: Ranking, options: HalvingOptions) {
    this.ranking = ranking;
    this.options = options;
  }

  run(state: GameState, random: RandomSource): void {
    const { turns, slips, closerLater } = this.options;
    const { ranking } = this;
    let left = turns;
    let seat = state.cells[at.SEAT]!;
    let begun = state.cells[at.PICKS_LEFT]! + state.cells[at.DISCARDS_LEFT]! > 0;
    for (;;) {
      const actor = whoActs(state);
      if (actor === undefined) return;
      if (!begun && left-- <= 0) return;
      const legal = legalMoves(state);
      seat = actor;
      if (legal.length === 1) applyMove(state, legal[0]!);
      else {
        ranking.rankByPlace(state, legal, seat, closerLater);
        const slip = ranking.moves.length > 1 && random.below(100) < slips;
        applyMove(state, ranking.moves[slip ? 1 : 0]!);
      }
      begun = state.cells[at.PICKS_LEFT]! + state.cells[at.DISCARDS_LEFT]! > 0;
    }
  }
}

export function halvingBot(game: Game, evaluation: Evaluation, options: HalvingOptions): Bot {
  const values = new Float64Array(game.players);
  return {
    *think({ view, history, legal, random }, budget): Generator<Thought, Thought> {
      if (legal.length === 1) return { action: legal[0]!, iterations: 0 };
      const dealer = new Dealer(game, view, history);
      const deal = dealer.deal(random);
      const state = deal.copy();
      const moves = legalMoves(deal);
      const ranking = new Ranking(evaluation, deal);
      ranking.rankByPlace(deal, moves, view.seat, options.closer);
      let alive = ranking.moves
        .slice(0, options.candidates)
        .map((move): Candidate => ({ move, sum: 0, count: 0 }));
      const simulation = new Simulation(ranking, options);
      const rounds = Math.ceil(Math.log2(alive.length));
      let round = 1;
      let done = 0;
      const thought = (): Thought => {
        const best = alive.reduce((a, b) => (better(a, b) > 0 ? b : a));
        const action = legal[moves.indexOf(best.move)]!;
        return { action, iterations: done, winChance: best.sum / best.count };
      };
      for (;;) {
        dealer.dealInto(deal, random);
        for (const candidate of alive) {
          state.become(deal);
          applyMove(state, candidate.move);
          simulation.run(state, random);
          evaluation.judge(state, values);
          candidate.sum += values[view.seat]!;
          candidate.count++;
          done++;
          if (budget.spent(done) >= 1 && alive[0]!.count > 0) {
            alive = alive.filter(({ count }) => count > 0);
            return thought();
          }
        }
        yield thought();
        if (budget.spent(done) >= round / rounds && alive.length > 2) {
          alive.sort(better);
          alive = alive.slice(0, Math.ceil(alive.length / 2));
          round++;
        }
      }
    },
  };
}
