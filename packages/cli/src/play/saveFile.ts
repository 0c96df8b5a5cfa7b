/**
 * Games on disk. A save is a record of the table as text, so that `replay`, `show` and `verify` read it too; who
 * plays which seat, and the turn that somebody has not ended, are in comments that a record's reader passes over.
 *
 * The record has only what is settled: it shows what is true for everybody, and an action that is held has not been
 * done. As a part of the record it would bring to light what nobody has seen yet, or even end the game.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatBotSpec, parseBotSpec } from '@kairo/bots';
import {
  type Action,
  type Edition,
  formatAction,
  formatRecord,
  type Game,
  type GameRecord,
  parseAction,
  parseRecord,
  type RecordError,
  Recorder,
  type Result,
  replayRecord,
} from '@kairo/engine';
import { Match } from '@kairo/table';
import { isTooLarge, textIn } from '../options.ts';
import { HUMAN, isHuman, namesOf, type SeatedMatch, type Seating } from './seating.ts';

const EXTENSION = '.kairo';
const PLAYERS = /^# players (\S+)$/m;
/** Bots that are called otherwise today. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([['greedy', 'apprentice']]);
/** The actions of a draft as in a record's turn, the held one last. */
const DRAFT = /^# draft (.+)$/m;
/** The record's last turn cannot be taken back, but its player has not ended it. */
const NOT_ENDED = /^# turn not ended$/m;
/** Older programs wrote drafts into the record: so many of its last actions. */
const OPEN = /^# open (\d{1,3})$/m;

/** Where games are kept unless a file is named. */
function saveFolder(env: NodeJS.ProcessEnv): string {
  return env['KAIRO_SAVES'] ?? join(env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state'), 'kairo');
}

/** `2026-05-01-184502.kairo`: sorts by time, and never takes another game's place. */
export function newSavePath(env: NodeJS.ProcessEnv, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return join(saveFolder(env), `${stamp}-${process.pid}${EXTENSION}`);
}

function recordOf(seated: SeatedMatch): GameRecord {
  const { game, seed, steps } = seated.match;
  const recorder = new Recorder(game, seed, namesOf(seated), steps[0]?.events ?? []);
  for (const { by, events } of steps) if (by !== undefined) recorder.add(by.seat, by.action, events);
  return recorder.tableRecord();
}

function draftOf({ draft, held }: Match): Action[] {
  const done = draft.flatMap(({ by }) => (by === undefined ? [] : [by.action]));
  return held === undefined ? done : [...done, held];
}

function formatSave(seated: SeatedMatch): string {
  const { match, seats } = seated;
  const players = seats.map(({ player }) => (player === HUMAN ? HUMAN : formatBotSpec(player))).join(',');
  const draft = draftOf(match).map(formatAction).join(' / ');
  const [format = '', ...rest] = formatRecord(recordOf(seated)).split('\n');
  const comments = [
    `# players ${players}`,
    ...(draft === '' ? [] : [`# draft ${draft}`]),
    ...(match.isAwaitingEnd ? ['# turn not ended'] : []),
  ];
  return [format, ...comments, ...rest].join('\n');
}

/** Step by step: Node's own way never returns where no folder can be made, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error; // somebody else may have been faster
  }
}

/** Whole or not at all, for nobody else's eyes: it holds the seed. */
export function writeSave(path: string, seated: SeatedMatch): void {
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, formatSave(seated), { mode: 0o600 });
  renameSync(draft, path);
}

function playerOf(word: string | undefined): Seating['player'] {
  const spec = parseBotSpec(OLD_NAMES.get(word ?? '') ?? word ?? '');
  if (spec.ok) return spec.value;
  // Once a budget could be given to who needs none.
  return spec.error.code === 'bot/needs-no-budget' ? { name: spec.error.name } : HUMAN;
}

/** What is settled, and what was only drafted. */
function actionsIn(
  text: string,
  { turns }: GameRecord,
): { readonly settled: readonly Action[]; readonly draft: readonly (Action | undefined)[] } {
  const actions = turns.flatMap((turn) => turn.actions);
  const open = Math.min(Number(OPEN.exec(text)?.[1] ?? 0), turns.at(-1)?.actions.length ?? 0);
  const noted = DRAFT.exec(text)?.[1]?.split(' / ').map(parseAction) ?? [];
  return {
    settled: actions.slice(0, actions.length - open),
    draft: [...actions.slice(actions.length - open), ...noted],
  };
}

function playAgain(game: Game, seed: string, actions: readonly Action[]): Match {
  const match = Match.start(game, seed);
  for (const action of actions) match.play(action);
  return match;
}

/**
 * A comment is no reason to refuse a game: of a draft that somebody has changed there is as much as can be played, and
 * a bot that sits in for a person begins the turn anew.
 */
function redraft({ match, seats }: SeatedMatch, draft: readonly (Action | undefined)[]): void {
  if (!isHuman({ seats }, match.acting)) return;
  for (const action of draft) {
    if (action === undefined || match.isTurnComplete || match.act(action) !== undefined) return;
  }
}

/** The record is there if it can be read and only cannot be played. */
interface SaveError {
  readonly error: RecordError;
  readonly record?: GameRecord;
}

/** The game as it was left, or what is wrong with the file. */
export function parseSave(
  text: string,
  editions: ReadonlyMap<string, Edition>,
): Result<SeatedMatch, SaveError> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { ok: false, error: { error: parsed.error } };
  const record = parsed.value;
  const replayed = replayRecord(record, editions);
  if (!replayed.ok) return { ok: false, error: { error: replayed.error, record } };
  const { game } = replayed.value.state;
  const seed = record.seed ?? '';
  const players = PLAYERS.exec(text)?.[1]?.split(',') ?? [];
  const seats = record.seats.map((name, seat) => ({ name, player: playerOf(players[seat]) }));
  const { settled, draft } = actionsIn(text, record);
  const { steps } = playAgain(game, seed, settled);
  const awaitsEnd = NOT_ENDED.test(text) && isHuman({ seats }, steps.at(-1)?.by?.seat);
  const seated = { match: new Match({ game, seed, steps, awaitsEnd }), seats };
  redraft(seated, draft);
  return { ok: true, value: seated };
}

export interface SavedGame {
  readonly path: string;
  readonly text: string;
}

/** The game that was played last, if it is not over: what `--resume` without a file means. */
export function latestSave(env: NodeJS.ProcessEnv): SavedGame | undefined {
  const folder = saveFolder(env);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(EXTENSION)) : [];
  const found = names
    .map((name) => join(folder, name))
    .map((path) => ({ path, file: statSync(path) }))
    .filter(({ file }) => file.isFile() && !isTooLarge(file));
  for (const { path } of found.sort((a, b) => b.file.mtimeMs - a.file.mtimeMs)) {
    const text = textIn(path);
    if (text.startsWith('kairo-record/') && !/^result /m.test(text)) return { path, text };
  }
  return undefined;
}
