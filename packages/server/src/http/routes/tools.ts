/** What the routes share. */
import type { Result } from '@kairo/engine';
import type { Asker, People } from '../../identity/people.ts';
import type { RecoveryCodes } from '../../identity/recovery.ts';
import { networkOf } from '../../limits/addresses.ts';
import type { Attempts } from '../../limits/attempts.ts';
import type { Counts } from '../../limits/counts.ts';
import type { TokenBuckets } from '../../limits/tokenBuckets.ts';
import type { Belongings } from '../../play/belongings.ts';
import type { Clock } from '../../play/clock.ts';
import type { LiveTable } from '../../play/liveTable.ts';
import type { Play } from '../../play/play.ts';
import { readName } from '../../rooms/names.ts';
import { type Holder, isInside, type Room, seatsOf } from '../../rooms/room.ts';
import type { PeopleStore } from '../../storage/storage.ts';
import type { Asked } from '../api.ts';
import { type ApiRefusal, Refused } from '../refusals.ts';

export interface RouteTools {
  readonly play: Play;
  readonly people: PeopleStore;
  readonly clock: Clock;
  /** The code needed to create a table; undefined if none is. */
  readonly creationCode: string | undefined;
  /** Tables that have not ended, by address. */
  readonly openTables: Counts;
  /** Tables that are made, by address. */
  readonly newTables: TokenBuckets;
  /** Requests that wait for news, by address. */
  readonly polls: Counts;
  /** Attempts to guess a code, of a table or of the server. */
  readonly guesses: Attempts;
  /** Attempts with recovery codes. */
  readonly recoveries: Attempts;
  readonly known: People;
  readonly codes: RecoveryCodes;
  readonly belongings: Belongings;
}

/** Takes one from a rate of the address that asks. */
export function takeToken(rate: Pick<TokenBuckets, 'take'>, asked: Asked): void {
  const retryAfter = rate.take(networkOf(asked.request.ip));
  if (retryAfter > 0) throw new Refused({ code: 'server/too-many-requests', retryAfter });
}

/** The value, or the refusal thrown. */
export function accepted<T>(result: Result<T, ApiRefusal>): T {
  if (result.ok) return result.value;
  throw new Refused(result.error);
}

export function checkedName(text: string): string {
  const name = readName(text);
  if (name !== undefined) return name;
  throw new Refused({ code: 'table/malformed', field: 'name', expected: 'a name of 1–24 characters' });
}

/** The next table offers the same name. */
export async function keepName({ people }: RouteTools, asker: Asker, name: string): Promise<void> {
  if (asker.kind !== 'person' || asker.known.person.name === name) return;
  await people.rename(asker.known.person.id, name);
}

function holderOf(asker: Asker): Holder | undefined {
  return 'holder' in asker ? asker.holder : undefined;
}

export async function roomOf({ play }: RouteTools, asked: Asked): Promise<Room> {
  const room = await play.room(asked.table);
  if (room === undefined) throw new Refused({ code: 'room/unknown' });
  return room;
}

/** Who is asking, if a program then one that has to do with this table. */
export async function askerAt(tools: RouteTools, asked: Asked, room: Room): Promise<Holder | undefined> {
  const asker = await asked.who();
  const holder = holderOf(asker);
  if (asker.kind === 'program' && holder !== undefined) {
    if (!isInside(room, holder)) throw new Refused({ code: 'identity/unknown-key' });
    tools.play.gatherings.polled(room.id, holder);
  }
  return holder;
}

/** Someone who must be known here; what they may do is checked afterwards. */
export async function knownAt(tools: RouteTools, asked: Asked, room: Room): Promise<Holder> {
  const holder = await askerAt(tools, asked, room);
  if (holder === undefined) throw new Refused({ code: 'identity/missing' });
  return holder;
}

/** A seat, or a spectator where they are allowed. The host may look on in any case. */
export function viewerAt(room: Room, holder: Holder | undefined): number | 'spectator' {
  const [seat] = seatsOf(room, holder);
  if (seat !== undefined) return seat;
  if (!room.spectators && !isInside(room, holder)) throw new Refused({ code: 'room/no-spectators' });
  return 'spectator';
}

/** The game of a room that has begun. */
export async function gameOf({ play }: RouteTools, room: Room): Promise<LiveTable> {
  const hasBegun = room.state === 'playing' || room.state === 'over';
  if (!hasBegun) throw new Refused({ code: 'room/not-begun', state: room.state });
  const live = accepted(await play.live.open(room.id));
  if (live.table.failure !== undefined) {
    play.live.sweep();
    throw new Refused(live.table.failure);
  }
  return live;
}
