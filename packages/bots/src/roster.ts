/** Who makes each bot, by its name: the levels for people, and the yardsticks that levels are measured with. */
import type { Game } from '@kairo/engine';
import { makeBeginnerBot } from './beginner/beginner.ts';
import type { Bot, BotMaker } from './bot.ts';
import { makeFlatBot } from './ladder/flat.ts';
import { makeHandGreedyBot } from './ladder/handGreedy.ts';
import { makeRandomBot } from './ladder/random.ts';
import { makeUctBot } from './ladder/uct.ts';
import { makeMerchant, makeTrader, makeVizier } from './levels.ts';
import type { BotName, Level } from './spec.ts';

/** The bots that can be asked in one place; not all are needed everywhere. */
export type Roster = { readonly [name in BotName]?: BotMaker };

/** All that a page needs: it does not have to load the yardsticks. */
export const LEVEL_ROSTER = {
  apprentice: makeBeginnerBot,
  trader: makeTrader,
  merchant: makeMerchant,
  vizier: makeVizier,
} satisfies { readonly [name in Level]: BotMaker };

/** Each one named again: bundles would keep all of it for the sake of a spread. */
export const FULL_ROSTER = {
  apprentice: makeBeginnerBot,
  trader: makeTrader,
  merchant: makeMerchant,
  vizier: makeVizier,
  random: makeRandomBot,
  'hand-greedy': makeHandGreedyBot,
  'flat-1000x12': makeFlatBot,
  uct: makeUctBot,
} satisfies { readonly [name in BotName]: BotMaker };

export function makeBot(name: BotName, game: Game): Bot {
  return FULL_ROSTER[name](game);
}
