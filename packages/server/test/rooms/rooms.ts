/** Rooms for tests. */
import { ALLEY, makeGame } from '@kairo/engine';
import { newRoom, type Wishes } from '../../src/rooms/newRoom.ts';
import type { Holder, Room } from '../../src/rooms/room.ts';
import { sit } from '../../src/rooms/transitions.ts';
import { setupOf } from '../online/setups.ts';

export const HOST: Holder = 'p:host';
export const NOOR: Holder = 'p:noor';
export const KEY: Holder = 'k:program';
export const NOW = 1_000_000;

export const GAME = makeGame(ALLEY, 3, { start: 'preset', openMoney: false });

export function roomOf(wishes: Partial<Wishes> = {}, host: Holder | null = HOST): Room {
  return newRoom(
    {
      setup: setupOf('person', 'person', 'trader'),
      begin: 'byHost',
      spectators: true,
      pace: null,
      standIn: 'merchant',
      seating: 'chosen',
      open: [],
      ...wishes,
    },
    GAME,
    host,
    { id: 'table', code: 'ABCDEF', seed: '00112233445566778899aabbccddeeff', now: NOW },
  );
}

/** The value, which must be there. */
export function done<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}

/** With the host in seat 0 and another person in seat 1. */
export function fullRoom(wishes: Partial<Wishes> = {}): Room {
  const hosted = done(sit(roomOf(wishes), 0, { holder: HOST, name: 'Amina' }));
  return done(sit(hosted, 1, { holder: NOOR, name: 'Noor' }));
}
