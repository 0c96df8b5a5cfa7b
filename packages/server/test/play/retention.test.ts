import { expect, test } from 'vitest';
import { People } from '../../src/identity/people.ts';
import { Retention } from '../../src/play/retention.ts';
import type { Room } from '../../src/rooms/room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { storedRoom } from '../../src/rooms/storedRoom.ts';
import { roomOf } from '../rooms/rooms.ts';
import { opened } from '../storage/opened.ts';

const DAY = 24 * 60 * 60 * 1000;

async function keptFor(keeping: { readonly games: number; readonly unplayed: number }) {
  const storage = await opened(':memory:');
  const clock = { now: () => 1_000 * DAY };
  const looked = new Set<string>();
  const forgotten: string[] = [];
  const known = new People(storage.people, clock.now);
  const rooms = new Rooms(storage.rooms, clock.now);
  const retention = new Retention({
    keeping,
    clock,
    rooms,
    // Whatever is there is enough.
    live: { peek: (id) => (looked.has(id) ? ({} as never) : undefined) },
    store: storage.rooms,
    people: storage.people,
    known,
    belongings: { forgetIfLost: async (person) => void forgotten.push(person) },
  });
  const add = async (name: string, state: Room['state'], daysAgo: number): Promise<string> => {
    const id = name.padEnd(22, '-');
    await storage.rooms.create(
      storedRoom({ ...roomOf(), id, code: null, state }, clock.now() - daysAgo * DAY),
    );
    await storage.talk.add(id, { name: 'Amina', holder: 'p:host', at: 0, phrase: null, words: 'Hello' }, 9);
    return id;
  };
  const left = async (): Promise<string[]> =>
    (await storage.rooms.recent(100)).map(({ room }) => room.id.replaceAll('-', '')).sort();
  return { storage, known, looked, forgotten, retention, add, left };
}

test('tables are removed after their time, and running games never', async () => {
  const { storage, retention, add, left, looked } = await keptFor({ games: 400, unplayed: 7 });
  await add('lately', 'over', 399);
  const over = await add('over', 'over', 400);
  await add('closed', 'closed', 7);
  await add('expired', 'expired', 8);
  await add('closedLately', 'closed', 6);
  await add('playing', 'playing', 900);
  await add('waiting', 'waiting', 900);
  looked.add(over);
  await retention.sweep();
  expect(await left()).toEqual(['closedLately', 'lately', 'over', 'playing', 'waiting']);
  looked.clear();
  await retention.sweep();
  expect(await left()).toEqual(['closedLately', 'lately', 'playing', 'waiting']);
  expect(await storage.talk.of(over)).toEqual([]);
  await storage.close();
});

test('0 keeps them for ever', async () => {
  const { storage, retention, add, left } = await keptFor({ games: 0, unplayed: 0 });
  await add('over', 'over', 9_999);
  await add('closed', 'closed', 9_999);
  await retention.sweep();
  expect(await left()).toEqual(['closed', 'over']);
  await storage.close();
});

test('a browser whose cookie has ended is signed out, and its person forgotten if there is no way back', async () => {
  const { storage, known, forgotten, retention } = await keptFor({ games: 400, unplayed: 7 });
  const credentials = { authorization: undefined, cookie: undefined, userAgent: '', isHttps: false };
  const [old, recent] = [await known.welcome(credentials), await known.welcome(credentials)];
  await storage.people.touch(old.known.device.id, 600 * DAY);
  await storage.people.touch(recent.known.device.id, 601 * DAY);
  const gone: string[] = [];
  known.signOuts.listen(old.known.device.id, () => gone.push('signed out'));
  await retention.sweep();
  expect(gone).toEqual(['signed out']);
  expect(forgotten).toEqual([old.known.person.id]);
  expect(await storage.people.devices(old.known.person.id)).toEqual([]);
  expect(await storage.people.devices(recent.known.person.id)).toHaveLength(1);
  await storage.close();
});
