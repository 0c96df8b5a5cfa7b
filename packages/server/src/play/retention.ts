/** What a server clears away by itself: tables after their time, and devices whose cookie has ended. */
import type { Keeping } from '../config/options.ts';
import { COOKIE_DAYS } from '../identity/cookie.ts';
import type { People } from '../identity/people.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { PeopleStore, RoomStore } from '../storage/storage.ts';
import type { Belongings } from './belongings.ts';
import type { Clock } from './clock.ts';
import type { LiveTables } from './liveTables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How much is cleared away in one go; the rest waits for the next. */
const PART = 100;

export interface RetentionTools {
  readonly keeping: Keeping;
  readonly clock: Pick<Clock, 'now'>;
  readonly rooms: Rooms;
  readonly live: Pick<LiveTables, 'peek'>;
  readonly store: RoomStore;
  readonly people: PeopleStore;
  readonly known: People;
  readonly belongings: Pick<Belongings, 'forgetIfLost'>;
}

export class Retention {
  private readonly tools: RetentionTools;

  constructor(tools: RetentionTools) {
    this.tools = tools;
  }

  async sweep(): Promise<void> {
    const { games, unplayed } = this.tools.keeping;
    await this.removeRooms(['over'], games);
    await this.removeRooms(['closed', 'expired'], unplayed);
    await this.signOut();
  }

  /** One that is being looked at stays until no one looks. */
  private async removeRooms(states: readonly ('over' | 'closed' | 'expired')[], days: number): Promise<void> {
    const { clock, store, rooms, live } = this.tools;
    if (days === 0) return;
    const old = await store.unchangedSince(clock.now() - days * DAY, states, PART);
    for (const id of old) if (live.peek(id) === undefined) await rooms.remove(id);
  }

  /** Their browsers have dropped the cookie. Someone who is left without any way back is forgotten. */
  private async signOut(): Promise<void> {
    const { clock, people, known, belongings } = this.tools;
    for (const { person, device } of await people.unseenSince(clock.now() - COOKIE_DAYS * DAY, PART)) {
      await known.signOut(person, device);
      await belongings.forgetIfLost(person);
    }
  }
}
