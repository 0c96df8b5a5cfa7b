/** The levels for people. Each is measured against the one below: bench/strength.md. */
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

/** Up to so many players a sequential test has shown that a tree makes it stronger (bench/strength.md). */
const MOST_PLAYERS_FOR_A_TREE = 3;

/** It looks almost two rounds ahead, stopping before its own second turn, and at least five turns. */
export function vizierOptions({ players }: Game): HalvingOptions {
  const turns = Math.max(5, 2 * players - 1);
  return { candidates: 16, finalists: 2, turns, stalls: 6, tree: players <= MOST_PLAYERS_FOR_A_TREE };
}

/** Like the merchant, with more actions and turns; with two and three players also a memory of how its simulations went. */
export const makeVizier: BotMaker = (game) => halvingBot(game, searchExperience(game), vizierOptions(game));
