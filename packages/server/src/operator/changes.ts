/** The operator's changes from outside: by the server that has the data folder open, or, if none has, right here. */
import { existsSync, readFileSync } from 'node:fs';
import { err, ok, type Result } from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import { GameLog, stampWith, Table } from '@kairo/table';
import * as v from 'valibot';
import { doorIn } from '../config/dataFiles.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { StorageProblem } from '../storage/failure.ts';
import type { ToolStorage } from '../storage/toolStorage.ts';
import { Caretaker, type CaretakerRefusal } from './caretaker.ts';
import { doorSchema, grant, LOOPBACK, type Wish, type WishResult } from './door.ts';
import { openToChange, type Site } from './site.ts';

const ANSWER_TIME = 30_000;

export type ChangeRefusal =
  | CaretakerRefusal
  | StorageProblem
  /** A server has the folder open, but does not answer: nothing is known to have changed. */
  | { readonly code: 'operator/no-answer'; readonly detail: string };

export async function changeTable(
  site: Site,
  wish: Wish,
  now: () => number,
): Promise<Result<string, ChangeRefusal>> {
  const door = doorIn(site.folder);
  // Servers share a database that is no file; one of them may be here.
  if (site.database !== undefined && existsSync(door)) {
    const answer = await askServer(door, wish);
    if (answer.ok || answer.error.code !== 'operator/no-answer') return answer;
  }
  const opened = await openToChange(site, now());
  if (opened.ok) {
    try {
      return await grant(caretakerOf(opened.value, now), wish);
    } finally {
      await opened.value.close();
    }
  }
  return opened.error.code === 'storage/in-use' ? askServer(door, wish) : opened;
}

function caretakerOf({ rooms, games }: ToolStorage, now: () => number): Caretaker {
  const stamp = stampWith({ now, downtime: () => 0 });
  const open = async (id: string): Promise<Result<Table, TableError>> => {
    const loaded = await GameLog.load(games, id);
    if (loaded === undefined) return err({ code: 'table/no-saved-game' });
    if (!loaded.ok) return loaded;
    return ok(new Table(loaded.value, { store: games, isDurable: true, now, stamp, bots: NO_BOTS }));
  };
  return new Caretaker({ rooms: new Rooms(rooms, now), open });
}

function noBots(): never {
  throw new Error('no bots play here');
}

/** Nothing is played without a server. */
export const NO_BOTS = { decide: noBots, advise: noBots };

async function askServer(file: string, wish: Wish): Promise<Result<string, ChangeRefusal>> {
  try {
    const { port, token } = v.parse(doorSchema, JSON.parse(readFileSync(file, 'utf8')));
    const response = await fetch(`http://${LOOPBACK}:${port}/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(wish),
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    if (response.status !== 200)
      return err({ code: 'operator/no-answer', detail: `status ${response.status}` });
    return v.parse(answerSchema, await response.json());
  } catch (failure) {
    return err({ code: 'operator/no-answer', detail: failure instanceof Error ? failure.message : '' });
  }
}

/** Of our own server, which speaks of nothing else. */
const answerSchema = v.custom<WishResult>(
  (value) => typeof value === 'object' && value !== null && 'ok' in value,
);
