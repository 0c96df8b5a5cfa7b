// Tests the page in a real browser. Arguments go to Playwright: `node scripts/browser-tests.ts undo --workers=1`.
import { runPlaywright } from './playwright.ts';

runPlaywright(['tests'], ...process.argv.slice(2));
