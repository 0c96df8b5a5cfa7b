/**
 * Takes screenshots; tests nothing. `npm run screenshots` takes those of docs/screens, and with `--all` every screen on
 * every device, by day and night, in every language.
 */
import { resolve } from 'node:path';
import { LOCALES, type Locale } from '@kairo/texts/browser';
import { EVERY_SCREEN, reach, type Screen } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

const FOLDER = resolve(
  process.env['KAIRO_ALL_SCREENS'] ?? resolve(import.meta.dirname, '../../../../docs/screens'),
);

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

const take = (device: Device, theme: Theme, locale: Locale, ...screens: readonly Screen[]): Shot[] =>
  screens.map((screen) => ({ screen, device, theme, locale }));

function everyShot(): Shot[] {
  const [devices, themes] = [Object.keys(DEVICES) as Device[], Object.keys(THEMES) as Theme[]];
  return devices.flatMap((device) =>
    themes.flatMap((theme) => LOCALES.flatMap((locale) => take(device, theme, locale, ...EVERY_SCREEN))),
  );
}

/** Every screen on the phone, where pictures are small; on the desktop the most telling ones. */
const chosenShots = [
  ...take('phone', 'day', 'en', ...EVERY_SCREEN),
  ...take('phone', 'night', 'en', 'start', 'turn', 'lure', 'curtain', 'scoring'),
  ...take(
    'desktop',
    'day',
    'en',
    'start',
    'preferences',
    'turn',
    'site',
    'lure',
    'hints',
    'payment',
    'curtain',
  ),
  ...take('desktop', 'day', 'en', 'scoring', 'bad-link'),
  ...take('desktop', 'night', 'en', 'start', 'turn'),
  ...LOCALES.filter((locale) => locale !== 'en').flatMap((locale) => take('phone', 'day', locale, 'turn')),
];

const shots = process.env['KAIRO_ALL_SCREENS'] === undefined ? chosenShots : everyShot();

for (const { screen, device, theme, locale } of shots) {
  test.describe(() => {
    test.use({ ...DEVICES[device], painted: true, deviceScaleFactor: 1, colorScheme: THEMES[theme], locale });

    const name = `${screen}-${device}-${theme}-${locale}`;
    test(name, async ({ page, playerBy }) => {
      const player = playerBy(device === 'phone' ? 'touch' : 'mouse', 1);
      await reach(screen, { page, player, words: await wordsIn(locale) });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: resolve(FOLDER, `${name}.png`) });
    });
  });
}
