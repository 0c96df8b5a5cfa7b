/** What an operator looks at: all tables, one of them, its record, and whether everything that is stored is in order. */
import { commitmentOf, encodeState, err, formatRecord, ok, type Result } from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import { GameLog, gameRecord, type LoadedGame, Match, Table } from '@kairo/table';
import type { Room } from '../rooms/room.ts';
import { readRoom, UnreadableRoom } from '../rooms/storedRoom.ts';
import type { HeldRoom, ListPosition } from '../storage/storage.ts';
import type { ToolStorage } from '../storage/toolStorage.ts';
import { NO_BOTS } from './changes.ts';

const PAGE = 200;

/** The one that changed last first. */
export async function* everyRoom({ rooms }: ToolStorage): AsyncGenerator<HeldRoom> {
  for (let after: ListPosition | undefined; ; ) {
    const page = await rooms.recent(PAGE, after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = { activeAt: last.activeAt, id: last.room.id };
  }
}

/** By the beginning of its id, as logs show it. Several if it is not clear which one is meant. */
export async function findRooms(storage: ToolStorage, beginning: string): Promise<HeldRoom[]> {
  const found: HeldRoom[] = [];
  for await (const held of everyRoom(storage)) {
    if (held.room.id.startsWith(beginning)) found.push(held);
  }
  return found;
}

export function roomOf({ room }: HeldRoom): Result<Room, string> {
  try {
    return ok(readRoom(room));
  } catch (failure) {
    if (failure instanceof UnreadableRoom) return err(failure.message);
    throw failure;
  }
}

/** As the public may know it while the game is not over. Undefined if the game has not begun. */
export async function recordText(
  { games }: ToolStorage,
  id: string,
): Promise<Result<string, TableError> | undefined> {
  const loaded = await GameLog.load(games, id);
  if (!loaded?.ok) return loaded;
  const table = new Table(loaded.value, { store: games, isDurable: true, now: Date.now, bots: NO_BOTS });
  return ok(formatRecord(await gameRecord(table, 'spectator')));
}

export type Verdict =
  /** `entries` is 0 for a table at which no game was begun. */
  | { readonly kind: 'fine'; readonly entries: number }
  | { readonly kind: 'other-rules'; readonly version: string }
  | { readonly kind: 'damaged'; readonly detail: string };

/** Plays the game again from its deal, and compares everything that is stored of it. */
export async function verifyRoom(storage: ToolStorage, held: HeldRoom): Promise<Verdict> {
  const read = roomOf(held);
  if (!read.ok) return { kind: 'damaged', detail: read.error };
  const room = read.value;
  const { games } = storage;
  const stored = await games.load(room.id, Number.MAX_SAFE_INTEGER);
  const hasBegun = room.state === 'playing' || room.state === 'over';
  if (stored === undefined) {
    return hasBegun ? { kind: 'damaged', detail: 'its game is missing' } : { kind: 'fine', entries: 0 };
  }
  const whole = await GameLog.load({ load: async () => stored, read: games.read.bind(games) }, room.id);
  const short = await GameLog.load(games, room.id);
  for (const loaded of [whole, short]) {
    if (loaded?.ok === false) return verdictOf(loaded.error);
  }
  if (!whole?.ok || !short?.ok) return { kind: 'damaged', detail: 'it was removed meanwhile' };
  const detail = differenceIn(room, whole.value, short.value, stored.snapshot.state);
  if (detail !== undefined) return { kind: 'damaged', detail };
  return { kind: 'fine', entries: whole.value.match.version.seq };
}

function verdictOf(error: TableError): Verdict {
  if (error.code === 'table/rules-version') return { kind: 'other-rules', version: String(error.found) };
  return { kind: 'damaged', detail: error.code === 'table/bad-save' ? error.detail : error.code };
}

/** `whole` was played again from the first snapshot, `short` from the latest one that a server would begin with. */
function differenceIn(
  room: Room,
  whole: LoadedGame,
  short: LoadedGame,
  firstSnapshot: string,
): string | undefined {
  const { header, match, entries } = whole;
  const deal = Match.deal(match.game, header.seed);
  if (encodeState(deal.match.settledState) !== firstSnapshot) return 'the deal does not follow from the seed';
  const dealt = entries[0]?.type === 'deal' ? entries[0].events : undefined;
  const expected = deal.entries[0]?.type === 'deal' ? deal.entries[0].events : undefined;
  if (JSON.stringify(dealt) !== JSON.stringify(expected)) return 'the deal was told differently';
  if (header.seed !== room.seed) return 'the seed is not that of the table';
  if (commitmentOf(match.game, header.seed) !== room.commitment)
    return 'the commitment does not fit the seed';
  const isSame = encodeState(short.match.settledState) === encodeState(match.settledState);
  const hasGrown = short.match.version.seq !== match.version.seq;
  return isSame || hasGrown ? undefined : 'the latest snapshot does not follow from the entries';
}
