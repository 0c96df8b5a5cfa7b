/** Every bot by its name: the levels for people, and the yardsticks that levels are measured with. */
import type { Game } from '@kairo/engine';
import { makeBeginnerBot } from './beginner/beginner.ts';
import type { Bot, BotMaker } from './bot.ts';
import { makeFlatBot } from './ladder/flat.ts';
import { makeHandGreedyBot } from './ladder/handGreedy.ts';
import { makeRandomBot } from './ladder/random.ts';
import { makeUctBot } from './ladder/uct.ts';
import { makeMerchant, makeTrader, makeVizier } from './levels.ts';
import type { BotName } from './spec.ts';

const ROSTER: { readonly [name in BotName]: BotMaker } = {
  apprentice: makeBeginnerBot,
  trader: makeTrader,
  merchant: makeMerchant,
  vizier: makeVizier,
  random: makeRandomBot,
  'hand-greedy': makeHandGreedyBot,
  'flat-1000x12': makeFlatBot,
  uct: makeUctBot,
};

export function makeBot(name: BotName, game: Game): Bot {
  return ROSTER[name](game);
}
