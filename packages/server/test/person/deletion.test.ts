import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, closeServers, type Site, serve } from '../online/serving.ts';
import { Browser, type Message, tableOf } from './browser.ts';

afterAll(closeServers);

let site: Site;
beforeAll(async () => {
  site = await serve();
});

test('removes a person from everywhere', async () => {
  const amina = new Browser(site);
  const noor = new Browser(site);
  await amina.get('PUT', '/me', { name: 'Amina' });
  const both = [
    [amina, 'Amina'],
    [noor, 'Noor'],
  ] as const;
  const playing = await tableOf(both);
  const waiting = await tableOf(both, { begins: false });
  const { code } = await amina.get('POST', '/me/recovery', {});
  const watcher = noor.connect(playing);
  await watcher.hello(playing);
  const own = amina.connect(playing);
  await own.until(({ type }) => type === 'room');

  await amina.get('DELETE', '/me');
  expect(amina.cookie).toBeUndefined();
  expect(await own.closed()).toBe(1001);
  expect((await new Browser(site).ask('POST', '/me/recover', { code })).status).toBe(403);

  // A bot plays on for good, and those who look on hear of it.
  const { room, notes } = await watched(watcher);
  expect(room.seats[0]).toMatchObject({ name: '', isTaken: false, presence: 'bot', isHost: false });
  expect(room.isHost).toBe(true);
  expect(notes).toContainEqual({ type: 'seat', seat: 0, reason: 'left', standIn: 'merchant' });
  const { seats } = (await noor.ask('GET', `/tables/${waiting}`)).body;
  expect(seats[0]?.name).toBe('');

  // The names in the game itself are gone, too.
  const record = await ask(site, 'GET', `/tables/${playing}/record`);
  expect(record.text).toContain('Noor');
  expect(record.text).not.toContain('Amina');
  watcher.close();
});

test('leaves no name and no words in the files of the server', async () => {
  const data = mkdtempSync(join(tmpdir(), 'kairo-deletion-'));
  const durable = await serve({ data });
  const [amina, noor] = [new Browser(durable, 'Firefox on an iPad'), new Browser(durable)];
  const both = [
    [amina, 'Zerzura'],
    [noor, 'Noor'],
  ] as const;
  await amina.get('PUT', '/me', { name: 'Zerzura' });
  const tables = [await tableOf(both), await tableOf(both, { begins: false }), await tableOf(both)];
  const [playing = '', waiting = '', handed = ''] = tables;
  for (const table of tables) {
    const socket = amina.connect(table);
    await socket.send({ type: 'say', id: '1', words: `Xylophone in ${table.slice(0, 4)}` });
    await socket.until(({ type }) => type === 'said');
    socket.close();
  }
  // At a table that was left, too.
  const { secret } = await amina.get('POST', `/tables/${handed}/seats/0/offer`, {});
  await new Browser(durable).get('POST', `/tables/${handed}/seats/0/take`, { secret, name: 'Lin' });
  await amina.get('POST', '/me/recovery', {});
  const files = () =>
    readdirSync(data)
      .filter((name) => name.startsWith('kairo.db'))
      .map((name) => readFileSync(join(data, name)).toString('latin1'))
      .join('\n');
  expect(files()).toMatch(/Zerzura/);
  expect(files()).toMatch(/Xylophone/);
  expect(files()).toMatch(/iPad/);
  const watcher = noor.connect(playing);
  await watcher.until(({ type, said }) => type === 'said' && said.length === 1);
  const onlooker = noor.connect(handed);
  const { said } = await onlooker.until((message) => message.type === 'said');
  expect(said).toMatchObject([{ seat: null, name: 'Zerzura' }]);

  await amina.get('DELETE', '/me');
  const isEmpty = ({ type, isAll, said }: Message) => type === 'said' && isAll === true && said.length === 0;
  await watcher.until(isEmpty);
  watcher.close();
  await onlooker.until(isEmpty);
  onlooker.close();
  expect(files()).not.toMatch(/Zerzura/);
  expect(files()).not.toMatch(/Xylophone/);
  expect(files()).not.toMatch(/iPad/);
  expect(files()).toMatch(/Noor/);
  expect((await noor.ask('GET', `/tables/${waiting}`)).status).toBe(200);
  await durable.close();
  rmSync(data, { recursive: true });
});

test('is nothing that a stranger can ask for', async () => {
  expect((await new Browser(site).ask('DELETE', '/me')).status).toBe(401);
});

async function watched(
  socket: ReturnType<Browser['connect']>,
): Promise<{ room: Message; notes: readonly { readonly reason?: string }[] }> {
  const notes = () =>
    socket.received
      .filter(({ type }) => type === 'update')
      .flatMap(({ steps }) => steps.flatMap(({ note }) => note ?? []));
  await socket.until(() => notes().some(({ reason }) => reason === 'left'));
  const room = await socket.until(
    ({ type, seats }) => type === 'room' && seats[0]?.name === '' && seats[0].presence === 'bot',
  );
  return { room, notes: notes() };
}
