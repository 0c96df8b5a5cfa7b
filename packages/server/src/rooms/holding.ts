/** How what someone holds in a room passes to someone else, as pure functions like `transitions.ts`. */
import { err, ok } from '@kairo/engine';
import { type Holder, isPerson, type Offer, type Room, seatsOf } from './room.ts';
import { type Changed, hasName, placeAt, withSeat } from './transitions.ts';

/** The holder of a seat makes a secret with which it can be taken. An earlier offer ends. */
export function offerSeat(room: Room, seat: number, by: Holder, offer: Offer | null): Changed {
  const place = placeAt(room, seat);
  if (!place.ok) return place;
  if (place.value.held.holder !== by) return err({ code: 'room/not-seated' });
  if (room.state === 'waiting' || room.state === 'playing') return ok(withSeat(room, seat, {}, { offer }));
  return err({ code: 'room/not-waiting', state: room.state });
}

export interface Taker {
  readonly holder: Holder;
  readonly name: string;
  /** Of the secret that came with the link. */
  readonly hash: string;
  readonly now: number;
}

/** Takes a seat that was offered. The host's role goes along with it. */
export function takeSeat(room: Room, seat: number, { holder, name, hash, now }: Taker): Changed {
  const place = placeAt(room, seat);
  if (!place.ok) return place;
  const { offer = null, holder: giver } = place.value.held;
  // The hash of a secret of 128 bits tells nothing about it, however it is compared.
  if (offer === null || offer.hash !== hash || offer.until <= now) return err({ code: 'room/no-offer' });
  if (room.state !== 'waiting' && room.state !== 'playing')
    return err({ code: 'room/not-waiting', state: room.state });
  const [own] = seatsOf(room, holder);
  if (own !== undefined) return err({ code: 'room/already-seated', seat: own });
  if (hasName(room, name, seat)) return err({ code: 'room/name-taken', name });
  const isReady = room.state === 'playing' || !isPerson(holder);
  const taken = withSeat(room, seat, { name }, { holder, isReady, offer: null });
  return ok(room.host === giver ? { ...taken, host: holder } : taken);
}

/** All that one person holds here becomes another's, but no one gets a second seat. */
export function passOn(room: Room, from: Holder, to: Holder): Room {
  if (room.host !== from && seatsOf(room, from).length === 0) return room;
  const host = room.host === from ? to : room.host;
  if (seatsOf(room, to).length > 0) return host === room.host ? room : { ...room, host };
  const seats = room.seats.map((seat) => (seat.holder === from ? { ...seat, holder: to } : seat));
  return { ...room, host, seats };
}

/** Frees what someone held here, and removes their name. */
export function forgetHolder(room: Room, holder: Holder): Room {
  const seats = seatsOf(room, holder);
  if (room.host !== holder && seats.length === 0) return room;
  const emptied = seats.reduce(
    (now, seat) => withSeat(now, seat, { name: '' }, { holder: null, isReady: false, offer: null }),
    room,
  );
  if (room.host !== holder) return emptied;
  const host = emptied.seats.find((seat) => seat.holder !== null && isPerson(seat.holder))?.holder ?? null;
  return { ...emptied, host };
}
