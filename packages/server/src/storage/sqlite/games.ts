/** Games, inside the thread. These are the statements that every move runs, so they are written out and do not go through Kysely. */
import type { Version } from '@kairo/protocol';
import type { GameHeader, Snapshot } from '@kairo/table';
import type { Connection } from './connection.ts';

/** An addition as it travels to the thread: what the thread need not look into is JSON already. */
export interface PackedAddition {
  readonly version: Version;
  readonly entries: readonly string[];
  readonly draft: string;
  readonly summary: string;
  readonly updatedAt: number;
  readonly snapshot: Snapshot | undefined;
  /** The latest snapshot up to here is kept, and those after it. */
  readonly keptFrom: number;
  readonly wakeAt: number | null | undefined;
}

export interface PackedGame {
  readonly header: string;
  readonly draft: string;
  readonly snapshot: Snapshot;
  readonly entries: readonly string[];
}

export type PackedAppended = true | Version | undefined;

interface EntryRow {
  readonly entry: string;
}

export function makeGames(connection: Connection) {
  const insertGame = connection.prepare(
    `insert into game (id, seq, revision, draft, summary, updated_at) values (?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
  );
  const insertHeader = connection.prepare('insert into game_header (game, header) values (?, ?)');
  const selectHeader = connection.prepare('select header from game_header where game = ?');
  const updateHeader = connection.prepare('update game_header set header = ? where game = ?');
  const advance = connection.prepare(
    `update game set seq = ?, revision = ?, draft = ?, summary = ?, updated_at = ?
     where id = ? and seq = ? and revision = ?`,
  );
  const insertEntry = connection.prepare('insert into game_entry (game, seq, entry) values (?, ?, ?)');
  const insertSnapshot = connection.prepare('insert into game_snapshot (game, seq, state) values (?, ?, ?)');
  const dropSnapshots = connection.prepare(
    `delete from game_snapshot where game = ?1
     and seq > (select min(seq) from game_snapshot where game = ?1)
     and seq < (select max(seq) from game_snapshot where game = ?1 and seq <= ?2)`,
  );
  const setWake = connection.prepare(
    `insert into wake (game, due_at) values (?, ?)
     on conflict (game) do update set due_at = excluded.due_at, lease_holder = null, lease_until = null`,
  );
  const dropWake = connection.prepare('delete from wake where game = ?');
  const selectVersion = connection.prepare('select seq, revision from game where id = ?');
  const selectGame = connection.prepare(
    'select header, draft, seq from game join game_header on game_header.game = game.id where id = ?',
  );
  const selectSnapshot = connection.prepare(
    'select seq, state from game_snapshot where game = ? and seq <= ? order by seq desc limit 1',
  );
  const selectFirstSnapshot = connection.prepare(
    'select seq, state from game_snapshot where game = ? order by seq limit 1',
  );
  const selectEntries = connection.prepare(
    'select entry from game_entry where game = ? and seq > ? and seq <= ? order by seq',
  );
  const selectAll = connection.prepare(
    `select header, summary from game join game_header on game_header.game = game.id
     order by updated_at desc, id`,
  );
  const deletions = [
    'delete from game where id = ?',
    'delete from game_header where game = ?',
    'delete from game_entry where game = ?',
    'delete from game_snapshot where game = ?',
    'delete from wake where game = ?',
  ].map((text) => connection.prepare(text));

  /** What comes with the row of the game, which has been written. */
  function add(id: string, { version, entries, snapshot, keptFrom, wakeAt }: PackedAddition): void {
    let seq = version.seq - entries.length;
    for (const entry of entries) insertEntry.run(id, ++seq, entry);
    if (snapshot !== undefined) {
      insertSnapshot.run(id, snapshot.seq, snapshot.state);
      if (keptFrom > 0) dropSnapshots.run(id, keptFrom);
    }
    if (wakeAt === null) dropWake.run(id);
    else if (wakeAt !== undefined) setWake.run(id, wakeAt);
  }

  function readEntries(id: string, after: number, upTo: number): string[] {
    const rows = selectEntries.all(id, after, upTo) as unknown as EntryRow[];
    return rows.map(({ entry }) => entry);
  }

  return {
    /** Gives the seats other names; does nothing if there is no such game. */
    renameSeats(id: string, names: readonly string[]): void {
      const found = selectHeader.get(id) as { readonly header: string } | undefined;
      if (found === undefined) return;
      const header = JSON.parse(found.header) as GameHeader;
      const seats = header.setup.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
      updateHeader.run(JSON.stringify({ ...header, setup: { ...header.setup, seats } }), id);
    },

    createGame(id: string, header: string, first: PackedAddition): boolean {
      const { version, draft, summary, updatedAt } = first;
      const { changes } = insertGame.run(id, version.seq, version.revision, draft, summary, updatedAt);
      if (changes === 0) return false;
      insertHeader.run(id, header);
      add(id, first);
      return true;
    },

    loadGame(id: string, tail: number): PackedGame | undefined {
      const game = selectGame.get(id) as { header: string; draft: string; seq: number } | undefined;
      if (game === undefined) return undefined;
      const snapshot = (selectSnapshot.get(id, game.seq - tail) ?? selectFirstSnapshot.get(id)) as
        | { seq: number; state: string }
        | undefined;
      if (snapshot === undefined) throw new Error(`game ${id} has no snapshot`);
      const entries = readEntries(id, snapshot.seq - 1, game.seq);
      return { header: game.header, draft: game.draft, snapshot: { ...snapshot }, entries };
    },

    readGame: readEntries,

    /** True if it was appended, otherwise the version that was found. */
    appendToGame(id: string, expected: Version, addition: PackedAddition): PackedAppended {
      const { version, draft, summary, updatedAt } = addition;
      const { changes } = advance.run(
        version.seq,
        version.revision,
        draft,
        summary,
        updatedAt,
        id,
        expected.seq,
        expected.revision,
      );
      if (changes === 1) {
        add(id, addition);
        return true;
      }
      const found = selectVersion.get(id) as { seq: number; revision: number } | undefined;
      return found && { ...found };
    },

    listGames(): { readonly header: string; readonly summary: string }[] {
      return selectAll.all() as { header: string; summary: string }[];
    },

    removeGame(id: string): void {
      for (const deletion of deletions) deletion.run(id);
    },
  };
}
