/** From a question to a bot that can think about it. What comes in is checked: it may be from another release. */
import {
  checkSetup,
  EDITIONS,
  type Edition,
  type Expectation,
  FastRandom,
  type Game,
  loadEdition,
  makeGame,
  type Result,
  RULES_VERSION,
  STARTS,
  type View,
} from '@kairo/engine';
import type { Bot, Situation } from '../bot.ts';
import type { Roster } from '../roster.ts';
import type { BotError, Question } from './protocol.ts';
import { faultIn } from './soundView.ts';

export interface Prepared {
  readonly game: Game;
  readonly bot: Bot;
  readonly situation: Situation;
}

function refuse(error: BotError): { readonly ok: false; readonly error: BotError } {
  return { ok: false, error };
}

/** Without an end, a bot would think for ever. */
function isBudget(amount: unknown): boolean {
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0;
}

/** The first part that is not what it should be, of those that tell which game this is. */
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
  // Whoever is not asked has nothing to choose from, and is told that instead.
  const isAsked = view.viewer === view.seat;
  if (!Array.isArray(legal) || (isAsked && legal.length === 0)) {
    return { field: 'view.legal', expected: { kind: 'list', min: 1 } };
  }
  return undefined;
}

/** Keeps what took time to make: boards, and the bot of the last question. */
export class Shelf {
  /** By hash. */
  private readonly editions = new Map<string, Edition>(
    [...EDITIONS.values()].map((edition) => [edition.hash, edition]),
  );
  private readonly roster: Roster;
  private last: { readonly key: string; readonly game: Game; readonly bot: Bot } | undefined;

  constructor(roster: Roster) {
    this.roster = roster;
  }

  prepare(question: Question): Result<Prepared, BotError> {
    const { spec, view, history, randomSeed } = question;
    const version: unknown = (view as View | null | undefined)?.rulesVersion;
    if (version !== RULES_VERSION) {
      return refuse({ code: 'bot/rules-version', found: String(version), supported: RULES_VERSION });
    }
    const make = Object.hasOwn(this.roster, spec.name) ? this.roster[spec.name] : undefined;
    if (make === undefined) {
      return refuse({ code: 'bot/unknown', name: String(spec.name), known: Object.keys(this.roster) });
    }
    if (!isBudget(spec.milliseconds ?? spec.iterations)) {
      return refuse({ code: 'bot/budget', found: String(spec.milliseconds ?? spec.iterations) });
    }
    const misfit = misfitOf(view);
    if (misfit !== undefined) return refuse({ code: 'bot/malformed', ...misfit });
    if (view.viewer !== view.seat) {
      return refuse({ code: 'bot/not-acting', viewer: view.viewer, acting: view.seat });
    }
    const edition = this.editionOf(question);
    if (!edition.ok) return edition;
    const players = view.seats.length;
    const problem = checkSetup(edition.value, players, view.options);
    if (problem !== undefined) return refuse(problem);

    const { start, openMoney } = view.options;
    const key = [spec.name, edition.value.hash, players, start, openMoney].join(' ');
    if (this.last?.key !== key) {
      const game = makeGame(edition.value, players, { start, openMoney });
      this.last = { key, game, bot: make(game) };
    }
    const { game, bot } = this.last;
    const fault = faultIn(game, view, history);
    if (fault !== undefined) return refuse({ code: 'bot/malformed', ...fault });
    const random = new FastRandom(randomSeed);
    return { ok: true, value: { game, bot, situation: { view, history, legal: view.legal, random } } };
  }

  private editionOf({ view, edition: json }: Question): Result<Edition, BotError> {
    const { id, hash } = view.edition;
    const known = this.editions.get(hash);
    if (known !== undefined) return { ok: true, value: known };
    if (json === undefined) {
      const others = [...this.editions.values()].map((edition) => ({ id: edition.id, hash: edition.hash }));
      return refuse({ code: 'bot/unknown-edition', id, hash, known: others });
    }
    const loaded = loadEdition(json);
    if (!loaded.ok) return loaded;
    if (loaded.value.hash !== hash) {
      return refuse({ code: 'bot/other-edition', found: loaded.value.hash, expected: hash });
    }
    this.editions.set(hash, loaded.value);
    return loaded;
  }
}
