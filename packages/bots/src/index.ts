/** The public API of the bots. */
export type { Bot, BotMaker, Situation, Thought } from './bot.ts';
export { decide } from './bot.ts';
export { BotGame, type DecisionId, situationOf } from './botGame.ts';
export type { Budget, StopSignal } from './budget.ts';
export { budgetOf, iterationBudget, timeBudget } from './budget.ts';
export type { Effort } from './effort.ts';
export { parseEffort } from './effort.ts';
export type { Advice, WeighedReason } from './explain/advice.ts';
export type { AdviceWish } from './explain/explain.ts';
export { explain } from './explain/explain.ts';
export type { Reason } from './explain/reason.ts';
export type { Side } from './explain/side.ts';
export { weightsErrorOf } from './learned/weights.ts';
export { type CurveEnd, chancesByTurn } from './review/curve.ts';
export {
  chosenFor,
  LOOKS,
  lossOf,
  NO_REVIEW,
  type Opinion,
  type PastDecision,
  REVIEW_EFFORT,
  REVIEW_FORMAT,
  type Review,
  type ReviewEffort,
  reviewGame,
  type Verdict,
} from './review/review.ts';
export { isCertain, type TurningPoint, turningPoints } from './review/turningPoints.ts';
export { FULL_ROSTER, LEVEL_ROSTER, makeBot, type Roster } from './roster.ts';
export type { BotName, BotSpec, Level, SpecError } from './spec.ts';
export {
  BOT_NAMES,
  effortOf,
  formatBotSpec,
  isBotName,
  LEVELS,
  parseBotSpec,
  withPeople,
  YARDSTICKS,
} from './spec.ts';
export type {
  AdviceError,
  HostTools,
  PendingAnswer,
  Position,
} from './worker/host.ts';
export { BotHost } from './worker/host.ts';
export type {
  BotError,
  BotRequest,
  BotWorker,
  Decision,
  FromWorker,
  Task,
  ThreadFailure,
  ToWorker,
  WorkerPort,
} from './worker/protocol.ts';
export type { ServeTools } from './worker/serve.ts';
export { serveBots } from './worker/serve.ts';
export { afterSilence, type Timer } from './worker/silence.ts';
