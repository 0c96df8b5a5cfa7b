/** Reads and validates the command line of `kairo arena`. */
import { availableParallelism } from 'node:os';
import {
  checkContender,
  type Hypotheses,
  isOutside,
  makeSchedule,
  parseOutsideSpec,
  programDigest,
  type RequestedMatch,
  type Schedule,
  SequentialTest,
} from '@kairo/arena';
import { formatBotSpec } from '@kairo/bots';
import { type Game, RULES_VERSION } from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { DEFAULT_SEED, gameOf, readBotSpec, readSeed, type SetupOptions, wholeNumber } from '../options.ts';

const DEFAULT_GAMES = '100';
const DEFAULT_PLAYERS = '2';
const MAX_GAMES = 1_000_000;
const MAX_JOBS = 256;

export interface ArenaOptions extends SetupOptions {
  readonly games?: string;
  readonly jobs?: string;
  readonly out?: string;
  readonly sprt?: string;
  readonly json?: boolean;
}

export interface ArenaMatch {
  readonly game: Game;
  readonly requested: RequestedMatch;
  readonly schedule: Schedule;
  readonly jobs: number;
  readonly test?: SequentialTest;
}

/** The contender's name in its canonical form, as in result files and reports. */
function readContender(t: Messages, text: string): string {
  const outside = parseOutsideSpec(text);
  if (outside === undefined) return formatBotSpec(readBotSpec(t, text));
  if (outside.ok) return text.trim();
  const { bad } = t.terminal;
  const { error } = outside;
  switch (error.code) {
    case 'budget':
      return fail(t.error({ code: 'bot/budget', found: error.found }));
    case 'command':
      return fail(bad.arena.command);
    case 'quote':
      return fail(bad.arena.quote(text));
  }
}

function readHypotheses(t: Messages, text: string): Hypotheses {
  const [elo0, elo1] = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (elo0 === undefined || elo1 === undefined || elo0 >= elo1) return fail(t.terminal.bad.arena.sprt(text));
  return { elo0, elo1 };
}

/** An outside program could guess a weak seed and compute the deal; the built-in bots do not. */
function seedFor(t: Messages, contenders: readonly string[], given: string | undefined): string | undefined {
  if (given !== undefined) return readSeed(t, given);
  return contenders.some(isOutside) ? undefined : DEFAULT_SEED;
}

export function readMatch(context: Context, names: readonly string[], options: ArenaOptions): ArenaMatch {
  const { t } = context;
  const { bad } = t.terminal;
  const contenders = names.map((name) => readContender(t, name));
  if (contenders.length < 2) fail(bad.arena.contenders);
  const game = gameOf(context, { ...options, players: options.players ?? DEFAULT_PLAYERS });
  for (const name of contenders) checkContender(name, game);
  const { players, board } = game;
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  const hypotheses = options.sprt === undefined ? undefined : readHypotheses(t, options.sprt);
  if (hypotheses !== undefined && contenders.length > 2) fail(bad.arena.sprtPair);
  return {
    game,
    requested: {
      contenders,
      players,
      edition: { id: board.edition.id, hash: board.edition.hash },
      start: game.options.start,
      seed: seedFor(t, contenders, options.seed),
      rulesVersion: RULES_VERSION,
      program: programDigest(),
    },
    schedule: makeSchedule(contenders.length, players, games),
    jobs:
      options.jobs === undefined
        ? availableParallelism()
        : wholeNumber(t, '--jobs', options.jobs, 1, MAX_JOBS),
    ...(hypotheses && { test: new SequentialTest(hypotheses, players) }),
  };
}
