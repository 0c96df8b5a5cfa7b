import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, fakeStorage } from '../fakeBrowser.ts';

/** As in a page that was just opened. */
const open = () => import('../../src/preferences/store.ts');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a change holds at once, and in the next visit', async () => {
  fakeStorage();
  const first = await open();
  first.prefer({ theme: 'night' });
  expect(first.preferences.value.theme).toBe('night');
  expect(first.storeTrouble.value).toBeUndefined();
  vi.resetModules();
  expect((await open()).preferences.value.theme).toBe('night');
});

test('a browser that keeps nothing says so when it matters', async () => {
  blockedStorage();
  const { prefer, preferences, storeTrouble } = await open();
  expect(storeTrouble.value).toBeUndefined();
  prefer({ largeSigns: true });
  expect(preferences.value.largeSigns).toBe(true);
  expect(storeTrouble.value).toBe('notKept');
});

test('damaged preferences are told, until there are new ones', async () => {
  fakeStorage({ 'kairo.preferences': 'junk' });
  const { prefer, storeTrouble } = await open();
  expect(storeTrouble.value).toBe('unreadable');
  prefer({ sound: false });
  expect(storeTrouble.value).toBeUndefined();
});
