/** The makers of all bots by name: the levels for players, and the yardsticks. */
import type { Game } from '@kairo/engine';
import { makeBeginnerBot } from './beginner/beginner.ts';
import type { Bot, BotMaker } from './bot.ts';
import { makeFlatBot } from './ladder/flat.ts';
import { makeHandGreedyBot } from './ladder/handGreedy.ts';
import { makeRandomBot } from './ladder/random.ts';
import { makeUctBot } from './ladder/uct.ts';
import { makeMerchant, makeTrader, makeVizier } from './levels.ts';
import type { BotName, Level } from './spec.ts';

/** The bots that are available in one place; a page does not need all of them. */
export type Roster = { readonly [name in BotName]?: BotMaker };

/** For pages, which do not load the yardsticks. */
export const LEVEL_ROSTER = {
  apprentice: makeBeginnerBot,
  trader: makeTrader,
  merchant: makeMerchant,
  vizier: makeVizier,
} satisfies { readonly [name in Level]: BotMaker };

/** Repeats the levels instead of spreading LEVEL_ROSTER, because bundlers cannot drop unused parts of a spread. */
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
