/** Looks one step ahead: takes the action with the highest value for the seat. */
import { Dealer, type Game, legalMoves } from '@kairo/engine';
import { answering, type Bot } from '../bot.ts';
import type { Evaluation } from '../position/evaluation.ts';
import { Ranking } from './ranking.ts';

export function oneStepBot(game: Game, evaluation: Evaluation): Bot {
  return answering(({ view, history, random }) => {
    const state = new Dealer(game, view, history).deal(random);
    const moves = legalMoves(state);
    const ranking = new Ranking(evaluation, state);
    ranking.rankAll(state, moves, view.seat);
    return view.legal[moves.indexOf(ranking.moves[0]!)]!;
  });
}
