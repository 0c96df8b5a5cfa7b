// Runs the browser tests in Firefox and WebKit, where they are installed, and says which are missing
// (docs/browsers.md). Slow. Arguments go to Playwright: `npm run browsers -- undo` runs the tests of undo,
// `--project=webkit` those of WebKit.
import { findFirefox, findWebKit } from './browsers/find.ts';
import { runPlaywright } from './playwright.ts';

const BROWSERS = [
  {
    name: 'Firefox',
    projects: ['firefox', 'firefox in motion'],
    isHere: findFirefox() !== undefined,
    remedy: 'on Debian: apt-get install firefox-esr; or set FIREFOX to its path',
  },
  {
    name: 'WebKit, next of kin of Safari',
    projects: ['webkit'],
    isHere: findWebKit() !== undefined,
    remedy: 'on Debian: apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
  },
];

for (const { name, isHere, remedy } of BROWSERS) {
  console.log(isHere ? `found: ${name}` : `NOT FOUND: ${name} (${remedy})`);
}
const args = process.argv.slice(2);
const here = BROWSERS.flatMap((browser) => (browser.isHere ? browser.projects : []));
if (here.length === 0) process.exitCode = 1;
else runPlaywright(args.some((arg) => arg.startsWith('--project')) ? [] : here, ...args);
