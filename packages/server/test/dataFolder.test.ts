import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, startServer } from '@kairo/server';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kairo-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

function start(data: string): ReturnType<typeof startServer> {
  const options = readOptions(['--data', data, '--host', '127.0.0.1', '--port', '0'], {});
  if (options === 'help') throw new Error('no options');
  return startServer({ ...options, logLevel: 'silent' }, { files: new Map() });
}

test('folders that are missing are made for their owner alone', async () => {
  const data = join(folder, 'a', 'b');
  const started = await start(data);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  for (const made of [join(folder, 'a'), data]) expect(statSync(made).mode & 0o777).toBe(0o700);
  await started.value.close();
});

test('a place where no folder can be made is refused', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  // In /proc, Node's own way of making folders goes round for ever.
  for (const data of [
    join(file, 'below'),
    file,
    ...(process.platform === 'linux' ? ['/proc/kairo/data'] : []),
  ]) {
    expect(await start(data)).toMatchObject({ ok: false, error: { code: 'storage/failed' } });
  }
});
