/** What is specific to games in files: lines cut short, locks, other files in the folder, permissions, sizes. */
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETUP } from '@kairo/protocol';
import { type Addition, GAME_FORMAT, type GameHeader, type Snapshot } from '@kairo/table';
import { describe, expect, test } from 'vitest';
import { FileStore } from '../../src/games/fileStore.ts';
import { placeOf } from '../../src/games/folder.ts';
import { newFolder } from '../harness.ts';

const HEADER: GameHeader = {
  format: GAME_FORMAT,
  id: 'game',
  setup: DEFAULT_SETUP,
  seed: 'seed',
  rulesVersion: 1,
  createdAt: 0,
};

/** One entry, which leads to this sequence number. */
function change(seq: number, text = ''): Addition & { readonly snapshot: Snapshot } {
  return {
    entries: [{ type: 'endTurn', seat: 0, command: `${text}${seq}` }],
    draft: { base: seq, revision: seq, actions: [], commands: [] },
    snapshot: { seq, state: `state ${seq}` },
    summary: { updatedAt: seq, points: [0, 0], isOver: false },
  };
}

/** A folder with a game of three changes. */
async function filled(): Promise<{ folder: string; path: string; store: FileStore }> {
  const folder = newFolder();
  const store = new FileStore(folder);
  await store.create(HEADER, change(1));
  for (const seq of [2, 3]) await store.append('game', { seq: seq - 1, revision: seq - 1 }, change(seq));
  return { folder, path: join(folder, 'game.kairo'), store };
}

const VERSION = { seq: 3, revision: 3 };

function commandsIn(entries: readonly unknown[] | undefined): unknown[] | undefined {
  return entries?.map((entry) => (entry as { readonly command: string }).command);
}

describe('a file', () => {
  test('has a line for the header and one for each change', async () => {
    const { path } = await filled();
    const [header, ...changes] = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(header ?? '')).toEqual(HEADER);
    expect(changes.map((line) => JSON.parse(line))).toEqual([change(1), change(2), change(3)]);
  });

  test.skipIf(process.platform === 'win32')('belongs to its owner alone', async () => {
    const { path } = await filled();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('is called like its game', async () => {
    const { folder, path } = await filled();
    copyFileSync(path, join(folder, 'my copy: 2.kairo'));
    renameSync(path, join(folder, 'renamed.kairo'));
    const store = new FileStore(folder);
    const ids = (await store.list()).map(({ header }) => (header as GameHeader).id);
    expect(ids.sort()).toEqual(['my copy: 2.kairo', 'renamed']);
    for (const id of ids) {
      expect((await store.load(id, 0))?.header).toEqual({ ...HEADER, id });
      expect(await store.append(id, VERSION, change(4, id))).toEqual({ ok: true });
    }
    expect(readdirSync(folder).sort()).toEqual(['my copy: 2.kairo', 'renamed.kairo']);
  });

  test.each(['game', 'game.kairo', 'my.game', '50%.kairo', '%41.kairo', '.kairo', 'a b'])(
    'can have any name: %s',
    async (name) => {
      const folder = newFolder();
      const { store, id } = placeOf(join(folder, name));
      await store.create({ ...HEADER, id }, change(1));
      expect(readdirSync(folder)).toEqual([name]);
      const again = placeOf(join(folder, name));
      expect(await again.store.append(again.id, { seq: 1, revision: 1 }, change(2))).toEqual({ ok: true });
      expect(readdirSync(folder)).toEqual([name]);
    },
  );

  test('can begin with a byte order mark', async () => {
    const { folder, path } = await filled();
    writeFileSync(path, `\ufeff${readFileSync(path, 'utf8')}`);
    const store = new FileStore(folder);
    expect(await store.list()).toHaveLength(1);
    expect((await store.load('game', 0))?.header).toEqual(HEADER);
    expect(await store.append('game', VERSION, change(4))).toEqual({ ok: true });
    expect(commandsIn(await store.read('game', 0, 9))).toEqual(['1', '2', '3', '4']);
  });

  test('that another program replaces is read again', async () => {
    const { folder, path, store } = await filled();
    const other = newFolder();
    const replacement = new FileStore(other);
    await replacement.create(HEADER, change(1, 'other '));
    renameSync(join(other, 'game.kairo'), path);
    expect(commandsIn(await store.read('game', 0, 9))).toEqual(['other 1']);
    expect(await store.append('game', VERSION, change(4))).toEqual({
      ok: false,
      found: { seq: 1, revision: 1 },
    });
    expect(readdirSync(folder)).toEqual(['game.kairo']);
  });

  test('is made with its folders, and not if that is impossible', async () => {
    const folder = newFolder();
    expect(await new FileStore(join(folder, 'a', 'b')).create(HEADER, change(1))).toBe(true);
    writeFileSync(join(folder, 'file'), '');
    const below = new FileStore(join(folder, 'file', 'folder'));
    await expect(below.create(HEADER, change(1))).rejects.toThrow();
  });
});

describe('a line that was cut short', () => {
  const LINE = `${JSON.stringify(change(4))}\n`;

  test.each([1, 10, LINE.length - 1])('after %i characters is ignored, and then replaced', async (length) => {
    const { folder, path, store } = await filled();
    const whole = readFileSync(path, 'utf8');
    appendFileSync(path, LINE.slice(0, length));
    for (const reader of [store, new FileStore(folder)]) {
      expect(commandsIn((await reader.load('game', 99))?.entries)).toEqual(['1', '2', '3']);
      expect(commandsIn(await reader.read('game', 1, 9))).toEqual(['2', '3']);
      expect((await reader.list())[0]?.summary).toEqual(change(3).summary);
    }
    expect(await store.append('game', VERSION, change(4))).toEqual({ ok: true });
    expect(readFileSync(path, 'utf8')).toBe(whole + LINE);
  });

  test('can be the first one: then there is no game', async () => {
    const { folder, path } = await filled();
    const text = readFileSync(path, 'utf8');
    for (const length of [0, 5, text.indexOf('\n') + 1, text.indexOf('\n') + 5]) {
      writeFileSync(path, text.slice(0, length));
      const store = new FileStore(folder);
      expect(await store.list()).toEqual([]);
      expect(await store.load('game', 0)).toBeUndefined();
      expect(await store.append('game', { seq: 0, revision: 0 }, change(1))).toEqual({
        ok: false,
        found: undefined,
      });
    }
  });
});

test.skipIf(process.platform === 'win32')(
  'a change that cannot be written leaves the file as it was',
  async () => {
    const { folder, path } = await filled();
    const whole = readFileSync(path, 'utf8');
    const large = { ...change(4), snapshot: { seq: 4, state: 'x'.repeat(4000) } };
    const program = join(newFolder(), 'append.mjs');
    writeFileSync(
      program,
      `import { FileStore } from ${JSON.stringify(new URL('../../src/games/fileStore.ts', import.meta.url))};
    process.on('SIGXFSZ', () => undefined);
    const store = new FileStore(${JSON.stringify(folder)});
    const appended = store.append('game', ${JSON.stringify(VERSION)}, ${JSON.stringify(large)});
    await appended.then(() => console.log('appended'), ({ code }) => console.log(code));`,
    );
    // The limit of the shell, in kilobytes, makes the write fail after a part of the line.
    const command = `ulimit -f 2; exec "${process.execPath}" "${program}"`;
    expect(spawnSync('bash', ['-c', command], { encoding: 'utf8' }).stdout).toBe('EFBIG\n');
    expect(readFileSync(path, 'utf8')).toBe(whole);
  },
);

describe('a damaged file', () => {
  test.each([
    ['a line that is not JSON', (text: string) => text.replace('{"entries"', '{entries'), 'line 2: not JSON'],
    [
      'a line without entries',
      (text: string) => text.replace('"entries"', '"items"'),
      'line 2: not a change',
    ],
    ['no snapshot', (text: string) => text.replaceAll('"snapshot"', '"picture"'), 'there is no snapshot'],
  ])('with %s is refused, and not changed', async (_, damage, reason) => {
    const { folder, path } = await filled();
    const damaged = damage(readFileSync(path, 'utf8'));
    writeFileSync(path, damaged);
    const store = new FileStore(folder);
    await expect(store.load('game', 0)).rejects.toThrow(reason);
    expect(readFileSync(path, 'utf8')).toBe(damaged);
  });

  test('is not appended to', async () => {
    const { folder, path } = await filled();
    writeFileSync(path, readFileSync(path, 'utf8').replace('{"entries"', '{entries'));
    await expect(new FileStore(folder).append('game', VERSION, change(4))).rejects.toThrow('line 2');
  });
});

describe('other files in the folder', () => {
  test('are not listed, read or replaced', async () => {
    const { folder, store } = await filled();
    const others: { readonly [name: string]: string } = {
      'record.kairo': 'kairo-record/1\nrules 1\n',
      'prose.kairo': 'Once upon a time\nin Cairo\n',
      'json.kairo': '{"format":"other"}\n{"more":1}\n',
      'empty.kairo': '',
      'game.kairo.lock': '1',
      'notes.txt': 'notes',
    };
    for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, 'folder.kairo'));
    expect((await store.list()).map(({ header }) => (header as GameHeader).id)).toEqual(['game']);
    for (const [name, text] of Object.entries(others)) {
      if (!name.endsWith('.kairo')) continue;
      expect(await store.create({ ...HEADER, id: name.slice(0, -6) }, change(1))).toBe(false);
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    }
    for (const id of ['record', 'prose', 'json'])
      await expect(store.load(id, 0)).rejects.toThrow(/^line \d: not/);
  });

  test('may be huge', async () => {
    const { folder, store } = await filled();
    writeFileSync(join(folder, 'huge.kairo'), '');
    truncateSync(join(folder, 'huge.kairo'), 3_000_000_000); // sparse
    expect(await store.list()).toHaveLength(1);
    await expect(store.load('huge', 0)).rejects.toThrow('the file is too large');
  });
});

describe('a lock', () => {
  test('of another process is waited for', async () => {
    const { path, store } = await filled();
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 300)']);
    writeFileSync(`${path}.lock`, String(sleeper.pid));
    const since = performance.now();
    expect(await store.append('game', VERSION, change(4))).toEqual({ ok: true });
    expect(performance.now() - since).toBeGreaterThan(100);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  test('of a process that was killed does not matter', async () => {
    const { path, store } = await filled();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(`${path}.lock`, String(pid));
    expect(await store.append('game', VERSION, change(4))).toEqual({ ok: true });
  });
});

test('several processes append to one game without losing or mixing anything', async () => {
  const { folder } = await filled();
  const program = `
    import { FileStore } from ${JSON.stringify(new URL('../../src/games/fileStore.ts', import.meta.url))};
    const store = new FileStore(${JSON.stringify(folder)});
    let version = ${JSON.stringify(VERSION)};
    for (let done = 0; done < 20; ) {
      const seq = version.seq + 1;
      const entry = { type: 'endTurn', seat: 0, command: process.pid + ' ' + done };
      const draft = { base: seq, revision: seq, actions: [], commands: [] };
      const summary = { updatedAt: seq, points: [], isOver: false };
      const appended = await store.append('game', version, { entries: [entry], draft, summary });
      if (appended.ok) done++;
      version = appended.ok ? { seq, revision: seq } : appended.found;
    }`;
  const writers = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const codes = await Promise.all(
    writers.map((writer) => new Promise((resolve) => writer.on('exit', resolve))),
  );
  expect(codes).toEqual([0, 0, 0]);
  const commands = commandsIn(await new FileStore(folder).read('game', 3, 999)) as string[];
  expect(commands).toHaveLength(60);
  for (const { pid } of writers) {
    const own = commands.filter((command) => command.startsWith(`${pid} `));
    expect(own).toEqual(Array.from({ length: 20 }, (_, i) => `${pid} ${i}`));
  }
});
