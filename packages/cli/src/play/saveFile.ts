/**
 * Games on disk. A save is a record of the table as text, so that `replay`, `show` and `verify` read it too; who
 * plays which seat, and what may still be taken back, are in comments that a record's reader passes over.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatBotSpec, parseBotSpec } from '@kairo/bots';
import {
  type Edition,
  formatRecord,
  parseRecord,
  type RecordError,
  type Result,
  replayRecord,
} from '@kairo/engine';
import { HUMAN, Match, type Seating } from './match.ts';

const EXTENSION = '.kairo';
const PLAYERS = /^# players (\S+)$/m;
/** Bots that are called otherwise today. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([['greedy', 'apprentice']]);
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

function formatSave(match: Match): string {
  const players = match.setup.seats
    .map(({ player }) => (player === HUMAN ? HUMAN : formatBotSpec(player)))
    .join(',');
  const [format = '', ...rest] = formatRecord(match.record()).split('\n');
  return [format, `# players ${players}`, `# open ${match.openSteps}`, ...rest].join('\n');
}

/** Whole or not at all, for nobody else's eyes: it holds the seed. */
export function writeSave(path: string, match: Match): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, formatSave(match), { mode: 0o600 });
  renameSync(draft, path);
}

function playerOf(word: string | undefined): Seating['player'] {
  const spec = parseBotSpec(OLD_NAMES.get(word ?? '') ?? word ?? '');
  return spec.ok ? spec.value : HUMAN;
}

/** The game as it was left, or what is wrong with the file. */
export function parseSave(text: string, editions: ReadonlyMap<string, Edition>): Result<Match, RecordError> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const replayed = replayRecord(record, editions);
  if (!replayed.ok) return replayed;
  const players = PLAYERS.exec(text)?.[1]?.split(',') ?? [];
  const match = new Match({
    game: replayed.value.state.game,
    seed: record.seed ?? '',
    seats: record.seats.map((name, seat) => ({ name, player: playerOf(players[seat]) })),
  });
  for (const action of record.turns.flatMap(({ actions }) => actions)) match.play(action);
  match.confirm();
  match.reopen(Number(OPEN.exec(text)?.[1] ?? 0));
  return { ok: true, value: match };
}

export interface SavedGame {
  readonly path: string;
  readonly text: string;
}

/** The game that was played last, if it is not over: what `--resume` without a file means. */
export function latestSave(env: NodeJS.ProcessEnv): SavedGame | undefined {
  const folder = saveFolder(env);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(EXTENSION)) : [];
  const paths = names.map((name) => join(folder, name));
  const byAge = paths.map((path) => ({ path, time: statSync(path).mtimeMs })).sort((a, b) => b.time - a.time);
  for (const { path } of byAge) {
    const text = readFileSync(path, 'utf8');
    if (text.startsWith('kairo-record/') && !/^result /m.test(text)) return { path, text };
  }
  return undefined;
}
