/** One step on the hand-made evaluation: takes the action after which the seat seems to stand best. */
import { Dealer, legalMoves } from '@kairo/engine';
import { answering, type BotMaker } from '../bot.ts';
import { Ranking } from '../search/ranking.ts';
import { HandEvaluation } from './handEvaluation.ts';

export const makeHandGreedyBot: BotMaker = (game) => {
  const evaluation = new HandEvaluation(game);
  return answering(({ view, history, legal, random }) => {
    const state = new Dealer(game, view, history).deal(random);
    const moves = legalMoves(state);
    const ranking = new Ranking(evaluation, state);
    ranking.rankAll(state, moves, view.seat);
    return legal[moves.indexOf(ranking.moves[0]!)]!;
  });
};
