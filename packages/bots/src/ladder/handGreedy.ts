/** Looks one step ahead with the hand-made evaluation. */
import type { BotMaker } from '../bot.ts';
import { oneStepBot } from '../search/oneStep.ts';
import { HandEvaluation } from './handEvaluation.ts';

export const makeHandGreedyBot: BotMaker = (game) => oneStepBot(game, new HandEvaluation(game));
