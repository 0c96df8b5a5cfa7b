/** Moves a site from a folder into PostgreSQL. Each game is played again from what was written; run again, it copies what is new. */
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@kairo/engine';
import { withoutPassword } from '../config/databaseAddress.ts';
import { databaseIn } from '../config/dataFiles.ts';
import { StorageFailure, type StorageProblem } from '../storage/failure.ts';
import { Connections } from '../storage/postgres/connections.ts';
import { Copying } from '../storage/postgres/copying.ts';
import { isTrouble, Trouble } from '../storage/postgres/errors.ts';
import { openPostgres } from '../storage/postgres/open.ts';
import { openToChange } from '../storage/sqlite/here.ts';
import type { ServerStorage } from '../storage/storage.ts';
import { verifyRoom } from './inspection.ts';

interface MoveCounts {
  copied: number;
  /** They were there as they are here. */
  same: number;
  /** They are only there, and were left alone. */
  others: number;
}

export interface MoveReport {
  readonly tables: Readonly<MoveCounts>;
  readonly people: Readonly<MoveCounts>;
  /** How many games were played again, and their entries. */
  readonly verified: { readonly games: number; readonly entries: number };
  /** Games by other rules, which were copied, but cannot be played again. */
  readonly unverified: number;
  readonly refused: readonly { readonly id: string; readonly detail: string }[];
}

export type MoveRefusal =
  | StorageProblem
  /** A server has used the database since: what happened there would be lost. */
  | { readonly code: 'move/served' };

/** For a server that is stopped: one that runs would change what was copied. */
export async function moveSite(
  folder: string,
  database: string,
  now: number,
): Promise<Result<MoveReport, MoveRefusal>> {
  const file = databaseIn(folder);
  const held = openToChange(file, now);
  if (!held.ok) return held;
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    const opened = await openPostgres({ url: database, openedAt: now });
    if (!opened.ok) return opened;
    const connections = new Connections({ url: database, most: 1 });
    try {
      const copying = new Copying(source, connections);
      if (await copying.hasBeenServed()) return err({ code: 'move/served' });
      return ok(await copyAll(copying, opened.value));
    } catch (error) {
      if (!(error instanceof Trouble || error instanceof StorageFailure)) throw error;
      // What was copied so far is whole; the next run goes on from there.
      return err({ code: 'storage/failed', file: withoutPassword(database), detail: error.message });
    } finally {
      await connections.close();
      await opened.value.close();
    }
  } finally {
    source.close();
    await held.value.close();
  }
}

async function copyAll(copying: Copying, target: ServerStorage): Promise<MoveReport> {
  const refused: { id: string; detail: string }[] = [];
  const verified = { games: 0, entries: 0 };
  let unverified = 0;
  const people: MoveCounts = { copied: 0, same: 0, others: await copying.countOthers('person') };
  for (const id of copying.ids('person')) people[await copying.copy('person', id)]++;
  const tables: MoveCounts = { copied: 0, same: 0, others: await copying.countOthers('room') };
  for (const id of copying.ids('room')) {
    const copied = await attempt(() => copying.copy('room', id));
    if (!copied.ok) {
      refused.push({ id, detail: copied.error });
      continue;
    }
    const room = await target.rooms.get(id);
    if (room === undefined) throw new Error(`table ${id} was copied and is not there`);
    const verdict = await verifyRoom(
      { ...target, close: () => undefined },
      { room, activeAt: 0, summary: null },
    );
    if (verdict.kind === 'damaged') {
      await copying.remove('room', id);
      refused.push({ id, detail: verdict.detail });
      continue;
    }
    tables[copied.value]++;
    if (verdict.kind === 'other-rules') unverified++;
    else if (verdict.entries > 0) {
      verified.games++;
      verified.entries += verdict.entries;
    }
  }
  // Last: until then no server can be taken to have run there.
  await copying.copySite();
  return { tables, people, verified, unverified, refused };
}

/** A table that cannot be written beside others, for it has the code or the key of one, say, is refused by itself. */
async function attempt<T>(work: () => Promise<T>): Promise<Result<T, string>> {
  try {
    return ok(await work());
  } catch (error) {
    if (isTrouble(error, 'race') || isTrouble(error, 'fault')) return err((error as Error).message);
    throw error;
  }
}
