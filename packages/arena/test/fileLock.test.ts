/** Races between processes: another one acts between two file operations of this one. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { lockFile } from '../src/results/fileLock.ts';
import { newFolder } from './folders.ts';

const GONE = '4194304';
const ALIVE = process.ppid;

/** What the other process does at which moment; each runs once. */
const meanwhile = vi.hoisted(() => ({
  beforeRead: undefined as (() => void) | undefined,
  afterRead: undefined as (() => void) | undefined,
  created: undefined as (() => void) | undefined,
}));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const interrupt = (moment: keyof typeof meanwhile): void => {
    const act = meanwhile[moment];
    meanwhile[moment] = undefined;
    act?.();
  };
  return {
    ...fs,
    readFileSync: (...args: Parameters<typeof fs.readFileSync>) => {
      interrupt('beforeRead');
      const read = fs.readFileSync(...args);
      interrupt('afterRead');
      return read;
    },
    // Not atomic: a file is created before it is filled.
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
      const [path, text, options] = args;
      fs.writeFileSync(path, '', options);
      interrupt('created');
      fs.writeFileSync(path, text);
    },
  };
});

let folder = '';
let lockPath = '';
const lock = () => lockFile(join(folder, 'match.jsonl'));
const put = (text: string): void => {
  rmSync(lockPath, { force: true });
  writeFileSync(lockPath, text);
};

beforeEach(() => {
  folder = newFolder();
  lockPath = join(folder, 'match.jsonl.lock');
});

test('one process holds the lock until it releases it', () => {
  const mine = lock();
  expect(mine.holder).toBe(process.pid);
  expect(readFileSync(lockPath, 'utf8')).toBe(String(process.pid));
  mine.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('if two processes find a stale lock, only one takes it over', () => {
  put(GONE);
  meanwhile.afterRead = () => put(String(ALIVE));
  const theirs = lock();
  expect(theirs.holder).toBe(ALIVE);
  theirs.release();
  expect(readFileSync(lockPath, 'utf8')).toBe(String(ALIVE));
  expect(readdirSync(folder)).toEqual(['match.jsonl.lock']);
});

test('a lock never exists without the id of its holder', () => {
  let seen: string[] = [];
  meanwhile.created = () => {
    seen = readdirSync(folder);
  };
  lock().release();
  expect(seen).toHaveLength(1);
  expect(seen).not.toContain('match.jsonl.lock');
});

test('a lock that is released while its holder is being read can be taken', () => {
  put(String(ALIVE));
  meanwhile.beforeRead = () => rmSync(lockPath);
  expect(lock().holder).toBe(process.pid);
});

test('releasing leaves a lock alone that another process has taken over', () => {
  const mine = lock();
  put(String(ALIVE));
  mine.release();
  expect(readFileSync(lockPath, 'utf8')).toBe(String(ALIVE));
});
