import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServers, type Site, serve } from '../online/serving.ts';
import { Browser, tableOf } from './browser.ts';

afterAll(closeServers);

let site: Site;
beforeAll(async () => {
  site = await serve();
});

test('a screen in the browser of a player gets what everyone may know', async () => {
  const amina = new Browser(site);
  const table = await tableOf([[amina, 'Amina']], { bots: 1 });
  const screen = amina.connect(table, '?as=spectator');
  const room = await screen.until(({ type }) => type === 'room');
  expect(room.seats.map(({ isYou }) => isYou)).toEqual([false, false]);
  // It counts neither as a spectator nor as the presence of its owner.
  expect(room.spectators.count).toBe(0);
  expect(room.seats[0]?.presence).not.toBe('away');
  await screen.hello(table);
  expect((await screen.until(({ type }) => type === 'welcome')).seats).toEqual([]);
  expect((await screen.until(({ type }) => type === 'update')).viewer).toBe('spectator');
  screen.close();
});

test('a television without a seat is no spectator either; others who look on are', async () => {
  const [amina, lin] = [new Browser(site), new Browser(site)];
  const table = await tableOf([[amina, 'Amina']], { bots: 1 });
  const television = new Browser(site).connect(table, '?as=spectator');
  const { spectators, screens } = await television.until(({ type }) => type === 'room');
  expect([spectators.count, screens]).toEqual([0, 1]);
  const watcher = lin.connect(table);
  await television.until(({ type, spectators: now }) => type === 'room' && now.count === 1);
  // The others hear that there is one, and when it is gone.
  expect((await watcher.until(({ type }) => type === 'room')).screens).toBe(1);
  television.close();
  await watcher.until(({ type, screens: now }) => type === 'room' && now === 0);
  watcher.close();
});

test('it shows the code of a table that waits, also on a device of its own', async () => {
  const amina = new Browser(site);
  const table = await tableOf([[amina, 'Amina']], { bots: 1, begins: false });
  const codeFor = async (browser: Browser) => {
    const socket = browser.connect(table, '?as=spectator');
    const { code } = await socket.until(({ type }) => type === 'room');
    socket.close();
    return code;
  };
  expect(await codeFor(amina)).toMatch(/^[A-Z2-9]{6}$/);
  expect(await codeFor(new Browser(site))).toBe(await codeFor(amina));
});
