/** Everything that other packages may use, by name. */
import type { Edition } from '@kairo/engine';
import type { Bot, BotMaker } from './bot.ts';
import { makeGreedyBot } from './greedy.ts';
import { makeRandomBot } from './random.ts';

export type { Bot, Situation } from './bot.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

const MAKERS: { readonly [name in BotName]: BotMaker } = { random: makeRandomBot, greedy: makeGreedyBot };

export function isBotName(text: string): text is BotName {
  return BOT_NAMES.some((name) => name === text);
}

export function makeBot(name: BotName, edition: Edition): Bot {
  return MAKERS[name](edition);
}
