/**
 * The vizier with other options than its own, as a program for the arena, so that designs can be compared:
 * `npm run kairo -- arena vizier@120 "run@120:node scripts/launch.mjs bench/design.ts --tree no" --players 3`.
 * What is not named stays as it is.
 */
import type { BotMaker } from '../packages/bots/src/bot.ts';
import { searchExperience } from '../packages/bots/src/learned/shipped.ts';
import { vizierOptions } from '../packages/bots/src/levels.ts';
import { halvingBot } from '../packages/bots/src/search/halving.ts';
import { serveStdioBot } from '../packages/cli/src/stdio/stdioBot.ts';
import { complain, readOptions, wholeNumber } from '../scripts/commandLine.ts';

const { tree, ...named } = readOptions({
  tree: { type: 'string' },
  candidates: { type: 'string' },
  finalists: { type: 'string' },
  turns: { type: 'string' },
  stalls: { type: 'string' },
});
if (tree !== undefined && tree !== 'yes' && tree !== 'no') complain(`--tree ${tree}: yes or no is needed`);
const numbers = Object.entries(named).map(([name, text]) => [name, wholeNumber(name, text, 1, 99)]);
const changes = { ...Object.fromEntries(numbers), ...(tree !== undefined && { tree: tree === 'yes' }) };

const vizier: BotMaker = (game) =>
  halvingBot(game, searchExperience(game), { ...vizierOptions(game), ...changes });

// The table tells how long to think.
await serveStdioBot(process, { name: 'vizier' }, { vizier });
