/** The page's own texts, so that tests do not depend on their wording. */
import { type Locale, loadBrowserTexts } from '@kairo/texts/browser';

export async function wordsIn(locale: Locale) {
  const [frame, home, play] = await Promise.all([
    loadBrowserTexts(locale, 'frame'),
    loadBrowserTexts(locale, 'home'),
    loadBrowserTexts(locale, 'play'),
  ]);
  return { ...frame, home, play, table: play.messages };
}

export type Words = Awaited<ReturnType<typeof wordsIn>>;

/** The language of the tests' browser, unless a test sets another one. */
export const english = await wordsIn('en');
