import { expect, test } from 'vitest';
import { type Complaint, Talks } from '../../src/play/talks.ts';
import type { Room } from '../../src/rooms/room.ts';
import { opened } from '../storage/opened.ts';
import { FakeClock } from './fakeClock.ts';

const ROOM = {
  id: 't'.repeat(22),
  isQuiet: false,
  seats: [{ holder: 'p:amina' }, { holder: 'p:noor' }, { holder: null }],
} as unknown as Room;

async function talks() {
  const clock = new FakeClock();
  const storage = await opened(':memory:');
  const complaints: Complaint[] = [];
  const made = new Talks({ store: storage.talk, clock, complain: (one) => complaints.push(one) });
  return { clock, complaints, talks: made, close: () => storage.close() };
}

const refusalOf = (said: Awaited<ReturnType<Talks['say']>>): string | undefined =>
  said.ok ? undefined : said.error.code;

test('what is said is stored, and told to those who listen', async () => {
  const { talks: table, close } = await talks();
  const heard: number[] = [];
  const stop = table.listen(ROOM.id, ({ number }) => heard.push(number));
  await table.say(ROOM, 'p:amina', { phrase: 'hello' });
  await table.say(ROOM, 'p:noor', { words: '  Tea?\n<b>‮ now ' });
  stop();
  await table.say(ROOM, 'p:noor', { words: 'Unheard' });
  expect(heard).toEqual([1, 2]);
  expect(await table.of(ROOM)).toMatchObject([
    { number: 1, seat: 0, phrase: 'hello' },
    { number: 2, seat: 1, words: 'Tea? <b>  now' },
    { number: 3, seat: 1, words: 'Unheard' },
  ]);
  expect(await table.of({ ...ROOM, id: 'another' })).toEqual([]);
  await close();
});

test('spectators listen, a quiet table is quiet, and there are limits', async () => {
  const { talks: table, clock, close } = await talks();
  const hello = { phrase: 'hello' } as const;
  expect(refusalOf(await table.say(ROOM, undefined, hello))).toBe('talk/not-seated');
  expect(refusalOf(await table.say(ROOM, 'p:lin', hello))).toBe('talk/not-seated');
  expect(refusalOf(await table.say({ ...ROOM, isQuiet: true }, 'p:amina', hello))).toBe('talk/off');
  expect(refusalOf(await table.say(ROOM, 'p:amina', { words: ' \u0000 ' }))).toBe('talk/empty');
  expect(refusalOf(await table.say(ROOM, 'p:amina', { words: '😀'.repeat(201) }))).toBe('talk/too-long');
  expect(refusalOf(await table.say(ROOM, 'p:amina', { words: '😀'.repeat(200) }))).toBeUndefined();
  expect(refusalOf(await table.say(ROOM, 'p:amina', hello))).toBeUndefined();
  expect(refusalOf(await table.say(ROOM, 'p:amina', hello))).toBe('talk/too-fast');
  expect(refusalOf(await table.say(ROOM, 'p:noor', hello))).toBeUndefined();
  clock.pass(3_000);
  expect(refusalOf(await table.say(ROOM, 'p:amina', hello))).toBeUndefined();
  const rest = await Promise.all(
    Array.from({ length: 8 }, () => table.say(ROOM, 'p:noor', { words: 'spam' })),
  );
  expect(rest.map(refusalOf).filter((code) => code === 'talk/too-fast')).toHaveLength(4);
  await close();
});

test('messages are shown where their authors sit now, and not at all once they are gone', async () => {
  const { talks: table, close } = await talks();
  await table.say(ROOM, 'p:amina', { words: 'Hello' });
  await table.say(ROOM, 'p:noor', { words: 'Hi' });
  const [amina, noor, free] = ROOM.seats;
  const seatsIn = async (seats: readonly unknown[]) =>
    (await table.of({ ...ROOM, seats } as Room)).map(({ seat, words }) => [seat, words]);
  expect(await seatsIn([free, noor, amina])).toEqual([
    [2, 'Hello'],
    [1, 'Hi'],
  ]);
  expect(await seatsIn([free, noor])).toEqual([[1, 'Hi']]);
  await close();
});

test('a complaint names the message; too many are dropped', async () => {
  const { talks: table, complaints, close } = await talks();
  await table.say(ROOM, 'p:amina', { words: 'Rude' });
  await table.report(ROOM, 'p:noor', 7);
  await table.report(ROOM, 'p:noor', 1);
  expect(complaints).toMatchObject([{ room: ROOM.id, message: { number: 1, seat: 0, words: 'Rude' } }]);
  for (let i = 0; i < 5; i++) await table.report(ROOM, 'p:noor', 1);
  expect(complaints).toHaveLength(2);
  await close();
});
