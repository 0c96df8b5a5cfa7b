/** Files go from the page to the terminal and back. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GameLog, gamesInFile, MemoryStore, notationOf } from '@kairo/table';
import { describe, expect, test } from 'vitest';
import { kairo, newFolder } from './harness.ts';

const RECORD = readFileSync(
  new URL('../../engine/test/fixtures/alley-3-standstill.kairo', import.meta.url),
  'utf8',
);

function taken(text: string) {
  const [read] = gamesInFile(text, () => ({ id: 'page', now: 1000 }));
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value.game;
}

describe('files of the page and the terminal', () => {
  test('a game that the page has written in notation is replayed', async () => {
    const store = new MemoryStore();
    const { header, first } = taken(`${RECORD}\n# players person,merchant,vizier\n# signs lotus,eye,ankh\n`);
    await store.create(header, first);
    const loaded = await GameLog.load(store, 'page');
    if (!loaded?.ok) throw new Error('not loaded');
    const file = join(newFolder(), 'game.kairo');
    writeFileSync(file, notationOf(loaded.value) ?? '');
    const { code, out, err } = await kairo(['replay', file, '--lang', 'en']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('48. ');
  });

  test('a game that a terminal keeps comes into the page', async () => {
    const file = join(newFolder(), 'kept.kairo');
    const { code } = await kairo([
      'play',
      '--seats',
      'person:Amina,apprentice',
      '--edition',
      'alley',
      '--save',
      file,
      '--lang',
      'en',
    ]);
    expect(code).toBe(0);
    const { header, first } = taken(readFileSync(file, 'utf8'));
    expect(header.setup.seats.map(({ name, player }) => [name, player])).toEqual([
      ['Amina', 'person'],
      ['', 'apprentice'],
    ]);
    expect(first.summary).toMatchObject({ isOver: false });
    expect(first.entries[0]?.type).toBe('deal');
  });
});
