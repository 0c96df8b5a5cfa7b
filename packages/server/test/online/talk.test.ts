/** Talk on sockets: from the waiting room on, at the seats where people sit now. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, type Message, type Socket, tableOf } from '../person/browser.ts';
import { closeServers, type Site, serve } from './serving.ts';
import { setupOf } from './setups.ts';

let site: Site;
beforeAll(async () => {
  site = await serve();
});
afterAll(closeServers);

const hasSaid =
  (words: string, isAll?: true) =>
  ({ type, said, ...message }: Message): boolean =>
    type === 'said' && message.isAll === isAll && said.some((one) => one.words === words);

async function say(socket: Socket, words: string): Promise<void> {
  await socket.send({ type: 'say', id: words, words });
}

test('people in a waiting room talk; those who look on only listen', async () => {
  const [amina, noor, lin] = [new Browser(site), new Browser(site), new Browser(site)];
  const table = await tableOf(
    [
      [amina, 'Amina'],
      [noor, 'Noor'],
    ],
    { begins: false },
  );
  const sockets = [amina, noor, lin].map((browser) => browser.connect(table));
  const [own, other, onlooker] = sockets as [Socket, Socket, Socket];
  for (const socket of sockets) await socket.until(({ type }) => type === 'room');
  await say(own, 'Hello');
  for (const socket of sockets) {
    const { said } = await socket.until(hasSaid('Hello'));
    expect(said).toMatchObject([{ number: 1, seat: 0, words: 'Hello' }]);
  }
  await other.send({ type: 'say', id: 'p', phrase: 'hello' });
  await own.until(({ type, said }) => type === 'said' && said[0]?.seat === 1);
  await say(onlooker, 'Me too');
  expect((await onlooker.until(({ type }) => type === 'refused')).refusal.code).toBe('talk/not-seated');
  for (let i = 0; i < 9; i++) await say(other, `spam ${i}`);
  expect((await other.until(({ type }) => type === 'refused')).refusal.code).toBe('talk/too-fast');
  // Someone who comes later has it all.
  const late = lin.connect(table);
  expect((await late.until(hasSaid('Hello', true))).said.length).toBeGreaterThan(1);
  // What someone said stays under their name when they leave.
  await amina.get('DELETE', `/tables/${table}/seats/0`);
  const { said } = await late.until(
    ({ type, isAll, said: now }) => type === 'said' && isAll === true && now[0]?.seat === null,
  );
  expect(said[0]).toMatchObject({ number: 1, author: 1, seat: null, name: 'Amina', words: 'Hello' });
  expect(said.slice(1).map(({ author, seat }) => [author, seat])).toEqual(said.slice(1).map(() => [2, 1]));
  for (const socket of [...sockets, late]) socket.close();
});

test('what was said stands where its author sits now', async () => {
  const [amina, noor] = [new Browser(site), new Browser(site)];
  const table = await tableOf(
    [
      [amina, 'Amina'],
      [noor, 'Noor'],
    ],
    { begins: false, wishes: { setup: setupOf('person', 'person', 'person') } },
  );
  const socket = amina.connect(table);
  const own = noor.connect(table);
  await say(own, 'Hello');
  expect((await socket.until(hasSaid('Hello'))).said).toMatchObject([{ seat: 1 }]);
  await noor.get('DELETE', `/tables/${table}/seats/1`);
  await socket.until(({ type, isAll, said }) => type === 'said' && isAll === true && said[0]?.seat === null);
  await noor.get('POST', `/tables/${table}/seats/2`, { name: 'Noor' });
  await socket.until(({ type, isAll, said }) => type === 'said' && isAll === true && said[0]?.seat === 2);
  for (const one of [socket, own]) one.close();
});
