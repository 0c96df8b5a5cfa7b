/** The program of the worker that reviews a finished game, step by step, and keeps what it has found. */
import { NO_REVIEW, type PastDecision, REVIEW_EFFORT, type Review, reviewGame } from '@kairo/bots';
import type { Seat } from '@kairo/engine';
import { type FinishedGame, pastDecisions, reportOn } from '@kairo/table';
import { finishedGame } from './finishedGames.ts';
import type { FromReviewWorker, ToReviewWorker } from './reviewControl.ts';
import { keepReview, keptReview } from './reviewStore.ts';

/** The same game is always reviewed in the same way. */
const SEED = 'review';
/** Milliseconds of work between two looks at the messages. */
const STINT = 30;
/** Milliseconds between two times that a review is kept. */
const KEEPING = 3000;

interface Opened {
  readonly game: FinishedGame;
  readonly decisions: readonly PastDecision[];
}

const say = (message: FromReviewWorker): void => self.postMessage(message);

let opened: Opened | undefined;
let review: Review = NO_REVIEW;
let seat: Seat = 0;
let isRunning = true;
let isAtWork = false;

function report(): void {
  if (opened !== undefined)
    say({ type: 'report', report: reportOn(opened.game, opened.decisions, review, seat) });
}

/** A turn of the event loop without the delay that timers have. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

async function work({ game, decisions }: Opened): Promise<void> {
  if (isAtWork || review.isDone) return;
  isAtWork = true;
  const { game: rules } = game.turns[0].state;
  const reviewing = reviewGame(rules, decisions, review, REVIEW_EFFORT, SEED);
  let kept = performance.now();
  for (let rested = kept; isRunning && !review.isDone; ) {
    const { value } = reviewing.next();
    const now = performance.now();
    if (value !== undefined) {
      review = value;
      report();
      if (now - kept > KEEPING || review.isDone) {
        await keepReview(game.id, review);
        kept = performance.now();
      }
    }
    if (now - rested > STINT) {
      await pause();
      rested = performance.now();
    }
  }
  if (!review.isDone) await keepReview(game.id, review);
  isAtWork = false;
  // It was resumed while it was stopping.
  if (isRunning && !review.isDone) void begin();
}

function begin(): Promise<void> {
  if (opened === undefined) return Promise.resolve();
  return work(opened).catch((failure: unknown) => {
    console.error(failure);
    say({ type: 'failed' });
  });
}

async function open(message: Extract<ToReviewWorker, { readonly type: 'open' }>): Promise<void> {
  seat = message.seat;
  const found = await finishedGame(message.source);
  if (!found.ok) {
    say({ type: 'failed' });
    return;
  }
  const game = found.value;
  const decisions = pastDecisions(game);
  const kept = await keptReview(game.id);
  if (kept !== undefined && kept.verdicts.length <= decisions.length) review = kept;
  opened = { game, decisions };
  report();
  await begin();
}

self.addEventListener('message', ({ data }) => {
  const message = data as ToReviewWorker;
  switch (message.type) {
    case 'open':
      void open(message);
      return;
    case 'seat':
      seat = message.seat;
      report();
      return;
    case 'run':
      isRunning = true;
      void begin();
      return;
    case 'pause':
      isRunning = false;
  }
});
