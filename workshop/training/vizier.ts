/**
 * Trains the vizier: `npm run train:vizier -- --players 2`.
 * - Its instinct, which plays the simulations, starts as the evaluation that `npm run train` makes.
 * - Its outlook, which judges the positions where simulations end, is fitted to the results of games that the instinct
 *   plays one step ahead.
 * - In every round both are used for searches, and the instinct is fitted to prefer at once what the search prefers
 *   after its simulations. Of several fits, the one that plays best one step ahead replaces the instinct if it wins a
 *   match against it. Then the outlook is fitted again.
 * The same options give the same weights, on any number of threads.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { CAIRO, makeGame } from '@kairo/engine';
import { LearnedEvaluation } from '../../packages/bots/src/learned/learnedEvaluation.ts';
import type { Weights } from '../../packages/bots/src/learned/weights.ts';
import { readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { inThreads } from '../shared/threads.ts';
import { fitWeights } from './fit.ts';
import { fitChoices } from './fitChoices.ts';
import type { Lessons } from './lessons.ts';
import { match, type Positions, together } from './selfPlay.ts';
import { readWeightsFile, weightsFile, weightsPath } from './weightsFile.ts';
import type { TrainingTask } from './worker.ts';

const options = readOptions({
  players: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '2' },
  /** Games one step ahead, for the outlook. */
  games: { type: 'string', default: '6000' },
  /** Games with a search, for the instinct, in each round. */
  lessons: { type: 'string', default: '200' },
  /** Per decision in these games. */
  simulations: { type: 'string', default: '128' },
  /** Deals of the match between a new instinct and the previous one. */
  deals: { type: 'string', default: '120' },
  threads: { type: 'string', default: String(availableParallelism()) },
  out: { type: 'string' },
});
const players = wholeNumber('players', options.players, 2, 4);
const rounds = wholeNumber('rounds', options.rounds, 0);
const games = wholeNumber('games', options.games, 1);
const lessonGames = wholeNumber('lessons', options.lessons, 1);
const simulations = wholeNumber('simulations', options.simulations, 1);
const deals = wholeNumber('deals', options.deals, 1);
const threads = wholeNumber('threads', options.threads, 1);

const OUTLOOK = { units: 24, epochs: 10, rate: 0.004, decay: 1e-5 };
/** For three and four players fewer units suffice, which keeps the download small. */
const INSTINCT = { players, units: players === 2 ? 48 : 24, epochs: 8 };
/** How many fits of an instinct are compared. */
const FITS = 4;
const DIGITS = 3;
/** Games per task. */
const GAMES_AT_ONCE = 200;
const LESSONS_AT_ONCE = 4;

// Fail before the long work begins, not after it.
if (options.out !== undefined) mkdirSync(options.out, { recursive: true });

const game = makeGame(CAIRO, players, { start: 'variable', openMoney: false });
const worker = new URL('worker.ts', import.meta.url);

function tasksOf(
  count: number,
  atOnce: number,
  task: Omit<TrainingTask, 'games' | 'players'>,
): TrainingTask[] {
  return Array.from({ length: Math.ceil(count / atOnce) }, (_, i) => ({
    ...task,
    players,
    games: Math.min(atOnce, count - i * atOnce),
    seed: `${task.seed} ${i}`,
  }));
}

function write(name: string, weights: Weights, done: number): void {
  const path =
    options.out === undefined ? weightsPath(`${name}${players}`) : `${options.out}/${name}${players}.json`;
  const command =
    `npm run train:vizier -- --players ${players} --rounds ${done} ` +
    `--games ${games} --lessons ${lessonGames} --simulations ${simulations} --deals ${deals}`;
  writeFileSync(path, weightsFile(weights, players, command, DIGITS));
}

async function learnOutlook(instinct: Weights, seed: string): Promise<Weights> {
  const tasks = tasksOf(games, GAMES_AT_ONCE, { seed: `outlook ${seed}`, instinct });
  const positions = together(await inThreads<TrainingTask, Positions>(worker, tasks, threads));
  const { weights, loss } = fitWeights(positions, { ...OUTLOOK, seed });
  console.log(`outlook: ${positions.count} positions, loss ${loss.unseen.toFixed(4)}`);
  return weights;
}

/** A better instinct, or the same. */
async function learnInstinct(instinct: Weights, outlook: Weights, seed: string): Promise<Weights> {
  const tasks = tasksOf(lessonGames, LESSONS_AT_ONCE, {
    seed: `lessons ${seed}`,
    instinct,
    search: { outlook, simulations },
  });
  const lessons = await inThreads<TrainingTask, Lessons>(worker, tasks, threads);
  const old = new LearnedEvaluation(game, instinct);
  let best = { weights: instinct, share: 1 };
  for (let n = 0; n < FITS; n++) {
    const { weights, regret } = fitChoices(lessons, instinct, { ...INSTINCT, seed: `${seed} ${n}` });
    const share = match(game, new LearnedEvaluation(game, weights), old, deals, `match ${seed}`);
    console.log(
      `instinct ${n + 1}: regret ${regret.before.toFixed(4)} → ${regret.after.toFixed(4)}, ` +
        `${share.toFixed(2)} × an even share against the one before`,
    );
    if (share > best.share) best = { weights, share };
  }
  return best.weights;
}

let instinct = readWeightsFile(`cairo${players}`, players);
let outlook = await learnOutlook(instinct, `vizier ${players}`);
write('outlook', outlook, 0);
for (let round = 0; round < rounds; round++) {
  console.log(`round ${round + 1}`);
  const seed = `vizier ${players} ${round}`;
  instinct = await learnInstinct(instinct, outlook, seed);
  outlook = await learnOutlook(instinct, seed);
  write('instinct', instinct, round + 1);
  write('outlook', outlook, round + 1);
}
