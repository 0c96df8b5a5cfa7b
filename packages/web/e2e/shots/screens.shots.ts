/**
 * Pictures of every main screen on every device, by day and night, in every language; not a test of anything.
 * `npm run screenshots` chooses among them.
 */
import { resolve } from 'node:path';
import { LOCALES, type Locale } from '@kairo/texts/browser';
import { EVERY_SCREEN, reach, type Screen } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

const FOLDER = resolve(process.env['KAIRO_SCREENS'] ?? resolve(import.meta.dirname, '../../../../screens'));

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
const THEMES = { day: 'light', night: 'dark' } as const;

type Device = keyof typeof DEVICES;
type Theme = keyof typeof THEMES;

interface Shot {
  readonly screen: Screen;
  readonly device: Device;
  readonly theme: Theme;
  readonly locale: Locale;
}

function everyShot(): Shot[] {
  const [devices, themes] = [Object.keys(DEVICES) as Device[], Object.keys(THEMES) as Theme[]];
  const screens = EVERY_SCREEN;
  return devices.flatMap((device) =>
    themes.flatMap((theme) =>
      LOCALES.flatMap((locale) => screens.map((screen) => ({ screen, device, theme, locale }))),
    ),
  );
}

for (const { screen, device, theme, locale } of everyShot()) {
  test.describe(() => {
    test.use({ ...DEVICES[device], painted: true, deviceScaleFactor: 1, colorScheme: THEMES[theme], locale });

    const name = `${screen}-${device}-${theme}-${locale}`;
    test(name, async ({ page, playerBy }) => {
      const player = playerBy(device === 'phone' ? 'touch' : 'mouse', 1);
      await reach(screen, { page, player, words: await wordsIn(locale) });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: resolve(FOLDER, `${name}.png`), animations: 'disabled' });
    });
  });
}
