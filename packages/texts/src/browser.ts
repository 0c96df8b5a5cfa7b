/** For pages in the browser: each language and each part of it is loaded on demand. */
import type { Locale } from './locale.ts';
import type { TextParts } from './pageTexts.ts';

export type { Locale } from './locale.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, NATIVE_NAMES, pickLocale } from './locale.ts';
export type { AppMessages, PreferenceMessages, Trouble } from './messages/frame.ts';
export type { GuideTexts } from './messages/guide.ts';
export type { BoardId, HomeMessages } from './messages/home.ts';
export { BOARDS } from './messages/home.ts';
export type { PlayMessages, Shortcut, SiteFacts } from './messages/play.ts';
export { SHORTCUTS } from './messages/play.ts';
export type { RuleGroup, RuleNumber } from './messages/rules.ts';
export { RULE_GROUPS, RULE_NUMBERS } from './messages/rules.ts';
export type { SentenceContext } from './messages/sentenceContext.ts';
export type { Jokers, Terms } from './messages/terms.ts';
export type { FrameTexts, PlayTexts, TextParts } from './pageTexts.ts';

type Loaders = { readonly [part in keyof TextParts]: () => Promise<{ readonly texts: TextParts[part] }> };

const LOADERS: { readonly [locale in Locale]: Loaders } = {
  en: {
    frame: () => import('./en/frame.ts'),
    home: () => import('./en/home.ts'),
    play: () => import('./en/play.ts'),
    guide: () => import('./en/guide.ts'),
  },
  de: {
    frame: () => import('./de/frame.ts'),
    home: () => import('./de/home.ts'),
    play: () => import('./de/play.ts'),
    guide: () => import('./de/guide.ts'),
  },
  es: {
    frame: () => import('./es/frame.ts'),
    home: () => import('./es/home.ts'),
    play: () => import('./es/play.ts'),
    guide: () => import('./es/guide.ts'),
  },
  fr: {
    frame: () => import('./fr/frame.ts'),
    home: () => import('./fr/home.ts'),
    play: () => import('./fr/play.ts'),
    guide: () => import('./fr/guide.ts'),
  },
};

export async function loadBrowserTexts<P extends keyof TextParts>(
  locale: Locale,
  part: P,
): Promise<TextParts[P]> {
  const { texts } = await LOADERS[locale][part]();
  return texts;
}
