/** How long a usual review takes: until its first result, and until it is complete. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { NO_REVIEW, REVIEW_EFFORT, type Review, reviewGame } from '../../../packages/bots/src/index.ts';
import { pastDecisions } from '../../../packages/table/src/index.ts';
import { commitAtHand, today } from '../../../scripts/provenance.ts';
import { markdownTable } from '../../shared/markdownTable.ts';
import { playedGame } from './playedGame.ts';

interface TimedReview {
  readonly edition: string;
  readonly players: number;
  readonly number: number;
  readonly commit: string;
  readonly date: string;
  readonly decisions: number;
  /** Seconds from the finished game to the first verdict. */
  readonly first: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Of the decision that was judged with the fewest. */
  readonly simulations: number;
}

const file = new URL('timed.jsonl', import.meta.url);
const HEAD = ['game', 'decisions', 'first result, s', 'complete, s', 'CPU s', 'fewest simulations'];

export function timeReview(edition: string, players: number, number: number): void {
  const finished = playedGame(edition, players, number);
  const began = performance.now();
  const before = cpuUsage();
  const elapsed = (): number => Math.round((performance.now() - began) / 100) / 10;
  const decisions = pastDecisions(finished);
  const { game } = finished.turns[0].state;
  const reviewing = reviewGame(game, decisions, NO_REVIEW, REVIEW_EFFORT, 'usual');
  let first: number | undefined;
  let review: Review = NO_REVIEW;
  while (!review.isDone) {
    const { value } = reviewing.next();
    if (value === undefined) continue;
    review = value;
    if (review.verdicts.some((verdict) => verdict !== null)) first ??= elapsed();
  }
  const { user, system } = cpuUsage(before);
  const timed: TimedReview = {
    edition,
    players,
    number,
    commit: commitAtHand() ?? '',
    date: today(),
    decisions: decisions.length,
    first: first ?? elapsed(),
    seconds: elapsed(),
    cpuSeconds: Math.round((user + system) / 1e5) / 10,
    simulations: Math.min(...review.verdicts.flatMap((verdict) => verdict?.simulations ?? [])),
  };
  appendFileSync(file, `${JSON.stringify(timed)}\n`);
}

/** All that were timed so far, as a table in Markdown; empty if there are none. */
export function timesTable(): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const rows = lines.map((line) => {
    const timed = JSON.parse(line) as TimedReview;
    const { edition, players, number, commit, date, decisions, first, seconds, cpuSeconds, simulations } =
      timed;
    const game = `${edition}, ${players} players, game ${number} (${date}, ${commit})`;
    return [game, decisions, first, seconds, cpuSeconds, simulations].map(String);
  });
  return markdownTable(HEAD, 'lrrrrr', rows);
}
