// `npm run layouts`: measures every screen at every size in every language, and reports each text and control that is
// cut off, overlaps another or is too small to be pressed. Slow; arguments go to Playwright:
// `npm run layouts -- --grep "de, by touch guide"`.
import { runPlaywright } from './playwright.ts';

runPlaywright(['layouts'], ...process.argv.slice(2));
