/** Reads and checks the command line of `kairo arena`. */
import { availableParallelism } from 'node:os';
import {
  checkContender,
  type Hypotheses,
  isOutside,
  makeSchedule,
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
import { readOutsideSpec } from '../outsideSpec.ts';

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

/** The contender's name as it is written in files and tables. */
function readContender(t: Messages, text: string): string {
  return readOutsideSpec(t, text) === undefined ? formatBotSpec(readBotSpec(t, text)) : text.trim();
}

function readHypotheses(text: string): Hypotheses {
  const [elo0, elo1] = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (elo0 === undefined || elo1 === undefined || elo0 >= elo1)
    return fail(
      `--sprt needs two Elo differences, the smaller first, like “0,30” for 0 and 30, not “${text}”.`,
    );
  return { elo0, elo1 };
}

/** A program from outside could guess a fixed seed and deal the cards itself, so it gets a random one. */
function seedFor(t: Messages, contenders: readonly string[], given: string | undefined): string | undefined {
  if (given !== undefined) return readSeed(t, given);
  return contenders.some(isOutside) ? undefined : DEFAULT_SEED;
}

export function readMatch(context: Context, names: readonly string[], options: ArenaOptions): ArenaMatch {
  const { t } = context;
  const contenders = names.map((name) => readContender(t, name));
  if (contenders.length < 2) fail('Name at least two bots.');
  const game = gameOf(context, { ...options, players: options.players ?? DEFAULT_PLAYERS });
  for (const name of contenders) checkContender(name, game);
  const { players, board } = game;
  const games = wholeNumber(t, '--games', options.games ?? DEFAULT_GAMES, 1, MAX_GAMES);
  const hypotheses = options.sprt === undefined ? undefined : readHypotheses(options.sprt);
  if (hypotheses !== undefined && contenders.length > 2) fail('--sprt is for two bots.');
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
