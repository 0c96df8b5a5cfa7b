/** Where games are saved. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { isTooLarge, textIn } from '../options.ts';
import { EXTENSION, FileStore } from './fileStore.ts';

/** A file that holds a game, or will hold one. */
export interface GamePlace {
  readonly path: string;
  readonly store: FileStore;
  readonly id: string;
}

export function placeOf(path: string): GamePlace {
  const store = new FileStore(dirname(path));
  return { path, store, id: store.idOf(basename(path)) };
}

/** Where games are saved unless a file is named. */
function folderOf(env: NodeJS.ProcessEnv): string {
  return env['KAIRO_SAVES'] ?? join(env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state'), 'kairo');
}

/** Where the key of a seat at an online table is kept unless a file is named. */
export function keyPath(env: NodeJS.ProcessEnv, table: string, seat: number | undefined): string {
  return join(folderOf(env), 'seats', `${table}${seat === undefined ? '' : `-${seat}`}.json`);
}

/** `2026-05-01-184502-4711.kairo`: names sort by time, and the process id makes them unique. */
export function newPlace(env: NodeJS.ProcessEnv, now: Date): GamePlace {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return placeOf(join(folderOf(env), `${time}-${process.pid}${EXTENSION}`));
}

/** Whether a file is a saved game, by how its text begins. */
export function isSavedGame(text: string): boolean {
  return /^\{\s*"format"\s*:\s*"kairo-game\//.test(text);
}

/** A record, as the terminal once saved games, of a game that is not over. */
function isUnfinishedRecord(text: string): boolean {
  return text.startsWith('kairo-record/') && !/^result /m.test(text);
}

/** Where a saved record goes on as a game: the record itself is never changed. */
export function migratedPlace(path: string): GamePlace {
  const extension = extname(path);
  return placeOf(join(dirname(path), `${basename(path, extension)}-migrated${EXTENSION}`));
}

interface Unfinished {
  readonly path: string;
  readonly updatedAt: number;
}

async function unfinishedGames(folder: string): Promise<Unfinished[]> {
  const store = new FileStore(folder);
  return (await store.list()).flatMap(({ header, summary }) => {
    const { id } = header as { readonly id: string };
    const { isOver, updatedAt } = summary as { readonly isOver?: unknown; readonly updatedAt?: unknown };
    return isOver === false ? [{ path: store.pathOf(id), updatedAt: Number(updatedAt) }] : [];
  });
}

function unfinishedRecords(folder: string): Unfinished[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) === EXTENSION) : [];
  return names
    .map((name) => join(folder, name))
    .map((path) => ({ path, file: statSync(path, { throwIfNoEntry: false }) }))
    .flatMap(({ path, file }) =>
      file?.isFile() && !isTooLarge(file) ? [{ path, updatedAt: file.mtimeMs }] : [],
    )
    .filter(({ path }) => isUnfinishedRecord(textIn(path)) && !existsSync(migratedPlace(path).path));
}

/** The file of the unfinished game that was played last, if there is one. */
export async function latestUnfinished(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folder = folderOf(env);
  const found = [...(await unfinishedGames(folder)), ...unfinishedRecords(folder)];
  return found.sort((a, b) => b.updatedAt - a.updatedAt)[0]?.path;
}
