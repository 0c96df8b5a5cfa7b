import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonsDone, rememberLesson } from '../../src/storage/lessonsDone.ts';

describe('lessons that were finished', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });

  test('are kept, each once', () => {
    rememberLesson('draw');
    rememberLesson('lure');
    rememberLesson('draw');
    expect([...lessonsDone()]).toEqual(['lure', 'draw']);
  });

  test.each(['{', '"lure"', '["no lesson", 3]'])('what was stored as %s is none', (text) => {
    kept.set('kairo.lessons', text);
    expect([...lessonsDone()]).toEqual([]);
  });
});
