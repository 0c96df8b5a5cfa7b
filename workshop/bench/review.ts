/**
 * How far reviews can be trusted: `npm run bench -- review --games 30` reviews so many games with the usual number of
 * simulations and with four times as many, from other random numbers, and counts the turning points that stay. Every
 * game is added to workshop/bench/review/games.jsonl at once, and games that are there are not reviewed again.
 * `--timed` instead reviews so many games once, and adds how long that took to review/timed.jsonl.
 * `--edition cairo`, `--players 3`, `--first 16` begins with another game; `--write` puts the counts of all games in that file into workshop/bench/review.md.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import {
  isCertain,
  lossOf,
  NO_REVIEW,
  type PastDecision,
  REVIEW_EFFORT,
  REVIEW_FORMAT,
  type Review,
  type ReviewEffort,
  reviewGame,
  turningPoints,
  type Verdict,
} from '../../packages/bots/src/index.ts';
import { EDITIONS, type Game } from '../../packages/engine/src/index.ts';
import { pastDecisions } from '../../packages/table/src/index.ts';
import { complain, readOptions, wholeNumber } from '../../scripts/commandLine.ts';
import { commitAtHand, today } from '../../scripts/provenance.ts';
import { markdownTable } from '../shared/markdownTable.ts';
import { playedGame } from './review/playedGame.ts';
import { timeReview, timesTable } from './review/timed.ts';

interface ReviewedGame {
  readonly edition: string;
  readonly players: number;
  readonly number: number;
  readonly commit: string;
  readonly date: string;
  readonly turns: number;
  readonly decisions: number;
  /** CPU seconds of the usual review. */
  readonly seconds: number;
  /** What had every look: turn, seat, and the chance that was lost with its error, in tenths of a percentage point. */
  readonly usual: readonly Loss[];
  readonly thorough: readonly Loss[];
}

type Loss = readonly [turn: number, seat: number, loss: number, error: number];

const FACTOR = 4;
const BAR = 0.7;
const MARK = '<!-- figures -->';
const file = new URL('review/games.jsonl', import.meta.url);

const options = readOptions({
  games: { type: 'string', default: '0' },
  first: { type: 'string', default: '1' },
  edition: { type: 'string', default: 'alley' },
  players: { type: 'string', default: '2' },
  timed: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
});
const { edition } = options;
const games = wholeNumber('games', options.games, 0);
const first = wholeNumber('first', options.first, 1);
const players = wholeNumber('players', options.players, 2, 4);
if (!EDITIONS.has(edition)) complain(`--edition ${edition}: expected ${[...EDITIONS.keys()].join(' or ')}`);

function known(): ReviewedGame[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ReviewedGame);
}

function reviewed(game: Game, decisions: readonly PastDecision[], factor: number, seed: string): Review {
  const effort = REVIEW_EFFORT.map((one) => factor * one) as unknown as ReviewEffort;
  const reviewing = reviewGame(game, decisions, NO_REVIEW, effort, seed);
  for (;;) {
    const step = reviewing.next();
    if (step.done) return step.value;
  }
}

function measured(number: number): ReviewedGame {
  const finished = playedGame(edition, players, number);
  const { turns } = finished;
  const decisions = pastDecisions(finished);
  const { game } = turns[0].state;
  const before = cpuUsage();
  const usual = reviewed(game, decisions, 1, 'usual');
  const { user, system } = cpuUsage(before);
  const thorough = reviewed(game, decisions, FACTOR, 'thorough');
  return {
    edition,
    players,
    number,
    commit: commitAtHand() ?? '',
    date: today(),
    turns: turns.length - 1,
    decisions: decisions.length,
    seconds: Math.round((user + system) / 1e5) / 10,
    usual: lossesIn(usual),
    thorough: lossesIn(thorough),
  };
}

/** Turning points of all seats, and those of them that four times the simulations name, too. */
function countsIn(game: ReviewedGame): { readonly named: number; readonly stayed: number } {
  let [named, stayed] = [0, 0];
  for (let seat = 0; seat < game.players; seat++) {
    const points = turnsNamed(game.usual, 1, seat);
    const again = new Set(turnsNamed(game.thorough, FACTOR, seat));
    named += points.length;
    stayed += points.filter((turn) => again.has(turn)).length;
  }
  return { named, stayed };
}

/** As much of a review as decides what its turning points are. */
function turnsNamed(losses: readonly Loss[], factor: number, seat: number): number[] {
  const action = { type: 'dropOut' } as const;
  const verdicts = losses.map(
    ([turn, owner, loss, error]): Verdict => ({
      turn,
      seat: owner,
      played: { action, chance: 0, reasons: [] },
      better: { action, chance: loss / 1000, reasons: [] },
      error: error / 1000,
      simulations: factor * REVIEW_EFFORT[2],
      suspicions: REVIEW_EFFORT.map(() => 0),
    }),
  );
  return turningPoints({ format: REVIEW_FORMAT, verdicts, isDone: true }, seat).map(
    ({ verdict }) => verdict.turn,
  );
}

function lossesIn({ verdicts }: Review): Loss[] {
  return verdicts.flatMap((verdict): Loss[] =>
    verdict !== null && isCertain(verdict)
      ? [[verdict.turn, verdict.seat, Math.round(1000 * lossOf(verdict)), Math.round(1000 * verdict.error)]]
      : [],
  );
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function rowOf(label: string, of: readonly ReviewedGame[]): string[] {
  const counts = of.map(countsIn);
  const named = sum(counts.map((game) => game.named));
  const stayed = sum(counts.map((game) => game.stayed));
  const seconds = of.map((game) => game.seconds);
  return [
    label,
    String(of.length),
    String(named),
    String(stayed),
    percent(named === 0 ? 1 : stayed / named),
    (sum(seconds) / of.length).toFixed(0),
    Math.max(...seconds).toFixed(0),
  ];
}

for (let number = first; number < first + games; number++) {
  if (options.timed) {
    timeReview(edition, players, number);
    continue;
  }
  const isDone = known().some(
    (game) => game.edition === edition && game.players === players && game.number === number,
  );
  if (isDone) continue;
  const game = measured(number);
  appendFileSync(file, `${JSON.stringify(game)}\n`);
  const { named, stayed } = countsIn(game);
  console.log(`${edition} ${players} game ${number}: ${stayed} of ${named} stay, ${game.seconds} s of CPU`);
}

const all = known();
if (all.length === 0) complain('no games yet: --games 30 reviews some');
const kinds = [...new Set(all.map((game) => `${game.edition}, ${game.players} players`))];
const head = ['games', 'number', 'turning points', 'stayed', 'share', 'CPU s, average', 'most'];
const table = markdownTable(head, 'lrrrrrr', [
  ...kinds.map((kind) =>
    rowOf(
      kind,
      all.filter((game) => `${game.edition}, ${game.players} players` === kind),
    ),
  ),
  rowOf('all', all),
]);
console.log(table);
console.log(timesTable());
if (options.write) {
  const report = new URL('review.md', import.meta.url);
  const [text = ''] = readFileSync(report, 'utf8').split(MARK);
  const origin = [...new Set(all.map(({ date, commit }) => `${date}, commit ${commit}`))].join('; ');
  writeFileSync(
    report,
    `${text}${MARK}\n\n${origin}, Node ${process.versions.node}\n\n${table}\n\n${timesTable()}\n`,
  );
}
const counts = all.map(countsIn);
const share = sum(counts.map(({ stayed }) => stayed)) / Math.max(1, sum(counts.map(({ named }) => named)));
if (share < BAR) {
  console.error(`only ${percent(share)} stay: at least ${percent(BAR)} are wanted`);
  process.exitCode = 1;
}
