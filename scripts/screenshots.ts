// Takes the pictures in docs/screens anew, in a real browser.
import { runPlaywright } from './playwright.ts';

runPlaywright(['screenshots'], ...process.argv.slice(2));
