/** The games in a server's database, read as another program would. */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Snapshot } from '@kairo/table';

export interface StoredRow {
  readonly header: string;
  readonly seq: number;
  readonly revision: number;
  readonly draft: string;
  /** With their numbers. */
  readonly entries: readonly { readonly seq: number; readonly entry: string }[];
  readonly snapshots: readonly Snapshot[];
  /** When the server wants to look at it. */
  readonly wakeAt: number | undefined;
  /** Of its room. */
  readonly state: string;
}

/** While a server uses it, or after it was closed. Games that are not there are left out. */
export function readGames(file: string, ids: readonly string[]): Map<string, StoredRow> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    // One moment for all.
    database.exec('begin');
    const select = (text: string): ((id: string) => unknown[]) => {
      const statement = database.prepare(text);
      return (id) => statement.all(id);
    };
    const games = select(`select header, game.seq, game.revision, draft, due_at, state from game
      join game_header on game_header.game = game.id join room on room.id = game.id
      left join wake on wake.game = game.id where game.id = ?`);
    const entries = select('select seq, entry from game_entry where game = ? order by seq');
    const snapshots = select('select seq, state from game_snapshot where game = ? order by seq');
    const rows = new Map<string, StoredRow>();
    for (const id of ids) {
      const [game] = games(id) as (Omit<StoredRow, 'wakeAt'> & { readonly due_at: number | null })[];
      if (game === undefined) continue;
      const { due_at, ...rest } = game;
      rows.set(id, {
        ...rest,
        entries: entries(id) as StoredRow['entries'],
        snapshots: snapshots(id) as StoredRow['snapshots'],
        wakeAt: due_at ?? undefined,
      });
    }
    return rows;
  } finally {
    database.close();
  }
}

/** After a server was killed: a copy, so that the next server finds what the last one has left. */
export function readGamesAtRest(
  file: string,
  ids: readonly string[],
  scratch: string,
): Map<string, StoredRow> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  for (const part of [file, `${file}-wal`]) {
    if (existsSync(part)) copyFileSync(part, join(scratch, basename(part)));
  }
  const copy = join(scratch, basename(file));
  if (!existsSync(copy)) return new Map();
  // Opening it for writing recovers what the log of SQLite holds.
  const database = new DatabaseSync(copy);
  const isEmpty = database.prepare("select 1 from sqlite_master where name = 'room'").get() === undefined;
  database.close();
  return isEmpty ? new Map() : readGames(copy, ids);
}
