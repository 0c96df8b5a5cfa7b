/** For pages in the browser: each language and each part of it is loaded on demand. */
import type { LaterPart, LoadersOf } from './laterTexts.ts';
import type { Locale } from './locale.ts';
import type { TextParts } from './pageTexts.ts';

export type { AdviceTexts } from './adviceTexts.ts';
export type { Locale } from './locale.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, NATIVE_NAMES, pickLocale } from './locale.ts';
export type { AgainMessages } from './messages/again.ts';
export type { BigScreenMessages } from './messages/bigScreen.ts';
export type { CoachMessages, TipFacts, TipId } from './messages/coach.ts';
export { LONGEST_TIP } from './messages/coach.ts';
export type { CompanyMessages, CompanyRefusalCode } from './messages/company.ts';
export type { DeviceMessages } from './messages/device.ts';
export type { AppMessages, PreferenceMessages, Trouble } from './messages/frame.ts';
export type { GameFilter, GamesMessages } from './messages/games.ts';
export type { GuideTexts } from './messages/guide.ts';
export type { BoardId, HomeMessages } from './messages/home.ts';
export { BOARDS } from './messages/home.ts';
export type { InspectionMessages } from './messages/inspection.ts';
export type { LearnMessages, LessonId, LessonMessages, Means } from './messages/learn.ts';
export { LESSONS, LONGEST_LINE } from './messages/learn.ts';
export type { OwnMessages } from './messages/own.ts';
export type { PlayMessages, Shortcut, SiteFacts } from './messages/play.ts';
export { SHORTCUTS } from './messages/play.ts';
export type { Occasion, RemarkTexts } from './messages/remarks.ts';
export type { ReplayMessages, TurnKind, Wanted } from './messages/replay.ts';
export type { ChartKind, IncomeSource, ReviewMessages } from './messages/review.ts';
export type { RulebookTexts } from './messages/rulebook.ts';
export type { RuleGroup, RuleNumber } from './messages/rules.ts';
export type { SentenceContext } from './messages/sentenceContext.ts';
export type { Jokers, Terms } from './messages/terms.ts';
export type { TogetherMessages } from './messages/together.ts';
export type { FrameTexts, PlayTexts, TextParts } from './pageTexts.ts';
export type { WhyNotTexts } from './whyNotTexts.ts';

/** Those that a first view needs. The others are listed in a module of its own: the list is long. */
type FirstPart = 'frame' | 'home' | 'play';

const FIRST: LoadersOf<FirstPart> = {
  en: {
    frame: () => import('./en/frame.ts'),
    home: () => import('./en/home.ts'),
    play: () => import('./en/play.ts'),
  },
  de: {
    frame: () => import('./de/frame.ts'),
    home: () => import('./de/home.ts'),
    play: () => import('./de/play.ts'),
  },
  es: {
    frame: () => import('./es/frame.ts'),
    home: () => import('./es/home.ts'),
    play: () => import('./es/play.ts'),
  },
  fr: {
    frame: () => import('./fr/frame.ts'),
    home: () => import('./fr/home.ts'),
    play: () => import('./fr/play.ts'),
  },
};

function isFirst(part: keyof TextParts): part is FirstPart {
  return part in FIRST.en;
}

export async function loadBrowserTexts<P extends keyof TextParts>(
  locale: Locale,
  part: P,
): Promise<TextParts[P]> {
  if (isFirst(part)) return (await FIRST[locale][part]()).texts;
  const { LATER } = await import('./laterTexts.ts');
  return (await LATER[locale][part as LaterPart]()).texts as TextParts[P];
}
