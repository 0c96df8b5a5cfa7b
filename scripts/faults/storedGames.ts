/** The games in a server's database, read as another program would. */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Snapshot } from '@kairo/table';
import pg from 'pg';

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

/** Games that are not there are left out. */
export interface StoredGames {
  /** While a server uses the database, or after it was closed. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, StoredRow>>;
  /** After a server was killed. */
  readAtRest(ids: readonly string[]): Promise<ReadonlyMap<string, StoredRow>>;
}

/** `scratch` is a folder for copies. */
export function gamesInFile(file: string, scratch: string): StoredGames {
  return {
    read: async (ids) => readGames(file, ids),
    readAtRest: async (ids) => readGamesAtRest(file, ids, scratch),
  };
}

/** In PostgreSQL, which does not end with the server. */
export function gamesAt(url: string): StoredGames {
  const read: StoredGames['read'] = async (ids) => {
    const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // One moment for all.
      await client.query('begin isolation level repeatable read read only');
      const found = await client.query("select to_regclass('talk') is not null as is_there");
      return found.rows[0]?.is_there === true ? await readThrough(client, ids) : new Map();
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return { read, readAtRest: read };
}

const INT8 = 20;

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
}

async function readThrough(client: pg.Client, ids: readonly string[]): Promise<Map<string, StoredRow>> {
  const select = async <Row extends object>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [ids])).rows;
  const games = await select<Omit<StoredRow, 'wakeAt'> & { id: string; due_at: number | null }>(
    `${GAMES} where game.id = any ($1)`,
  );
  const entries = await select<{ game: string; seq: number; entry: string }>(
    'select game, seq, entry from game_entry where game = any ($1) order by seq',
  );
  const snapshots = await select<Snapshot & { game: string }>(
    'select game, seq, state from game_snapshot where game = any ($1) order by seq',
  );
  return new Map(
    games.map(({ id, due_at, ...rest }) => {
      const row = {
        ...rest,
        entries: entries.filter(({ game }) => game === id),
        snapshots: snapshots.filter(({ game }) => game === id),
        wakeAt: due_at ?? undefined,
      };
      return [id, row];
    }),
  );
}

const GAMES = `select game.id, header, game.seq, game.revision, draft, due_at, state from game
  join game_header on game_header.game = game.id join room on room.id = game.id
  left join wake on wake.game = game.id`;

export function readGames(file: string, ids: readonly string[]): Map<string, StoredRow> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    // One moment for all.
    database.exec('begin');
    const select = (text: string): ((id: string) => unknown[]) => {
      const statement = database.prepare(text);
      return (id) => statement.all(id);
    };
    const games = select(`${GAMES} where game.id = ?`);
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

/** A copy, so that the next server finds what the last one has left. */
function readGamesAtRest(file: string, ids: readonly string[], scratch: string): Map<string, StoredRow> {
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
