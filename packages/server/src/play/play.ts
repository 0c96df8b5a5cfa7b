/** Rooms and their games together: begins games, follows them to their end, and knows who is there. */
import { err, ok, type Result } from '@kairo/engine';
import type { RoomMessage, RoomRefusal, RoomSeat, ServerRefusal } from '@kairo/protocol';
import { GameLog, gameOfSetup, Match } from '@kairo/table';
import { ROOM_CHANGES } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/tokenBuckets.ts';
import { drawOrder } from '../rooms/ids.ts';
import { rematchOf } from '../rooms/newRoom.ts';
import { type Holder, type Room, seatsOf } from '../rooms/room.ts';
import type { Rooms, Transition } from '../rooms/rooms.ts';
import { roomView, type Surroundings, seatViews } from '../rooms/roomView.ts';
import { storedRoom } from '../rooms/storedRoom.ts';
import { type Arrival, begin, beginByHost, finish, isReadyToBegin, linkNext } from '../rooms/transitions.ts';
import type { RoomStore, RoomUpdated } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import type { Gatherings } from './gatherings.ts';
import { isBotsTurn, type LiveTable } from './liveTable.ts';
import type { LiveTables } from './liveTables.ts';
import { Signal } from './signal.ts';
import type { Looked } from './wakeUps.ts';

/** A game of other rules is looked at so seldom: this release can do nothing in it. */
const OTHER_RULES_LATER = 60 * 60 * 1000;

type Refusal = RoomRefusal | ServerRefusal;
type Changed = Result<Room, Refusal>;

export interface PlayTools {
  readonly rooms: Rooms;
  readonly store: RoomStore;
  readonly live: LiveTables;
  readonly gatherings: Gatherings;
  readonly clock: Clock;
}

export class Play {
  readonly rooms: Rooms;
  readonly live: LiveTables;
  readonly gatherings: Gatherings;
  /** The server is about to stop. */
  readonly closing = new Signal();
  private readonly tools: PlayTools;
  /** By room. */
  private readonly changes: TokenBuckets;

  constructor(tools: PlayTools) {
    this.tools = tools;
    this.rooms = tools.rooms;
    this.live = tools.live;
    this.gatherings = tools.gatherings;
    this.changes = new TokenBuckets(ROOM_CHANGES, tools.clock.now);
  }

  private tooFast(id: string): ServerRefusal | undefined {
    const retryAfter = this.changes.take(id);
    return retryAfter > 0 ? { code: 'server/too-many-requests', retryAfter } : undefined;
  }

  /** A room; if a crash came between the last seat and the deal, the game begins now. */
  async room(id: string): Promise<Room | undefined> {
    const room = await this.rooms.get(id);
    if (room === undefined || !isReadyToBegin(room)) return room;
    const begun = await this.beginIfReady(room);
    return begun.ok ? begun.value : room;
  }

  async sitDown(id: string, seat: number, arrival: Arrival): Promise<Changed> {
    const refusal = this.tooFast(id);
    if (refusal !== undefined) return err(refusal);
    const seated = await this.rooms.sitDown(id, seat, arrival);
    if (!seated.ok) return seated;
    this.gatherings.polled(id, arrival.holder);
    return this.beginIfReady(seated.value);
  }

  /** What people change of a room that waits. */
  async change(id: string, transition: Transition): Promise<Changed> {
    const refusal = this.tooFast(id);
    if (refusal !== undefined) return err(refusal);
    const changed = await this.rooms.change(id, transition);
    return changed.ok ? this.beginIfReady(changed.value) : changed;
  }

  /** A game that has begun is not begun again: the host gets the same answer. */
  async begin(id: string, by: Holder | undefined): Promise<Changed> {
    return this.deal(id, (room) => {
      if (room.state !== 'waiting' && room.state !== 'closed' && room.state !== 'expired') {
        return by !== undefined && room.host === by ? ok(room) : err({ code: 'room/not-host' });
      }
      return beginByHost(room, by, drawOrder(room.seats.length));
    });
  }

  /** The table of the rematch: the same one for every request. */
  async rematch(id: string, by: Holder | undefined): Promise<Changed> {
    const room = await this.rooms.get(id);
    if (room === undefined) return err({ code: 'room/unknown' });
    if (seatsOf(room, by).length === 0) return err({ code: 'room/not-seated' });
    const before = room.next === null ? undefined : await this.rooms.get(room.next);
    if (before !== undefined) return ok(before);
    const game = gameOfSetup(room.setup);
    if (!game.ok) throw new Error(`a room without a game: ${game.error.code}`);
    const made = await this.rooms.add((origin) => rematchOf(room, by, game.value, origin));
    if (!made?.ok) return made ?? err({ code: 'identity/key-used' });
    const linked = await this.rooms.change(id, (now) => linkNext(now, made.value.id, room.next));
    if (linked.ok) return made;
    // Someone else was faster.
    await this.rooms.remove(made.value.id);
    return linked.error.code === 'room/has-next' ? this.known(linked.error.next) : linked;
  }

  /** Follows a game to its end, if it has come to it. */
  async follow({ table: { header, match } }: LiveTable): Promise<void> {
    if (match.isOver) await this.rooms.change(header.id, (room) => ok(finish(room)));
  }

  view(room: Room, viewer: Holder | undefined): RoomMessage {
    return roomView(room, viewer, { ...this.around(room), ...this.gatherings.onlookersOf(room.id) });
  }

  seats(room: Room, viewer: Holder | undefined): RoomSeat[] {
    return seatViews(room, viewer, this.around(room));
  }

  /** Does what is due at a table. */
  async look(id: string): Promise<Looked> {
    const live = await this.live.open(id);
    if (!live.ok) {
      // A release that plays by its rules finds it due.
      const isOfOthers = live.error.code === 'table/rules-version';
      return isOfOthers ? { at: this.tools.clock.now() + OTHER_RULES_LATER } : 'done';
    }
    const { table, company } = live.value;
    await company.lookAtClock();
    table.takeCharge();
    if (table.failure !== undefined) return 'done';
    // The server may have ended between the last move and this.
    await this.follow(live.value);
    if (isBotsTurn(table) || table.storage === 'failed') return 'busy';
    const { left, running = null } = company.message.clock ?? {};
    const rest = running === null ? undefined : left?.[running];
    return rest === undefined ? 'done' : { at: this.tools.clock.now() + rest };
  }

  private around({ id }: Room): Omit<Surroundings, 'spectators' | 'screens'> {
    const standIns = this.live.peek(id)?.table.standing.standIns ?? [];
    return {
      presenceOf: (holder) => this.gatherings.presenceOf(id, holder),
      standIns: Array.from(standIns, (level) => level ?? null),
    };
  }

  private async known(id: string): Promise<Changed> {
    const room = await this.rooms.get(id);
    return room === undefined ? err({ code: 'room/unknown' }) : ok(room);
  }

  private async beginIfReady(room: Room): Promise<Changed> {
    if (!isReadyToBegin(room)) return ok(room);
    return this.deal(room.id, (now) =>
      isReadyToBegin(now) ? begin(now, drawOrder(now.seats.length)) : ok(now),
    );
  }

  /** The room and the first entry of the log are stored together. */
  private async deal(id: string, transition: Transition): Promise<Changed> {
    const dealt = await this.rooms.change(id, transition, (room, expected) => this.store(room, expected));
    if (!dealt.ok || dealt.value.state !== 'playing') return dealt;
    const live = await this.live.open(id);
    if (live.ok) live.value.table.takeCharge();
    return dealt;
  }

  private async store(room: Room, expected: number): Promise<RoomUpdated> {
    const { id, setup, seed, pace, standIn } = room;
    const { clock, store } = this.tools;
    const game = gameOfSetup(setup);
    if (!game.ok) throw new Error(`a room without a game: ${game.error.code}`);
    let begun: RoomUpdated = 'conflict';
    await GameLog.create(
      {
        create: async (header, first) => {
          const addition = this.live.leased(first);
          const result = await store.begin(storedRoom(room, clock.now()), expected, header, addition);
          begun = result === 'begun' ? 'updated' : result;
          return result === 'begun';
        },
      },
      { id, setup, seed, standIn, ...(pace !== null && { pace }) },
      Match.deal(game.value, seed),
      clock.now,
    );
    return begun;
  }
}
