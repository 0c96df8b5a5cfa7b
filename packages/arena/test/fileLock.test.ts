/** Another process acts at the worst moment: between two things that this one does with the note. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { lockFile } from '../src/results/fileLock.ts';
import { newFolder } from './folders.ts';

const GONE = '4194304';
const ALIVE = process.ppid;

/** What the other process does, each once. */
const meanwhile = vi.hoisted(() => ({
  beforeRead: undefined as (() => void) | undefined,
  afterRead: undefined as (() => void) | undefined,
  created: undefined as (() => void) | undefined,
}));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const meet = (moment: keyof typeof meanwhile): void => {
    const act = meanwhile[moment];
    meanwhile[moment] = undefined;
    act?.();
  };
  return {
    ...fs,
    readFileSync: (...args: Parameters<typeof fs.readFileSync>) => {
      meet('beforeRead');
      const read = fs.readFileSync(...args);
      meet('afterRead');
      return read;
    },
    // A file is made first, and then filled.
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
      const [path, text, options] = args;
      fs.writeFileSync(path, '', options);
      meet('created');
      fs.writeFileSync(path, text);
    },
  };
});

let folder = '';
let note = '';
const lock = () => lockFile(join(folder, 'match.jsonl'));
const put = (text: string): void => {
  rmSync(note, { force: true });
  writeFileSync(note, text);
};

beforeEach(() => {
  folder = newFolder();
  note = join(folder, 'match.jsonl.lock');
});

test('one process has it, until it lets go', () => {
  const mine = lock();
  expect(mine.holder).toBe(process.pid);
  expect(readFileSync(note, 'utf8')).toBe(String(process.pid));
  mine.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of two that find the holder gone, one takes over', () => {
  put(GONE);
  meanwhile.afterRead = () => put(String(ALIVE));
  const theirs = lock();
  expect(theirs.holder).toBe(ALIVE);
  theirs.release();
  expect(readFileSync(note, 'utf8')).toBe(String(ALIVE));
  expect(readdirSync(folder)).toEqual(['match.jsonl.lock']);
});

test('nobody sees a note before it says whose it is', () => {
  let seen: string[] = [];
  meanwhile.created = () => {
    seen = readdirSync(folder);
  };
  lock().release();
  expect(seen).toHaveLength(1);
  expect(seen).not.toContain('match.jsonl.lock');
});

test('a holder that lets go while one looks who it is leaves it to whoever looks', () => {
  put(String(ALIVE));
  meanwhile.beforeRead = () => rmSync(note);
  expect(lock().holder).toBe(process.pid);
});

test('whoever was robbed leaves the note of the thief alone', () => {
  const mine = lock();
  put(String(ALIVE));
  mine.release();
  expect(readFileSync(note, 'utf8')).toBe(String(ALIVE));
});
