/** For a page in the browser: each language on its own, each part when it is needed, and nothing of the terminal. */
import type { TextParts } from './browserTexts.ts';
import type { Locale } from './locale.ts';

export type { FrameTexts, PlayTexts, TextParts } from './browserTexts.ts';
export type { Locale } from './locale.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, NATIVE_NAMES, pickLocale } from './locale.ts';
export type { AppMessages, Trouble } from './messages/browser/app.ts';
export type { GuideTexts } from './messages/browser/guide.ts';
export type { BoardId, HomeMessages } from './messages/browser/home.ts';
export { BOARDS } from './messages/browser/home.ts';
export type { PreferenceMessages } from './messages/browser/preferences.ts';
export type { Shortcut } from './messages/browser/table/course.ts';
export { SHORTCUTS } from './messages/browser/table/course.ts';
export type { SiteFacts } from './messages/browser/table/panels.ts';
export type { TableMessages } from './messages/browser/table.ts';
export type { RuleGroup, RuleNumber } from './messages/rules.ts';
export { RULE_GROUPS, RULE_NUMBERS } from './messages/rules.ts';
export type { Table } from './messages/table.ts';
export type { Jokers, Terms } from './messages/terms.ts';

type Loaders = { readonly [part in keyof TextParts]: () => Promise<{ readonly texts: TextParts[part] }> };

const LOADERS: { readonly [locale in Locale]: Loaders } = {
  en: {
    frame: () => import('./en/browser/frame.ts'),
    home: () => import('./en/browser/home.ts'),
    play: () => import('./en/browser/play.ts'),
    guide: () => import('./en/browser/guide.ts'),
  },
  de: {
    frame: () => import('./de/browser/frame.ts'),
    home: () => import('./de/browser/home.ts'),
    play: () => import('./de/browser/play.ts'),
    guide: () => import('./de/browser/guide.ts'),
  },
  es: {
    frame: () => import('./es/browser/frame.ts'),
    home: () => import('./es/browser/home.ts'),
    play: () => import('./es/browser/play.ts'),
    guide: () => import('./es/browser/guide.ts'),
  },
  fr: {
    frame: () => import('./fr/browser/frame.ts'),
    home: () => import('./fr/browser/home.ts'),
    play: () => import('./fr/browser/play.ts'),
    guide: () => import('./fr/browser/guide.ts'),
  },
};

export async function loadBrowserTexts<P extends keyof TextParts>(
  locale: Locale,
  part: P,
): Promise<TextParts[P]> {
  const { texts } = await LOADERS[locale][part]();
  return texts;
}
