/** Everything that other packages may use, by name. */
export type { Bot, BotMaker, Situation, Thought } from './bot.ts';
export { decide } from './bot.ts';
export type { Budget } from './budget.ts';
export { iterationBudget, timeBudget } from './budget.ts';
export { Course, situationOf } from './course.ts';
export { type Advice, explain } from './explain/explain.ts';
export type { Reason } from './explain/reason.ts';
export { FULL_ROSTER, LEVEL_ROSTER, makeBot, type Roster } from './roster.ts';
export type { BotName, BotSpec, Level, SpecError } from './spec.ts';
export { BOT_NAMES, formatBotSpec, isBotName, LEVELS, parseBotSpec, withPeople, YARDSTICKS } from './spec.ts';
export type { EditionJson } from './worker/edition.ts';
export { editionToJson } from './worker/edition.ts';
export type { HostTools, ThinkRequest } from './worker/host.ts';
export { BotHost } from './worker/host.ts';
export type {
  Answer,
  Answered,
  BotError,
  BotWorker,
  FromWorker,
  Question,
  ToWorker,
  WorkerPort,
} from './worker/protocol.ts';
export type { ServeTools } from './worker/serve.ts';
export { serveBots, weightsErrorOf } from './worker/serve.ts';
