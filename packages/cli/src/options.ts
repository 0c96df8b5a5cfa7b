/** Reads the values of options that several commands share. */
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BotSpec, formatBotSpec, parseBotSpec } from '@kairo/bots';
import {
  CAIRO,
  checkSetup,
  EDITIONS,
  type Edition,
  type Game,
  type GameOptions,
  loadEdition,
  makeGame,
  STARTS,
} from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import type { Context } from './context.ts';
import { fail } from './failure.ts';

/** As commander passes them on. */
export interface SetupOptions {
  readonly edition?: string;
  readonly players?: string;
  readonly start?: string;
  readonly seed?: string;
}

const DEFAULT_PLAYERS = 4;
/** For reproducible runs of tools; a real game gets a strong seed. */
export const DEFAULT_SEED = '1';
const MAX_TURN = 1_000_000;

/** `--help` of the tools for engineers, in English. */
export const PLAYERS_HELP = 'number of players, 2 to 4';
export const TEST_SEED_HELP = `random seed (default: ${DEFAULT_SEED})`;

export function wholeNumber(t: Messages, option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : fail(t.terminal.bad.number(option, text, min, max));
}

export function readTurn(t: Messages, text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber(t, '--turn', text, 0, MAX_TURN);
}

export function readSeed(t: Messages, text: string): string {
  return /^[\x21-\x7e]{1,128}$/.test(text) ? text : fail(t.terminal.bad.seed(text));
}

function readPlayers(t: Messages, text: string): number {
  const players = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  const error = checkSetup(CAIRO, players, { start: 'variable', openMoney: false });
  if (error === undefined) return players;
  return fail(t.error(error.code === 'setup/players' ? { ...error, found: text } : error));
}

export function readStart(t: Messages, text: string): GameOptions['start'] {
  return (
    STARTS.find((start) => start === text) ?? fail(t.terminal.bad.choice('--start', text, STARTS.join(', ')))
  );
}

/** A bot with an optional thinking time, like `vizier@500`. */
export function readBotSpec(t: Messages, text: string): BotSpec {
  const spec = parseBotSpec(text);
  return spec.ok ? spec.value : fail(t.error(spec.error));
}

/** The bot's translated name, with its thinking time unless that is the default. */
export function botLabel(t: Messages, spec: BotSpec): string {
  return t.terms.bot[spec.name] + formatBotSpec(spec).slice(spec.name.length);
}

/** A shipped edition by its id, or one from a JSON file. */
export function readEdition({ t, io }: Context, text: string): Edition {
  const shipped = EDITIONS.get(text);
  if (shipped !== undefined) return shipped;
  if (!text.endsWith('.json')) return fail(t.terminal.bad.edition(text, [...EDITIONS.keys()].join(', ')));
  const loaded = loadEdition(readJson({ t, io }, text));
  return loaded.ok ? loaded.value : fail(t.terminal.bad.inFile(text, t.error(loaded.error)));
}

/** The absolute path of a regular file that exists or can be created. Refuses devices and pipes, which could block. */
export function filePath({ t, io }: Context, file: string): string {
  const { bad } = t.terminal;
  if (file.trim() === '') return fail(bad.noFileName); // `resolve` would return the current folder
  const path = resolve(io.cwd, file);
  const found = existsSync(path) ? statSync(path) : undefined;
  if (found?.isDirectory()) return fail(bad.isFolder(file));
  return found === undefined || found.isFile() ? path : fail(bad.notAFile(file));
}

/** Records take some kilobytes, traces some megabytes. */
const MAX_MEGABYTES = 64;

export function isTooLarge({ size }: Stats): boolean {
  return size > MAX_MEGABYTES * 1_000_000;
}

/** Without the byte order mark that some editors add. */
export function textIn(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
}

export function readText(context: Context, file: string): string {
  const { t } = context;
  const path = filePath(context, file);
  if (!existsSync(path)) return fail(t.terminal.bad.noFile(file));
  if (isTooLarge(statSync(path))) return fail(t.terminal.bad.tooLarge(file, MAX_MEGABYTES));
  try {
    return textIn(path);
  } catch {
    return fail(t.terminal.bad.unreadable(file));
  }
}

function readJson(context: Context, file: string): unknown {
  const text = readText(context, file);
  try {
    return JSON.parse(text);
  } catch {
    return fail(context.t.terminal.bad.notJson(file));
  }
}

/** The game that the options describe; fails if there is no such game. */
export function gameOf(context: Context, options: SetupOptions, openMoney = false): Game {
  const { t } = context;
  const edition = options.edition === undefined ? CAIRO : readEdition(context, options.edition);
  const players = options.players === undefined ? DEFAULT_PLAYERS : readPlayers(t, options.players);
  const start = options.start === undefined ? 'variable' : readStart(t, options.start);
  const error = checkSetup(edition, players, { start, openMoney });
  return error === undefined ? makeGame(edition, players, { start, openMoney }) : fail(t.error(error));
}
