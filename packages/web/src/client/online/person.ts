/** What a page asks of its server about the person: devices, the code that brings them along, seats to hand on. */
import type { Result, Seat } from '@kairo/engine';
import { flag, listOf, nullable, object, type Shaped, textShape, whole } from '@kairo/protocol';
import { type ApiError, request } from './api.ts';

type Asked<T> = Promise<Result<T, ApiError>>;

const nothing = object({});

const devicesShape = object({
  devices: listOf(
    object({ device: textShape, label: textShape, createdAt: whole(0), seenAt: whole(0), isThis: flag }),
    'a list of devices',
  ),
  recovery: nullable(object({ createdAt: whole(0) })),
});
export type Devices = Shaped<typeof devicesShape>;

export const devices = (): Asked<Devices> => request('GET', 'me/devices', devicesShape);

export const signOut = (device: string): Asked<unknown> => request('DELETE', `me/devices/${device}`, nothing);

export const makeCode = (): Asked<{ code: string }> =>
  request('POST', 'me/recovery', object({ code: textShape }), {});

const foundShape = object({
  name: textShape,
  games: whole(0),
  isYou: flag,
  here: nullable(object({ name: textShape, games: whole(0), isKept: flag })),
});
export type Found = Shaped<typeof foundShape>;

/** Whose code it is; nothing is changed. */
export const lookAtCode = (code: string): Asked<Found> =>
  request('POST', 'me/recover/look', foundShape, { code });

export const recover = (code: string, games: 'bring' | 'leave'): Asked<{ name: string }> =>
  request('POST', 'me/recover', object({ name: textShape }), { code, games });

export const deleteMe = (): Asked<unknown> => request('DELETE', 'me', nothing);

const offerShape = object({ secret: textShape, until: whole(0) });
export type Offer = Shaped<typeof offerShape>;

export const offerSeat = (table: string, seat: Seat): Asked<Offer> =>
  request('POST', `tables/${table}/seats/${seat}/offer`, offerShape, {});

export const withdrawOffer = (table: string, seat: Seat): Asked<unknown> =>
  request('DELETE', `tables/${table}/seats/${seat}/offer`, nothing);

export const takeSeat = (table: string, seat: Seat, secret: string, name: string): Asked<unknown> =>
  request('POST', `tables/${table}/seats/${seat}/take`, nothing, { secret, name });
