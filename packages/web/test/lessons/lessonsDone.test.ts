import { afterEach, describe, expect, test, vi } from 'vitest';
import { lessonsDone, rememberLesson } from '../../src/storage/lessonsDone.ts';
import { blockedStorage, fakeStorage } from '../fakeBrowser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('lessons that were finished', () => {
  test('are kept, each once', () => {
    fakeStorage();
    rememberLesson('draw');
    rememberLesson('lure');
    rememberLesson('draw');
    expect([...lessonsDone()]).toEqual(['lure', 'draw']);
  });

  test.each(['{', '"lure"', '["no lesson", 3]'])('what was stored as %s is none', (kept) => {
    fakeStorage({ 'kairo.lessons': kept });
    expect([...lessonsDone()]).toEqual([]);
  });

  test('without local storage there are none', () => {
    blockedStorage();
    rememberLesson('draw');
    expect([...lessonsDone()]).toEqual([]);
  });
});
