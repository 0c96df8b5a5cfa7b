/** The page's own texts, so that tests do not depend on their wording. */
import { type Locale, loadBrowserTexts } from '@kairo/texts/browser';

export async function wordsIn(locale: Locale) {
  const [
    frame,
    home,
    play,
    whyNot,
    { hints },
    inspection,
    together,
    company,
    own,
    bigScreen,
    device,
    replay,
    rulebook,
    games,
    review,
    again,
    learn,
    coach,
  ] = await Promise.all([
    loadBrowserTexts(locale, 'frame'),
    loadBrowserTexts(locale, 'home'),
    loadBrowserTexts(locale, 'play'),
    loadBrowserTexts(locale, 'whyNot'),
    loadBrowserTexts(locale, 'advice'),
    loadBrowserTexts(locale, 'inspection'),
    loadBrowserTexts(locale, 'together'),
    loadBrowserTexts(locale, 'company'),
    loadBrowserTexts(locale, 'own'),
    loadBrowserTexts(locale, 'bigScreen'),
    loadBrowserTexts(locale, 'device'),
    loadBrowserTexts(locale, 'replay'),
    loadBrowserTexts(locale, 'rulebook'),
    loadBrowserTexts(locale, 'games'),
    loadBrowserTexts(locale, 'review'),
    loadBrowserTexts(locale, 'again'),
    loadBrowserTexts(locale, 'learn'),
    loadBrowserTexts(locale, 'coach'),
  ]);
  const online = { together, company, own, bigScreen };
  return {
    ...frame,
    home,
    play,
    table: play.messages,
    whyNot,
    hints,
    inspection,
    device,
    replay,
    rulebook,
    games,
    review,
    again,
    learn,
    coach,
    ...online,
  };
}

export type Words = Awaited<ReturnType<typeof wordsIn>>;

/** The language of the tests' browser, unless a test sets another one. */
export const english = await wordsIn('en');
