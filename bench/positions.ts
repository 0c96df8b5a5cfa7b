/**
 * How many tactical positions each bot solves: `npm run bench -- positions [--bots apprentice,uct@500] [--json]`.
 * Every bot is asked three times with different chance, and has solved a position if all three answers are right;
 * the table shows how many were. `--write` writes the positions into docs/positions.md.
 */
import { writeFileSync } from 'node:fs';
import {
  BOT_NAMES,
  type BotSpec,
  budgetOf,
  decide,
  effortOf,
  formatBotSpec,
  LEVELS,
  makeBot,
  parseBotSpec,
  YARDSTICKS,
} from '../packages/bots/src/index.ts';
import { POSITIONS } from '../packages/bots/test/positions/all.ts';
import { isAnswer } from '../packages/bots/test/positions/answers.ts';
import { reportText } from '../packages/bots/test/positions/gallery.ts';
import { historyOf } from '../packages/bots/test/positions/history.ts';
import { stateOf, type TacticalPosition } from '../packages/bots/test/positions/position.ts';
import { type Action, FastRandom, formatAction, viewFor } from '../packages/engine/src/index.ts';
import { complain, readOptions } from '../scripts/commandLine.ts';

const TRIES = 3;
/** All that do not play at random, with their usual budgets: the table is about the bots as they are. */
const USUAL_BOTS = [...LEVELS, ...YARDSTICKS].filter((name) => name !== 'random');

interface Attempt {
  /** Right answers of three. */
  readonly right: number;
  readonly answers: readonly string[];
}

function readSpecs(names: string): BotSpec[] {
  return names.split(',').map((name) => {
    const spec = parseBotSpec(name);
    // A clock would give other answers on another machine.
    if (!spec.ok || spec.value.effort?.milliseconds !== undefined)
      return complain(`"${name}" is no bot with iterations: name@iterations, of ${BOT_NAMES.join(', ')}`);
    return spec.value;
  });
}

function attempt(spec: BotSpec, position: TacticalPosition): Attempt {
  const state = stateOf(position);
  const view = viewFor(state, position.seat ?? 0);
  const money = view.seats[view.seat]!.money!;
  const history = historyOf(state);
  const answers = Array.from({ length: TRIES }, (_, i): Action => {
    const random = new FastRandom(`position ${position.id} ${i}`);
    const situation = { view, history, random };
    const budget = budgetOf(effortOf(spec), () => performance.now());
    return decide(makeBot(spec.name, state.game), situation, budget).action;
  });
  return {
    right: answers.filter((action) => isAnswer(action, position.right, money)).length,
    answers: answers.map(formatAction),
  };
}

const values = readOptions({
  bots: { type: 'string', default: USUAL_BOTS.join(',') },
  json: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
});

if (values.write) writeFileSync(new URL('../docs/positions.md', import.meta.url), reportText());
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
  if (values.json)
    console.log(JSON.stringify({ tries: TRIES, positions: POSITIONS.length, bots: names, solved, rows }));
  else {
    const totals = solved.map((count, i) => String(count).padStart(names[i]!.length));
    console.log(`${`solved of ${POSITIONS.length}`.padEnd(20)} ${totals.join('  ')}`);
    console.log(`${''.padEnd(20)} ${names.join('  ')}`);
  }
}
