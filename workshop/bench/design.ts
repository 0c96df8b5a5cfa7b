/**
 * The vizier with changed options, as an external program for the arena, to compare designs:
 * `npm run kairo -- arena vizier@120 "run@120:node scripts/launch.mjs workshop/bench/design.ts --tree no" --players 3`.
 * Options that are not given keep their values.
 */
import type { BotMaker } from '../../packages/bots/src/bot.ts';
import { searchExperience } from '../../packages/bots/src/learned/shipped.ts';
import { vizierOptions } from '../../packages/bots/src/levels.ts';
import { halvingBot } from '../../packages/bots/src/search/halving.ts';
import { serveStdioBot } from '../../packages/cli/src/stdio/stdioBot.ts';
import { complain, readOptions, wholeNumber } from '../../scripts/commandLine.ts';

const { tree, ...named } = readOptions({
  tree: { type: 'string' },
  candidates: { type: 'string' },
  finalists: { type: 'string' },
  turns: { type: 'string' },
  stalls: { type: 'string' },
});
if (tree !== undefined && tree !== 'yes' && tree !== 'no') complain(`--tree ${tree}: expected yes or no`);
const numbers = Object.entries(named).map(([name, text]) => [name, wholeNumber(name, text, 1, 99)]);
const changes = { ...Object.fromEntries(numbers), ...(tree !== undefined && { tree: tree === 'yes' }) };

const vizier: BotMaker = (game) =>
  halvingBot(game, searchExperience(game), { ...vizierOptions(game), ...changes });

// The arena sets the thinking time.
await serveStdioBot(process, { name: 'vizier' }, { vizier });
