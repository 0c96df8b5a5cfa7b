/** The levels for people. Each is measured against the one below: bench/strength.md. */
import { Dealer, type Game, legalMoves } from '@kairo/engine';
import { answering, type BotMaker } from './bot.ts';
import { learnedEvaluation } from './learned/shipped.ts';
import { type HalvingOptions, halvingBot } from './search/halving.ts';
import { Ranking } from './search/ranking.ts';

/** Looks one step ahead, with an eye for what wins. */
export const makeTrader: BotMaker = (game) => {
  const evaluation = learnedEvaluation(game);
  return answering(({ view, history, legal, random }) => {
    const state = new Dealer(game, view, history).deal(random);
    const moves = legalMoves(state);
    const ranking = new Ranking(evaluation, state);
    ranking.rankAll(state, moves, view.seat);
    return legal[moves.indexOf(ranking.moves[0]!)]!;
  });
};

const MERCHANT: HalvingOptions = { candidates: 8, turns: 1, stalls: 4, trust: 4 };

/** Compares the best few actions by what the next player may answer. */
export const makeMerchant: BotMaker = (game) => halvingBot(game, learnedEvaluation(game), MERCHANT);

/** Sees everybody's next turn and all but the own one after that. */
export function vizierOptions({ players }: Game): HalvingOptions {
  return { candidates: 16, turns: 2 * players - 1, stalls: 6, trust: 4 };
}

/** The same with more of everything. */
export const makeVizier: BotMaker = (game) => halvingBot(game, learnedEvaluation(game), vizierOptions(game));
