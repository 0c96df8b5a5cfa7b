/** Rooms, people and games to be stored. */
import { DEFAULT_SETUP } from '@kairo/protocol';
import { type Addition, GAME_FORMAT, type GameHeader, type Snapshot } from '@kairo/table';
import type { NewDevice, ServerStorage, StoredPerson, StoredRoom } from '../../../src/storage/storage.ts';

/** Gives an empty storage with each call. */
export type MakeStorage = () => Promise<ServerStorage>;

export function roomOf(id: string, changes: Partial<StoredRoom> = {}): StoredRoom {
  return {
    id,
    revision: 1,
    state: 'waiting',
    code: null,
    isListed: false,
    createdAt: 1000,
    updatedAt: 1000,
    expiresAt: null,
    document: `{"room":"${id}"}`,
    holders: [],
    ...changes,
  };
}

export function headerOf(id: string): GameHeader {
  return {
    format: GAME_FORMAT,
    id,
    setup: DEFAULT_SETUP,
    seed: `seed of ${id}`,
    rulesVersion: 1,
    createdAt: 1000,
  };
}

/** One entry, which leads to `seq`. */
export function additionOf(
  seq: number,
  { updatedAt = seq, wakeAt }: { readonly updatedAt?: number; readonly wakeAt?: number | null } = {},
): Addition {
  return {
    entries: [{ type: 'endTurn', seat: 0, command: `${seq}` }],
    draft: { base: seq, revision: 0, actions: [], commands: [] },
    summary: { updatedAt, points: [seq], isOver: false },
    ...(wakeAt !== undefined && { wakeAt }),
  };
}

export function firstOf(
  changes: { readonly updatedAt?: number; readonly wakeAt?: number | null } = {},
): Addition & { readonly snapshot: Snapshot } {
  return { ...additionOf(1, changes), snapshot: { seq: 1, state: 'state 1' } };
}

export function personOf(id: string, changes: Partial<StoredPerson> = {}): StoredPerson {
  return { id, name: `name of ${id}`, createdAt: 1000, ...changes };
}

export function deviceOf(id: string, changes: Partial<NewDevice> = {}): NewDevice {
  return { id, keyHash: `hash of ${id}`, label: `label of ${id}`, createdAt: 1000, seenAt: 1000, ...changes };
}
