/** The levels for players. Each is measured against the one below: workshop/bench/strength.md. */
import type { Game } from '@kairo/engine';
import type { BotMaker } from './bot.ts';
import { learnedEvaluation, searchExperience } from './learned/shipped.ts';
import { type HalvingOptions, halvingBot } from './search/halving.ts';
import { oneStepBot } from './search/oneStep.ts';

/** Looks one step ahead with a learned evaluation. */
export const makeTrader: BotMaker = (game) => oneStepBot(game, learnedEvaluation(game));

const MERCHANT: HalvingOptions = { candidates: 8, finalists: 2, turns: 1, stalls: 4, tree: false };

/** Simulates the best few actions and the next player's reply. */
export const makeMerchant: BotMaker = (game) => halvingBot(game, searchExperience(game), MERCHANT);

/**
 * After the turn of the action itself, simulations play two rounds minus one turn: up to the bot's second turn from
 * now. With two players that is short, so they play one more round.
 */
export function vizierOptions({ players }: Game): HalvingOptions {
  return { candidates: 16, finalists: 2, turns: Math.max(5, 2 * players - 1), stalls: 6, tree: true };
}

/** Like the merchant with more actions and turns, and with a search tree. */
export const makeVizier: BotMaker = (game) => halvingBot(game, searchExperience(game), vizierOptions(game));
