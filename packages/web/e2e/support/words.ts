/** The page's own texts: tests look for what it says, not for how it is put. */
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

/** Of the tests' browser, unless a test asks for another language. */
export const english = await wordsIn('en');
