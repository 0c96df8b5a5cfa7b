/** What is done with whole games. Loading and appending, which every move does, is written for each database by itself. */
import type { Version } from '@kairo/protocol';
import type { GameHeader, Lease, Snapshot } from '@kairo/table';
import { all, first, query, run, type Work } from './work.ts';

/** An addition as it is stored: what the database need not look into is JSON already. */
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
  readonly lease: Lease | undefined;
}

export interface PackedGame {
  readonly header: string;
  readonly draft: string;
  readonly snapshot: Snapshot;
  /** A list as JSON. */
  readonly entries: string;
}

/** What was added to a game, and its draft. */
export interface PackedTail extends Pick<PackedGame, 'draft' | 'entries'> {
  readonly seq: number;
}

/** True if it was appended, otherwise the version that was found. */
export type PackedAppended = true | Version | undefined;

/** Both databases take as many values in one statement. */
const ROWS_AT_ONCE = 5_000;

export const games = {
  /** Gives the seats other names; does nothing if there is no such game. */
  *renameSeats(id: string, names: readonly string[]): Work<void> {
    const found = yield* first(
      query.selectFrom('game_header').select('header').where('game', '=', id).forUpdate(),
    );
    if (found === undefined) return;
    const header = JSON.parse(found.header) as GameHeader;
    const seats = header.setup.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
    const renamed = JSON.stringify({ ...header, setup: { ...header.setup, seats } });
    yield* run(query.updateTable('game_header').set({ header: renamed }).where('game', '=', id));
  },

  *createGame(id: string, header: string, opening: PackedAddition): Work<boolean> {
    const { version, entries, draft, summary, updatedAt, snapshot, wakeAt, lease } = opening;
    const row = { id, ...version, draft, summary, updated_at: updatedAt };
    const created = query
      .insertInto('game')
      .values(row)
      .onConflict((on) => on.doNothing());
    if ((yield* run(created)) === 0) return false;
    yield* run(query.insertInto('game_header').values({ game: id, header }));
    const before = version.seq - entries.length;
    const rows = entries.map((entry, i) => ({ game: id, seq: before + i + 1, entry }));
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
      yield* run(query.insertInto('game_entry').values(rows.slice(i, i + ROWS_AT_ONCE)));
    if (snapshot !== undefined) {
      yield* run(query.insertInto('game_snapshot').values({ game: id, ...snapshot }));
    }
    if (typeof wakeAt === 'number') {
      const leased = { lease_holder: lease?.holder ?? null, lease_until: lease?.until ?? null };
      yield* run(query.insertInto('wake').values({ game: id, due_at: wakeAt, ...leased }));
    }
    return true;
  },

  *listGames(): Work<{ readonly header: string; readonly summary: string }[]> {
    return yield* all(
      query
        .selectFrom('game')
        .innerJoin('game_header', 'game_header.game', 'game.id')
        .select(['header', 'summary'])
        .orderBy('updated_at', 'desc')
        .orderBy('id'),
    );
  },

  /** The row of the game first: nothing is appended to it any more. */
  *removeGame(id: string): Work<void> {
    yield* run(query.deleteFrom('game').where('id', '=', id));
    for (const table of ['game_header', 'game_entry', 'game_snapshot', 'wake', 'minutes'] as const)
      yield* run(query.deleteFrom(table).where('game', '=', id));
  },
};
