/**
 * Games in a folder, one file each. The id of a game follows from the name of its file, whatever the header says, so
 * that a renamed or copied file is a game of its own. Several processes may use the same folder.
 *
 * A change is written and flushed to the disk before its promise resolves; a new file is there whole or not at all.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Version } from '@kairo/protocol';
import type {
  Addition,
  Appended,
  GameHeader,
  GameStore,
  ListedGame,
  Snapshot,
  StoredGame,
} from '@kairo/table';
import { isTooLarge } from '../options.ts';
import { createFile } from './createFile.ts';
import { GameFile, gameFileText, listGame } from './gameFile.ts';
import { withLock } from './withLock.ts';

export const EXTENSION = '.kairo';

export class FileStore implements GameStore {
  private readonly folder: string;
  private readonly files = new Map<string, GameFile>();
  /** Paths of files with other names than the store would give them. */
  private readonly adopted = new Map<string, string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  pathOf(id: string): string {
    return this.adopted.get(id) ?? join(this.folder, encodeURIComponent(id) + EXTENSION);
  }

  /** The id of the game in this file of the folder, which may have any name and need not exist yet. */
  idOf(file: string): string {
    const path = join(this.folder, file);
    const id = decoded(basename(file, EXTENSION));
    if (id !== undefined && this.pathOf(id) === path) return id;
    this.adopted.set(file, path);
    return file;
  }

  async create(header: GameHeader, first: Addition & { readonly snapshot: Snapshot }): Promise<boolean> {
    return createFile(this.pathOf(header.id), gameFileText(header, first));
  }

  async load(id: string, tail: number): Promise<StoredGame | undefined> {
    const stored = this.exists(id) ? this.file(id).load(tail) : undefined;
    return stored && { ...stored, header: withId(stored.header, id) };
  }

  async read(id: string, after: number, upTo: number): Promise<readonly unknown[]> {
    return this.exists(id) ? this.file(id).entries(after, upTo) : [];
  }

  async append(id: string, expected: Version, addition: Addition): Promise<Appended> {
    if (!this.exists(id)) return { ok: false, found: undefined };
    const found = await withLock(this.pathOf(id), () => this.file(id).append(expected, addition));
    const isExpected = found?.seq === expected.seq && found.revision === expected.revision;
    return isExpected ? { ok: true } : { ok: false, found };
  }

  /** Without files that are not games. */
  async list(): Promise<readonly ListedGame[]> {
    return this.ids()
      .flatMap((id) => {
        const game = listGame(this.pathOf(id));
        return game === undefined ? [] : [{ ...game, header: withId(game.header, id) }];
      })
      .sort((a, b) => updatedAt(b) - updatedAt(a));
  }

  async remove(id: string): Promise<void> {
    rmSync(this.pathOf(id), { force: true });
    this.files.delete(id);
  }

  private exists(id: string): boolean {
    return existsSync(this.pathOf(id));
  }

  private ids(): string[] {
    if (!existsSync(this.folder)) return [];
    const files = readdirSync(this.folder).filter((file) => extname(file) === EXTENSION);
    return files
      .map((file) => this.idOf(file))
      .filter((id) => {
        const found = statSync(this.pathOf(id), { throwIfNoEntry: false });
        return found?.isFile() && !isTooLarge(found);
      });
  }

  private file(id: string): GameFile {
    const file = this.files.get(id) ?? new GameFile(this.pathOf(id));
    this.files.set(id, file);
    return file;
  }
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

function withId(header: unknown, id: string): unknown {
  return { ...(header as object), id };
}

function updatedAt({ summary }: ListedGame): number {
  return Number((summary as { readonly updatedAt?: unknown }).updatedAt ?? 0);
}
