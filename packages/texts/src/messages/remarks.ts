import type { Level } from '@kairo/bots';

/** When a bot says something. The last two are for the end of the game. */
export const OCCASIONS = [
  'medalLost',
  'medalTaken',
  'goodLure',
  'praise',
  'finalPhase',
  'won',
  'lost',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What bots say, by character: short, friendly, never mocking. The lines of an occasion take turns. */
export type RemarkTexts = {
  readonly [level in Level]: { readonly [occasion in Occasion]: readonly string[] };
};
