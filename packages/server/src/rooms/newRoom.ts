/** New rooms: as someone asked for one, or for a rematch. */
import { commitmentOf, err, type Game, ok, type Result } from '@kairo/engine';
import { PERSON, type RoomRefusal } from '@kairo/protocol';
import { type Holder, isPerson, ROOM_FORMAT, type Room, seatsOf } from './room.ts';

/** A room that has not begun expires after so long; people coming and going do not postpone it. */
export const WAITING_TIME = 24 * 60 * 60 * 1000;

/** What the creator of a room chooses. */
export interface Wishes
  extends Pick<Room, 'setup' | 'begin' | 'spectators' | 'pace' | 'standIn' | 'seating'> {
  /** The seats that anyone may take. */
  readonly open: readonly number[];
}

/** What a room gets by chance and time. */
export interface Origin {
  readonly id: string;
  readonly code: string;
  readonly seed: string;
  readonly now: number;
}

/** `game` is that of the set-up: what is dealt, and committed to, depends on it. */
export function newRoom(
  { open, ...wishes }: Wishes,
  game: Game,
  host: Holder | null,
  { id, code, seed, now }: Origin,
  request: string | null = null,
): Room {
  const isOpen = (seat: number): boolean =>
    open.includes(seat) && wishes.setup.seats[seat]?.player === PERSON;
  return {
    format: ROOM_FORMAT,
    id,
    revision: 1,
    state: 'waiting',
    code,
    createdAt: now,
    expiresAt: now + WAITING_TIME,
    host,
    ...wishes,
    seats: wishes.setup.seats.map((_, seat) => ({ holder: null, isOpen: isOpen(seat), isReady: false })),
    isLocked: false,
    seed,
    commitment: commitmentOf(game, seed),
    next: null,
    isQuiet: false,
    request,
  };
}

/**
 * The same table once more, with everyone who is a person in the next seat of the order of play. Seats of programs are
 * free: their keys belong to the old table. Only those who hold a seat may ask.
 */
export function rematchOf(
  room: Room,
  by: Holder | undefined,
  game: Game,
  origin: Origin,
): Result<Room, RoomRefusal> {
  if (seatsOf(room, by).length === 0) return err({ code: 'room/not-seated' });
  if (room.state !== 'over') return err({ code: 'room/not-over', state: room.state });
  if (room.next !== null) return err({ code: 'room/has-next', next: room.next });
  const moved = <T>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)];
  const kept = (holder: Holder | null): boolean => holder !== null && isPerson(holder);
  const seats = moved(room.seats).map(({ holder, isOpen }) => ({
    holder: kept(holder) ? holder : null,
    isOpen,
    isReady: holder === by,
  }));
  const setups = moved(room.setup.seats).map((seat, i) =>
    seat.player === PERSON && seats[i]?.holder === null ? { ...seat, name: '' } : seat,
  );
  const isHostThere = seats.some(({ holder }) => holder !== null && holder === room.host);
  const asker = by !== undefined && isPerson(by) ? by : null;
  const { begin, spectators, pace, standIn, seating } = room;
  const fresh = newRoom(
    {
      setup: { ...room.setup, seats: setups },
      begin,
      spectators,
      pace,
      standIn,
      seating,
      open: [],
    },
    game,
    isHostThere ? room.host : asker,
    origin,
  );
  return ok({ ...fresh, seats, isQuiet: room.isQuiet });
}
