/** Reads requests into what bots need. They are checked, because they may come from another release. */
import {
  checkSetup,
  determinize,
  EDITIONS,
  type Edition,
  type Expectation,
  err,
  FastRandom,
  type Game,
  loadEdition,
  makeGame,
  ok,
  type Result,
  RULES_VERSION,
  STARTS,
  type View,
  whyNot,
} from '@kairo/engine';
import type { Bot, Situation } from '../bot.ts';
import type { Effort } from '../effort.ts';
import type { AdviceWish } from '../explain/explain.ts';
import type { Roster } from '../roster.ts';
import { type BotName, effortOf } from '../spec.ts';
import type { BotError, BotRequest, Task } from './protocol.ts';
import { faultIn } from './soundView.ts';

/** A valid request. */
export interface Understood {
  readonly game: Game;
  readonly situation: Situation;
  readonly effort: Effort;
  readonly job:
    | { readonly type: 'decide'; readonly bot: Bot }
    | { readonly type: 'advise'; readonly wish: AdviceWish };
}

/** Must be finite, or the bot would never stop. */
function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** The number of actions that can be explained at once. */
const COUNT = { kind: 'whole', min: 1, max: 100 } as const;

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= COUNT.min && Number(value) <= COUNT.max;
}

/** The number of further actions. */
const ALSO = { kind: 'list', min: 0, max: COUNT.max } as const;

function isShortList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= ALSO.max;
}

/** The first misfit among the fields that identify the game. */
function misfitOf(view: View): { readonly field: string; readonly expected: Expectation } | undefined {
  if (typeof view !== 'object' || view === null) return { field: 'view', expected: { kind: 'object' } };
  const { edition, options, legal, seats } = view as { readonly [field in keyof View]?: View[field] };
  if (typeof edition?.id !== 'string' || typeof edition.hash !== 'string') {
    return { field: 'view.edition', expected: { kind: 'object' } };
  }
  if (!STARTS.some((start) => start === options?.start)) {
    return { field: 'view.options.start', expected: { kind: 'one-of', values: STARTS } };
  }
  if (!Array.isArray(seats)) return { field: 'view.seats', expected: { kind: 'list' } };
  // A view of another seat has no legal actions; that is reported as `bot/not-acting`.
  const isAsked = view.viewer === view.seat;
  if (!Array.isArray(legal) || (isAsked && legal.length === 0)) {
    return { field: 'view.legal', expected: { kind: 'list', min: 1 } };
  }
  return undefined;
}

/** A game that was requested, with its bots. */
interface KnownGame {
  readonly game: Game;
  readonly bots: Map<BotName, Bot>;
}

/** The number of cached games: several tables may share a thread. */
const KEPT = 8;

/** Caches boards and bots of recent games, which are expensive to make. */
export class RequestReader {
  private readonly roster: Roster;
  /** By everything that defines a game, the least recently used one first. */
  private readonly games = new Map<string, KnownGame>();

  constructor(roster: Roster) {
    this.roster = roster;
  }

  read(request: BotRequest): Result<Understood, BotError> {
    const { task, view, history, randomSeed } = request;
    const version: unknown = (view as View | null | undefined)?.rulesVersion;
    if (version !== RULES_VERSION) {
      return err({ code: 'bot/rules-version', found: String(version), supported: RULES_VERSION });
    }
    const fault = this.faultOf(task);
    if (fault !== undefined) return err(fault);
    const misfit = misfitOf(view);
    if (misfit !== undefined) return err({ code: 'bot/malformed', ...misfit });
    if (view.viewer !== view.seat) {
      return err({ code: 'bot/not-acting', viewer: view.viewer, acting: view.seat });
    }
    const known = this.gameOf(request);
    if (!known.ok) return known;
    const { game } = known.value;
    const unsound = faultIn(game, view, history);
    if (unsound !== undefined) return err({ code: 'bot/malformed', ...unsound });
    const situation = { view, history, random: new FastRandom(randomSeed) };
    if (task.type === 'decide') {
      const job = { type: 'decide', bot: this.botFor(task.bot.name, known.value) } as const;
      return ok({ game, situation, effort: effortOf(task.bot), job });
    }
    const { effort, count, also = [] } = task;
    const deal = determinize(game, view, history, new FastRandom(randomSeed));
    if (also.some((action) => whyNot(deal, action) !== undefined)) {
      return err({ code: 'bot/malformed', field: 'task.also', expected: { kind: 'consistent' } });
    }
    return ok({ game, situation, effort, job: { type: 'advise', wish: { count, also } } });
  }

  private faultOf(task: Task): BotError | undefined {
    if (task.type === 'decide') {
      const { name } = task.bot;
      if (!Object.hasOwn(this.roster, name)) {
        return { code: 'bot/unknown', name: String(name), known: Object.keys(this.roster) };
      }
    } else if (task.type !== 'advise') {
      const expected = { kind: 'one-of', values: ['decide', 'advise'] } as const;
      return { code: 'bot/malformed', field: 'task.type', expected };
    } else if (!isCount(task.count)) {
      return { code: 'bot/malformed', field: 'task.count', expected: COUNT };
    } else if (task.also !== undefined && !isShortList(task.also)) {
      return { code: 'bot/malformed', field: 'task.also', expected: ALSO };
    }
    const effort: Partial<Effort> | undefined = task.type === 'decide' ? effortOf(task.bot) : task.effort;
    const amount: unknown = effort?.milliseconds ?? effort?.iterations;
    return isAmount(amount) ? undefined : { code: 'bot/budget', found: String(amount) };
  }

  private botFor(name: BotName, { game, bots }: KnownGame): Bot {
    const known = bots.get(name);
    if (known !== undefined) return known;
    const bot = this.roster[name]!(game);
    bots.set(name, bot);
    return bot;
  }

  private gameOf(request: BotRequest): Result<KnownGame, BotError> {
    const { seats, options } = request.view;
    const { start, openMoney } = options;
    const { id, hash } = request.view.edition;
    const key = [id, hash, seats.length, start, openMoney].join(' ');
    const known = this.games.get(key);
    if (known !== undefined) {
      this.games.delete(key);
      this.games.set(key, known);
      return ok(known);
    }
    const edition = editionOf(request);
    if (!edition.ok) return edition;
    const problem = checkSetup(edition.value, seats.length, options);
    if (problem !== undefined) return err(problem);
    const made = { game: makeGame(edition.value, seats.length, { start, openMoney }), bots: new Map() };
    this.games.set(key, made);
    const [oldest] = this.games.keys();
    if (this.games.size > KEPT && oldest !== undefined) this.games.delete(oldest);
    return ok(made);
  }
}

function editionOf({ view, edition: json }: BotRequest): Result<Edition, BotError> {
  const { id, hash } = view.edition;
  const shipped = [...EDITIONS.values()];
  // The hash does not depend on the id: a board of one's own may be a copy.
  const known = shipped.find((edition) => edition.id === id && edition.hash === hash);
  if (known !== undefined) return ok(known);
  if (json === undefined) {
    const others = shipped.map((edition) => ({ id: edition.id, hash: edition.hash }));
    return err({ code: 'bot/unknown-edition', id, hash, known: others });
  }
  const loaded = loadEdition(json);
  if (!loaded.ok) return loaded;
  return loaded.value.hash === hash
    ? loaded
    : err({ code: 'bot/other-edition', found: loaded.value.hash, expected: hash });
}
