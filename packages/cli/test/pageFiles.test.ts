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

  test('a turn that was taken back is not part of the record', async () => {
    const { header, first } = taken(RECORD);
    const folder = newFolder();
    const kept = (name: string, entries: readonly unknown[]): string => {
      const file = join(folder, name);
      writeFileSync(file, `${JSON.stringify(header)}\n${JSON.stringify({ ...first, entries })}\n`);
      return file;
    };
    const [after, to] = [20, 15];
    const takeback = { type: 'takeback', seat: 0, to };
    const again = [...first.entries.slice(0, after), takeback, ...first.entries.slice(to)];
    const [straight, returned, damaged] = await Promise.all([
      kairo(['replay', kept('straight.kairo', first.entries), '--lang', 'en']),
      kairo(['replay', kept('returned.kairo', again), '--lang', 'en']),
      kairo(['replay', kept('damaged.kairo', again.toSpliced(after, 1)), '--lang', 'en']),
    ]);
    expect(returned).toEqual(straight);
    expect(straight.out).toContain('48. ');
    expect(damaged.err).toContain(`entry ${after + 1}`);
  });
});
