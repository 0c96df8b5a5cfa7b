import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage, fakeStorage } from '../fakeBrowser.ts';

/** The module as in a page that was just opened. */
const open = () => import('../../src/preferences/store.ts');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a change applies at once and in the next visit', async () => {
  fakeStorage();
  const first = await open();
  first.prefer({ theme: 'night' });
  expect(first.preferences.value.theme).toBe('night');
  expect(first.storeTrouble.value).toBeUndefined();
  vi.resetModules();
  expect((await open()).preferences.value.theme).toBe('night');
});

test('a change that cannot be stored is reported', async () => {
  blockedStorage();
  const { prefer, preferences, storeTrouble } = await open();
  expect(storeTrouble.value).toBeUndefined();
  prefer({ largeSigns: true });
  expect(preferences.value.largeSigns).toBe(true);
  expect(storeTrouble.value).toBe('notKept');
});

test('damaged preferences are reported until they are replaced', async () => {
  fakeStorage({ 'kairo.preferences': 'junk' });
  const { prefer, storeTrouble } = await open();
  expect(storeTrouble.value).toBe('unreadable');
  prefer({ sound: false });
  expect(storeTrouble.value).toBeUndefined();
});
