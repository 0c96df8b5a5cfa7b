/**
 * Flat Monte Carlo: the actions that look best after one step share a number of simulations. Each deals the hidden
 * cards anew, plays a few random moves, and asks the hand-made evaluation where that led.
 */
import { applyMove, Dealer, legalMoves, whoActs } from '@kairo/engine';
import { sampleByKind } from '@kairo/engine/search';
import type { Bot, BotMaker } from '../bot.ts';
import { Ranking } from '../search/ranking.ts';
import { HandEvaluation } from './handEvaluation.ts';

const CANDIDATES = 24;
const PLIES = 12;

export const makeFlatBot: BotMaker = (game): Bot => {
  const evaluation = new HandEvaluation(game);
  const values = new Float64Array(game.players);
  return {
    *think({ view, history, legal, random }, budget) {
      const dealer = new Dealer(game, view, history);
      const deal = dealer.deal(random);
      const state = deal.copy();
      const moves = legalMoves(deal);
      if (moves.length === 1) return { action: legal[0]!, iterations: 0 };
      const ranking = new Ranking(evaluation, deal);
      ranking.rankAll(deal, moves, view.seat);
      const candidates = ranking.moves.slice(0, CANDIDATES);
      const sums = new Float64Array(candidates.length);
      const best = () => legal[moves.indexOf(candidates[sums.indexOf(Math.max(...sums))]!)]!;
      for (let done = 0; ; ) {
        // The same deals for all, so that luck does not choose.
        dealer.dealInto(deal, random);
        for (let i = 0; i < candidates.length; i++) {
          state.become(deal);
          applyMove(state, candidates[i]!);
          for (let ply = 1; ply < PLIES && whoActs(state) !== undefined; ply++) {
            applyMove(state, sampleByKind(state, random));
          }
          evaluation.judge(state, values);
          sums[i]! += values[view.seat]!;
        }
        done += candidates.length;
        const thought = { action: best(), iterations: done };
        if (budget.spent(done) >= 1) return thought;
        yield thought;
      }
    },
  };
};
