/** The log of a game, inside the thread. These are the statements that every move runs, so they are written out and do not go through Kysely. */
import type { Version } from '@kairo/protocol';
import type { PackedAddition, PackedAppended, PackedGame, PackedTail } from '../operations/games.ts';
import type { Connection } from './connection.ts';

interface EntryRow {
  readonly entry: string;
}

export function makeGames(connection: Connection) {
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
    `insert into wake (game, due_at, lease_holder, lease_until) values (?, ?, ?, ?)
     on conflict (game) do update set due_at = excluded.due_at,
       lease_holder = excluded.lease_holder, lease_until = excluded.lease_until`,
  );
  const dropWake = connection.prepare('delete from wake where game = ?');
  const selectVersion = connection.prepare('select seq, revision from game where id = ?');
  const selectGame = connection.prepare(
    'select header, draft, seq from game join game_header on game_header.game = game.id where id = ?',
  );
  const selectDraft = connection.prepare('select seq, draft from game where id = ?');
  const selectSnapshot = connection.prepare(
    'select seq, state from game_snapshot where game = ? and seq <= ? order by seq desc limit 1',
  );
  const selectFirstSnapshot = connection.prepare(
    'select seq, state from game_snapshot where game = ? order by seq limit 1',
  );
  const selectEntries = connection.prepare(
    'select entry from game_entry where game = ? and seq > ? and seq <= ? order by seq',
  );

  /** What comes with the row of the game, which has been written. */
  function add(id: string, { version, entries, snapshot, keptFrom, wakeAt, lease }: PackedAddition): void {
    let seq = version.seq - entries.length;
    for (const entry of entries) insertEntry.run(id, ++seq, entry);
    if (snapshot !== undefined) {
      insertSnapshot.run(id, snapshot.seq, snapshot.state);
      if (keptFrom > 0) dropSnapshots.run(id, keptFrom);
    }
    if (wakeAt === null) dropWake.run(id);
    else if (wakeAt !== undefined) setWake.run(id, wakeAt, lease?.holder ?? null, lease?.until ?? null);
  }

  function readGame(id: string, after: number, upTo: number): string {
    const rows = selectEntries.all(id, after, upTo) as unknown as EntryRow[];
    return `[${rows.map(({ entry }) => entry).join()}]`;
  }

  return {
    loadGame(id: string, tail: number): PackedGame | undefined {
      const game = selectGame.get(id) as { header: string; draft: string; seq: number } | undefined;
      if (game === undefined) return undefined;
      const snapshot = (selectSnapshot.get(id, game.seq - tail) ?? selectFirstSnapshot.get(id)) as
        | { seq: number; state: string }
        | undefined;
      if (snapshot === undefined) throw new Error(`game ${id} has no snapshot`);
      const entries = readGame(id, snapshot.seq - 1, game.seq);
      return { header: game.header, draft: game.draft, snapshot: { ...snapshot }, entries };
    },

    readGame,

    tailOfGame(id: string, after: number): PackedTail | undefined {
      const game = selectDraft.get(id) as { readonly seq: number; readonly draft: string } | undefined;
      return game && { ...game, entries: readGame(id, after, game.seq) };
    },

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
  };
}
