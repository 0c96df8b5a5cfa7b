// Finds the browsers that `npm run browsers` uses (docs/browsers.md).
import { existsSync, globSync } from 'node:fs';

function firstOf(...paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

export function findFirefox(): string | undefined {
  return firstOf(
    process.env['FIREFOX'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
}

export interface WebKitParts {
  /** The WebDriver that starts a browser and drives it. */
  readonly driver: string;
  readonly browser: string;
  /** A virtual display: WebKitGTK has no headless mode. */
  readonly screen: string;
}

export function findWebKit(): WebKitParts | undefined {
  const driver = firstOf(process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver');
  const browser = firstOf(
    process.env['WEBKIT_BROWSER'],
    ...globSync('/usr/lib{,64,exec}/{,*/}webkit2gtk-4.*/MiniBrowser').sort(),
  );
  const screen = firstOf('/usr/bin/Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
