/**
 * How many tactical positions each bot solves: `npm run bench -- positions [--bots apprentice,uct@500] [--json]`.
 * Every bot is asked three times with different seeds, and has solved a position if all three answers are right; the
 * table shows how many were. `--keep` stores the counts for workshop/bench/strength.md; `--write` writes the
 * positions themselves to docs/positions.md.
 */
import { writeFileSync } from 'node:fs';
import { commitAtHand } from '@kairo/arena';
import {
  BOT_NAMES,
  type BotSpec,
  formatBotSpec,
  LEVELS,
  parseBotSpec,
  YARDSTICKS,
} from '../../packages/bots/src/index.ts';
import { POSITIONS } from '../../packages/bots/test/positions/all.ts';
import { attempt, TRIES } from '../../packages/bots/test/positions/attempt.ts';
import { reportText } from '../../packages/bots/test/positions/gallery.ts';
import { formatAction } from '../../packages/engine/src/index.ts';
import { complain, readOptions } from '../../scripts/commandLine.ts';
import { today } from '../../scripts/provenance.ts';
import { keepSolved } from './strength/solved.ts';

/** All except the random one, with their usual budgets, and the strongest with a small one. */
const USUAL_BOTS = [...[...LEVELS, ...YARDSTICKS].filter((name) => name !== 'random'), 'vizier@75'];

function readSpecs(names: string): BotSpec[] {
  return names.split(',').map((name) => {
    const spec = parseBotSpec(name);
    // With a time limit, answers would depend on the machine.
    if (!spec.ok || spec.value.effort?.milliseconds !== undefined)
      return complain(
        `--bots ${name}: expected one of ${BOT_NAMES.join(', ')}, with a number of simulations if you like: vizier@500`,
      );
    return spec.value;
  });
}

const values = readOptions({
  bots: { type: 'string', default: USUAL_BOTS.join(',') },
  json: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
});

if (values.keep && values.bots !== USUAL_BOTS.join(',')) {
  complain('--keep stores the counts of all usual bots: leave out --bots');
}
if (values.write && process.argv.length > 3) {
  complain('--write writes docs/positions.md and asks no bot: leave out the other options');
}
if (values.write) writeFileSync(new URL('../../docs/positions.md', import.meta.url), reportText());
else {
  const specs = readSpecs(values.bots);
  const names = specs.map(formatBotSpec);
  const rows = POSITIONS.map((position) => {
    const attempts = specs.map((spec) => attempt(spec, position));
    if (!values.json) {
      const marks = attempts.map(({ right }, i) => `${right}/${TRIES}`.padStart(names[i]!.length));
      console.log(`${position.id.padEnd(20)} ${marks.join('  ')}`);
    }
    return { id: position.id, theme: position.theme, attempts };
  });
  const solved = specs.map((_, i) => rows.filter(({ attempts }) => attempts[i]!.right === TRIES).length);
  if (values.keep) {
    const counts = Object.fromEntries(names.map((name, i) => [name, solved[i]!]));
    keepSolved({ date: today(), commit: commitAtHand() ?? '', positions: POSITIONS.length, solved: counts });
  }
  if (values.json) {
    const told = rows.map(({ attempts, ...row }) => ({
      ...row,
      attempts: attempts.map(({ right, answers }) => ({ right, answers: answers.map(formatAction) })),
    }));
    console.log(
      JSON.stringify({ tries: TRIES, positions: POSITIONS.length, bots: names, solved, rows: told }),
    );
  } else {
    const totals = solved.map((count, i) => String(count).padStart(names[i]!.length));
    console.log(`${`solved of ${POSITIONS.length}`.padEnd(20)} ${totals.join('  ')}`);
    console.log(`${''.padEnd(20)} ${names.join('  ')}`);
  }
}
