import { ALLEY, makeGame } from '@kairo/engine';
import { DEFAULT_SETUP } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { Rooms } from '../../src/rooms/rooms.ts';
import { opened } from '../storage/opened.ts';

test('a room that is read at the moment of its removal is gone afterwards', async () => {
  const storage = await opened(':memory:');
  const now = (): number => 1_700_000_000_000;
  const wishes = {
    setup: { ...DEFAULT_SETUP, edition: 'alley' },
    begin: 'byHost',
    spectators: true,
    pace: null,
    standIn: 'merchant',
    seating: 'chosen',
    open: [],
  } as const;
  const game = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });
  const made = await new Rooms(storage.rooms, now).create(wishes, game, 'p:someone', null);
  if (!made.ok) throw new Error(made.error.code);
  const { id } = made.value;
  // It has not been read here before.
  const rooms = new Rooms(storage.rooms, now);
  const [read] = await Promise.all([rooms.get(id), rooms.remove(id)]);
  expect(read?.id).toBe(id);
  expect(await rooms.get(id)).toBeUndefined();
  await storage.close();
});
