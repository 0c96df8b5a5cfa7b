/** A data folder with tables at which everyone sits and the cards are dealt, so that the swarm knows the games. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { databaseIn } from '../../../packages/server/src/config/dataFiles.ts';
import { holderOfKey } from '../../../packages/server/src/identity/people.ts';
import { drawCode, drawId } from '../../../packages/server/src/rooms/ids.ts';
import { newRoom } from '../../../packages/server/src/rooms/newRoom.ts';
import type { Room } from '../../../packages/server/src/rooms/room.ts';
import { storedRoom } from '../../../packages/server/src/rooms/storedRoom.ts';
import { openSqlite } from '../../../packages/server/src/storage/sqlite/open.ts';
import type { ServerStorage } from '../../../packages/server/src/storage/storage.ts';
import { GameLog, Match } from '../../../packages/table/src/index.ts';
import { GAME, type Script, SEATS, SETUP } from './script.ts';

/** A table and the keys of its seats. */
export interface DealtTable {
  readonly id: string;
  readonly keys: readonly string[];
  readonly script: Script;
}

/** How many are written at a time. */
const TOGETHER = 200;

async function dealTable(storage: ServerStorage, script: Script): Promise<DealtTable> {
  const { seed } = script;
  const now = Date.now();
  const keys = Array.from({ length: SEATS }, () => randomBytes(18).toString('base64url'));
  const wishes = {
    setup: SETUP,
    begin: 'whenFull',
    spectators: true,
    pace: null,
    standIn: 'trader',
    seating: 'chosen',
    open: [],
  } as const;
  const empty = newRoom(wishes, GAME, null, { id: drawId(), code: drawCode(), seed, now });
  const seats = keys.map((key) => ({ holder: holderOfKey(key), isOpen: false, isReady: true }));
  const waiting: Room = { ...empty, seats };
  const playing: Room = { ...waiting, revision: 2, state: 'playing', code: null, expiresAt: null };
  await storage.rooms.create(storedRoom(waiting, now));
  const create: Parameters<typeof GameLog.create>[0]['create'] = async (header, first) => {
    // No bot has to begin.
    const addition = { ...first, wakeAt: null };
    return (await storage.rooms.begin(storedRoom(playing, now), 1, header, addition)) === 'begun';
  };
  const game = { id: playing.id, setup: SETUP, seed, standIn: playing.standIn };
  const header = await GameLog.create({ create }, game, Match.deal(GAME, seed), () => now);
  if (header === undefined) throw new Error('a table was not dealt');
  return { id: playing.id, keys, script };
}

/** Writes so many tables into a new folder; the games are used in turn. */
export async function stock(
  folder: string,
  count: number,
  scripts: readonly Script[],
): Promise<DealtTable[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const opened = await openSqlite({ file: databaseIn(folder), openedAt: Date.now() });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const tables: DealtTable[] = [];
  while (tables.length < count) {
    const next = Array.from({ length: Math.min(TOGETHER, count - tables.length) }, (_, i) => {
      const script = scripts[(tables.length + i) % scripts.length];
      if (script === undefined) throw new Error('no games');
      return dealTable(opened.value, script);
    });
    tables.push(...(await Promise.all(next)));
  }
  await opened.value.close();
  return tables;
}
