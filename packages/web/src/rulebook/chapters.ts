/** The chapters of the rulebook: those of the rules, and some without rules of their own. */
import type { GuideTexts, RulebookTexts } from '@kairo/texts/browser';
import { groupOf, RULE_GROUPS, RULE_NUMBERS, type RuleGroup, type RuleNumber } from '@kairo/texts/rulebook';

export type ChapterId = 'aim' | RuleGroup | 'cards' | 'two' | 'bots' | 'glossary';

/** How to read a card comes when cards are first played. */
export const CHAPTERS: readonly ChapterId[] = [
  'aim',
  ...RULE_GROUPS.flatMap((group): ChapterId[] => (group === 'R4' ? [group, 'cards'] : [group])),
  'two',
  'bots',
  'glossary',
];

export const isGroup = (chapter: ChapterId): chapter is RuleGroup =>
  (RULE_GROUPS as readonly string[]).includes(chapter);

/** As it stands before the heading; empty for chapters without rules. */
export const chapterNumber = (chapter: ChapterId): string => (isGroup(chapter) ? chapter.slice(1) : '');

export function chapterHeading(chapter: ChapterId, guide: GuideTexts, book: RulebookTexts): string {
  if (isGroup(chapter)) return guide.rules.group[chapter];
  return chapter === 'aim' ? guide.aim.heading : book[chapter].heading;
}

export const rulesOf = (group: RuleGroup): RuleNumber[] =>
  RULE_NUMBERS.filter((rule) => groupOf(rule) === group);

/** Ids of elements. */
export const chapterPlace = (chapter: ChapterId): string => `book-${chapter}`;
export const rulePlace = (rule: RuleNumber): string => `book-rule-${rule}`;
export const examplePlace = (id: string): string => `book-example-${id}`;
export const termPlace = (id: string): string => `book-term-${id}`;
