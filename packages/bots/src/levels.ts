/** The levels for people. Each is measured against the one below: workshop/bench/strength.md. */
import type { Game } from '@kairo/engine';
import type { BotMaker } from './bot.ts';
import { learnedEvaluation, searchExperience } from './learned/shipped.ts';
import { type HalvingOptions, halvingBot } from './search/halving.ts';
import { oneStepBot } from './search/oneStep.ts';

/** Looks one step ahead, with an eye for what wins. */
export const makeTrader: BotMaker = (game) => oneStepBot(game, learnedEvaluation(game));

const MERCHANT: HalvingOptions = { candidates: 8, finalists: 2, turns: 1, stalls: 4, tree: false };

/** Compares the best few actions by what the next player may answer. */
export const makeMerchant: BotMaker = (game) => halvingBot(game, searchExperience(game), MERCHANT);

/**
 * After the action's own turn it plays on for two rounds but one turn, so until just before its own second turn from now;
 * with two players that is little, so there it goes on for a round more.
 */
export function vizierOptions({ players }: Game): HalvingOptions {
  return { candidates: 16, finalists: 2, turns: Math.max(5, 2 * players - 1), stalls: 6, tree: true };
}

/** Like the merchant, with more actions and turns, and with a memory of how its simulations went. */
export const makeVizier: BotMaker = (game) => halvingBot(game, searchExperience(game), vizierOptions(game));
