/** Where the texts are that a page loads when a dialog or another page needs them. */
import type { Locale } from './locale.ts';
import type { TextParts } from './pageTexts.ts';

/** Of some parts, by language. */
export type LoadersOf<Part extends keyof TextParts> = {
  readonly [locale in Locale]: {
    readonly [part in Part]: () => Promise<{ readonly texts: TextParts[part] }>;
  };
};

export type LaterPart = Exclude<keyof TextParts, 'frame' | 'home' | 'play'>;

export const LATER: LoadersOf<LaterPart> = {
  en: {
    whyNot: () => import('./en/whyNot.ts'),
    advice: () => import('./en/advice.ts'),
    guide: () => import('./en/guide.ts'),
    rulebook: () => import('./en/rulebook.ts'),
    inspection: () => import('./en/inspection.ts'),
    remarks: () => import('./en/remarks.ts'),
    together: () => import('./en/together.ts'),
    company: () => import('./en/company.ts'),
    own: () => import('./en/own.ts'),
    bigScreen: () => import('./en/bigScreen.ts'),
    device: () => import('./en/device.ts'),
    replay: () => import('./en/replay.ts'),
    games: () => import('./en/games.ts'),
    review: () => import('./en/review.ts'),
    again: () => import('./en/again.ts'),
    learn: () => import('./en/learn.ts'),
    coach: () => import('./en/coach.ts'),
  },
  de: {
    whyNot: () => import('./de/whyNot.ts'),
    advice: () => import('./de/advice.ts'),
    guide: () => import('./de/guide.ts'),
    rulebook: () => import('./de/rulebook.ts'),
    inspection: () => import('./de/inspection.ts'),
    remarks: () => import('./de/remarks.ts'),
    together: () => import('./de/together.ts'),
    company: () => import('./de/company.ts'),
    own: () => import('./de/own.ts'),
    bigScreen: () => import('./de/bigScreen.ts'),
    device: () => import('./de/device.ts'),
    replay: () => import('./de/replay.ts'),
    games: () => import('./de/games.ts'),
    review: () => import('./de/review.ts'),
    again: () => import('./de/again.ts'),
    learn: () => import('./de/learn.ts'),
    coach: () => import('./de/coach.ts'),
  },
  es: {
    whyNot: () => import('./es/whyNot.ts'),
    advice: () => import('./es/advice.ts'),
    guide: () => import('./es/guide.ts'),
    rulebook: () => import('./es/rulebook.ts'),
    inspection: () => import('./es/inspection.ts'),
    remarks: () => import('./es/remarks.ts'),
    together: () => import('./es/together.ts'),
    company: () => import('./es/company.ts'),
    own: () => import('./es/own.ts'),
    bigScreen: () => import('./es/bigScreen.ts'),
    device: () => import('./es/device.ts'),
    replay: () => import('./es/replay.ts'),
    games: () => import('./es/games.ts'),
    review: () => import('./es/review.ts'),
    again: () => import('./es/again.ts'),
    learn: () => import('./es/learn.ts'),
    coach: () => import('./es/coach.ts'),
  },
  fr: {
    whyNot: () => import('./fr/whyNot.ts'),
    advice: () => import('./fr/advice.ts'),
    guide: () => import('./fr/guide.ts'),
    rulebook: () => import('./fr/rulebook.ts'),
    inspection: () => import('./fr/inspection.ts'),
    remarks: () => import('./fr/remarks.ts'),
    together: () => import('./fr/together.ts'),
    company: () => import('./fr/company.ts'),
    own: () => import('./fr/own.ts'),
    bigScreen: () => import('./fr/bigScreen.ts'),
    device: () => import('./fr/device.ts'),
    replay: () => import('./fr/replay.ts'),
    games: () => import('./fr/games.ts'),
    review: () => import('./fr/review.ts'),
    again: () => import('./fr/again.ts'),
    learn: () => import('./fr/learn.ts'),
    coach: () => import('./fr/coach.ts'),
  },
};
