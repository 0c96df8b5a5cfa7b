/**
 * Trains the evaluation for a board: `npm run train -- --edition cairo --players 2`. In every round the latest
 * evaluations, the best and the hand-made one play each other, and new weights are fitted to the positions of the
 * last rounds. The weights that fit best do not always play best, so new ones become the best only if they win a
 * match. The same options give the same weights.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EDITIONS, makeGame } from '@kairo/engine';
import { HandEvaluation } from '../../packages/bots/src/ladder/handEvaluation.ts';
import { LearnedEvaluation } from '../../packages/bots/src/learned/learnedEvaluation.ts';
import type { Evaluation } from '../../packages/bots/src/position/evaluation.ts';
import { complain, readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { fitWeights } from './fit.ts';
import { match, type Positions, selfPlay, together } from './selfPlay.ts';
import { weightsFile, weightsPath } from './weightsFile.ts';

const options = readOptions({
  edition: { type: 'string', default: 'cairo' },
  players: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '12' },
  games: { type: 'string', default: '800' },
  units: { type: 'string', default: '24' },
  /** The number of rounds whose positions are used. */
  memory: { type: 'string', default: '6' },
  /** Deals of the match between the new evaluation and the best so far. */
  deals: { type: 'string', default: '60' },
  out: { type: 'string' },
});
const edition =
  EDITIONS.get(options.edition) ??
  complain(`--edition ${options.edition}: expected one of ${[...EDITIONS.keys()].join(', ')}`);
const players = wholeNumber('players', options.players, 2, 4);
const rounds = wholeNumber('rounds', options.rounds, 1);
const games = wholeNumber('games', options.games, 1);
const units = wholeNumber('units', options.units, 0);
const memory = wholeNumber('memory', options.memory, 1);
const deals = wholeNumber('deals', options.deals, 1);
const out = options.out ?? weightsPath(`${edition.id}${players}`);
mkdirSync(dirname(out), { recursive: true });

const DIGITS = 3;
/** How many of the latest evaluations play. */
const LATEST = 2;

const game = makeGame(edition, players, { start: 'variable', openMoney: false });
const byHand = new HandEvaluation(game);
const learnt: Evaluation[] = [];
const remembered: Positions[] = [];
let best: Evaluation = byHand;
for (let round = 0; round < rounds; round++) {
  const contenders = [...new Set([...learnt.slice(-LATEST), best, byHand])];
  const seed = `train ${edition.id} ${players} ${round}`;
  remembered.push(
    selfPlay(game, contenders, { games, seed, mistakes: 0.08, wanted: () => true, kept: 0.4, clearLead: 7 }),
  );
  if (remembered.length > memory) remembered.shift();
  const settings = units === 0 ? { epochs: 6, rate: 0.01 } : { epochs: 10, rate: 0.002 };
  const { weights, loss } = fitWeights(together(remembered), { units, seed, decay: 1e-5, ...settings });
  const latest = new LearnedEvaluation(game, weights);
  learnt.push(latest);
  const share = match(game, latest, best, deals, `match ${seed}`);
  if (share > 1) {
    best = latest;
    const command =
      `npm run train -- --edition ${edition.id} --players ${players} --rounds ${rounds} --games ${games} --units ${units} ` +
      `--memory ${memory} --deals ${deals}`;
    writeFileSync(out, weightsFile(weights, players, `${command}, best of round ${round + 1}`, DIGITS));
  }
  console.log(
    `round ${round + 1}: loss ${loss.unseen.toFixed(4)}, ${share.toFixed(2)} × an even share against the best`,
  );
}
if (best === byHand) {
  console.error(
    `${out} is not written: no round beat the hand-made evaluation; more --rounds or --games may help`,
  );
  process.exitCode = 1;
}
