/** Pictures of every main screen, for docs/screens: not a test of anything. `npm run screenshots` takes them. */
import { resolve } from 'node:path';
import { LOCALES, type Locale } from '@kairo/texts/browser';
import { SCREENS } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../docs/screens');

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
const THEMES = { day: 'light', night: 'dark' } as const;

type Screen = keyof typeof SCREENS;
const ALL = Object.keys(SCREENS) as Screen[];
/** By night, and in other languages, those that show the most. */
const AT_NIGHT: readonly Screen[] = ['start', 'turn', 'lure', 'curtain', 'scoring'];
const TRANSLATED: readonly Screen[] = ['turn'];

interface Shot {
  readonly screen: Screen;
  readonly device: keyof typeof DEVICES;
  readonly theme: keyof typeof THEMES;
  readonly locale: Locale;
}

const shots: readonly Shot[] = (Object.keys(DEVICES) as (keyof typeof DEVICES)[]).flatMap((device) => [
  ...ALL.map((screen): Shot => ({ screen, device, theme: 'day', locale: 'en' })),
  ...AT_NIGHT.map((screen): Shot => ({ screen, device, theme: 'night', locale: 'en' })),
  ...LOCALES.filter((locale) => locale !== 'en').flatMap((locale) =>
    TRANSLATED.map((screen): Shot => ({ screen, device, theme: 'day', locale })),
  ),
]);

for (const { screen, device, theme, locale } of shots) {
  test.describe(() => {
    test.use({ ...DEVICES[device], deviceScaleFactor: 1, colorScheme: THEMES[theme], locale });

    const name = `${screen}-${device}-${theme}-${locale}`;
    test(name, async ({ page, playerBy }) => {
      const player = playerBy(device === 'phone' ? 'touch' : 'mouse', 1);
      await SCREENS[screen]({ page, player, words: await wordsIn(locale) });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: resolve(FOLDER, `${name}.png`) });
    });
  });
}
