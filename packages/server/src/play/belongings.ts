/** What people hold in rooms, when it passes to someone else or is given up. */
import { ok, type Result } from '@kairo/engine';
import type { RoomRefusal, ServerRefusal } from '@kairo/protocol';
import { digestOf } from '../identity/keys.ts';
import { forgetHolder, passOn, takeSeat } from '../rooms/holding.ts';
import { type Holder, isPerson, namesOf, type Room, seatsOf } from '../rooms/room.ts';
import { readRoom, storedRoom } from '../rooms/storedRoom.ts';
import { StorageFailure } from '../storage/failure.ts';
import type { PeopleStore, RoomStore } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import type { LiveTable } from './liveTable.ts';
import type { Play } from './play.ts';
import type { Talks } from './talks.ts';

/** How many rooms are looked at in one go. */
const PART = 100;

export interface BelongingsTools {
  readonly play: Play;
  readonly store: RoomStore;
  readonly people: PeopleStore;
  readonly talks: Pick<Talks, 'passOn' | 'forget'>;
  readonly clock: Clock;
  /** Of a device that is no longer known. */
  readonly signedOut: (device: string) => void;
}

export interface Newcomer {
  readonly holder: Holder;
  readonly name: string;
  readonly secret: string;
}

export class Belongings {
  private readonly tools: BelongingsTools;

  constructor(tools: BelongingsTools) {
    this.tools = tools;
  }

  /** A seat that was offered gets another holder; its former one becomes a spectator. */
  async takeSeat(
    id: string,
    seat: number,
    { holder, name, secret }: Newcomer,
  ): Promise<Result<Room, RoomRefusal | ServerRefusal>> {
    const { play, clock } = this.tools;
    const hash = digestOf(secret);
    const taken = await this.reseat(id, (room) =>
      takeSeat(room, seat, { holder, name, hash, now: clock.now() }),
    );
    if (!taken.ok || taken.value.state !== 'playing') return taken;
    const live = await play.live.open(id);
    if (live.ok) await live.value.company.hand(seat, `hand ${hash.slice(0, 20)}`);
    return taken;
  }

  /** All that one person holds becomes another's, except seats at tables where the other has one. */
  async bring(from: Holder, to: Holder): Promise<void> {
    await this.tools.talks.passOn(from, to);
    await this.eachRoomOf(from, (room) => this.reseat(room.id, (now) => ok(passOn(now, from, to))));
  }

  /** A person with name, devices, code, seats and all that they said. What a crash leaves undone is done by `forgetRest`. */
  async forget(person: string): Promise<void> {
    const { people, talks, signedOut } = this.tools;
    const holder = `p:${person}` as const;
    const devices = await people.devices(person);
    // Also at tables at which they have no seat any more: after a crash those would not be found.
    await talks.forget(holder);
    await people.remove(person);
    for (const { id } of devices) signedOut(id);
    await this.eachRoomOf(holder, (room) => this.leave(room, holder));
    // What was said meanwhile.
    await talks.forget(holder);
  }

  /** Someone without a device and a code cannot come back. */
  async forgetIfLost(person: string): Promise<void> {
    const { people } = this.tools;
    const isLost =
      (await people.devices(person)).length === 0 && (await people.recoveryOf(person)) === undefined;
    if (isLost) await this.forget(person);
  }

  /** Rooms of people who were removed. */
  async forgetRest(): Promise<void> {
    const { store, people, talks } = this.tools;
    for (const stored of await store.orphaned(PART)) {
      const room = readRoom(stored);
      for (const { holder } of stored.holders) {
        const known = isPerson(holder as Holder) ? await people.get(holder.slice(2)) : 'a program';
        if (known !== undefined) continue;
        await this.leave(room, holder as Holder);
        await talks.forget(holder as Holder);
      }
    }
  }

  /** In a running game bots play on for good. */
  private async leave(room: Room, holder: Holder): Promise<void> {
    const live = room.state === 'playing' ? await this.tools.play.live.open(room.id) : undefined;
    if (live?.ok) await this.abandonSeats(live.value, seatsOf(room, holder));
    await this.reseat(room.id, (now) => ok(forgetHolder(now, holder)));
  }

  private async abandonSeats({ company }: LiveTable, seats: readonly number[]): Promise<void> {
    for (const seat of seats) {
      if ((await company.abandon(seat)) === undefined) throw new StorageFailure('a seat was not left');
    }
  }

  /** Changes a room, and the names in its game together with it. */
  private async reseat(id: string, transition: Parameters<Play['change']>[1]): ReturnType<Play['change']> {
    const { play, store, clock } = this.tools;
    return play.rooms.change(id, transition, (room, expected) =>
      store.update(storedRoom(room, clock.now()), expected, namesOf(room)),
    );
  }

  private async eachRoomOf(holder: Holder, work: (room: Room) => Promise<unknown>): Promise<void> {
    const { store } = this.tools;
    let after: { readonly activeAt: number; readonly id: string } | undefined;
    const rooms: Room[] = [];
    for (;;) {
      const part = await store.ofHolder(holder, PART, after);
      rooms.push(...part.map(({ room }) => readRoom(room)));
      const last = part.at(-1);
      if (last === undefined || part.length < PART) break;
      after = { activeAt: last.activeAt, id: last.room.id };
    }
    for (const room of rooms) await work(room);
  }
}
