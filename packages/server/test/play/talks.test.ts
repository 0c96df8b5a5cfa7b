import { expect, test } from 'vitest';
import { type Complaint, Talks } from '../../src/play/talks.ts';
import type { Room } from '../../src/rooms/room.ts';
import { opened } from '../storage/opened.ts';
import { FakeClock } from './fakeClock.ts';

const ROOM = {
  id: 't'.repeat(22),
  isQuiet: false,
  setup: { seats: [{ name: 'Amina' }, { name: 'Noor' }, { name: '' }] },
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
  const stop = table.listen(ROOM.id, (said) => heard.push(said?.number ?? 0));
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

test('messages are shown where their authors sit now, and under their names once they are gone', async () => {
  const { talks: table, complaints, close } = await talks();
  await table.say(ROOM, 'p:amina', { words: 'Hello' });
  await table.say(ROOM, 'p:noor', { words: 'Hi' });
  await table.say(ROOM, 'p:amina', { words: 'Bye' });
  const [amina, noor, free] = ROOM.seats;
  const seatsIn = async (seats: readonly unknown[]) =>
    (await table.of({ ...ROOM, seats } as Room)).map(({ author, seat, name, words }) => [
      author,
      seat ?? name,
      words,
    ]);
  expect(await seatsIn([free, noor, amina])).toEqual([
    [1, 2, 'Hello'],
    [2, 1, 'Hi'],
    [1, 2, 'Bye'],
  ]);
  expect(await seatsIn([free, noor])).toEqual([
    [1, 'Amina', 'Hello'],
    [2, 1, 'Hi'],
    [1, 'Amina', 'Bye'],
  ]);
  // Who was rude and left can still be reported.
  await table.report({ ...ROOM, seats: [free, noor] } as unknown as Room, 'p:noor', 3);
  expect(complaints).toMatchObject([{ message: { seat: null, name: 'Amina', words: 'Bye' } }]);
  await close();
});

test('what someone said is emptied, also once they are gone, and those who listen hear of it', async () => {
  const { talks: table, close } = await talks();
  await table.say(ROOM, 'p:amina', { words: 'Hello' });
  await table.say(ROOM, 'p:noor', { words: 'Hi' });
  const heard: unknown[] = [];
  table.listen(ROOM.id, (said) => heard.push(said));
  table.listen('another', (said) => heard.push(said));
  await table.forget('p:amina');
  expect(heard).toEqual([undefined]);
  const [, noor] = ROOM.seats;
  expect(await table.of({ ...ROOM, seats: [noor] } as Room)).toMatchObject([{ number: 2, words: 'Hi' }]);
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
