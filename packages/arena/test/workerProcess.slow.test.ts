/** Worker processes and outside programs that hang. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playInLanes } from '../src/tournament/lanes.ts';
import type { Watchdog } from '../src/tournament/watchdog.ts';
import { startWorker } from '../src/tournament/workerProcess.ts';
import { newFolder } from './folders.ts';
import { SETUP, TASK } from './workers.ts';

test.skipIf(process.platform === 'win32')('a worker that hangs is replaced', async () => {
  const note = join(newFolder(), 'stopped');
  // An outside program that suspends its worker, but only the first one.
  const code = `const fs = require('node:fs');
    if (!fs.existsSync('${note}')) {
      process.kill(process.ppid, 'SIGSTOP');
      fs.writeFileSync('${note}', String(process.ppid));
    }
    console.log(JSON.stringify({ kairo: 1, type: 'hello', name: 'stops' }));
    process.stdin.on('data', (chunk) => String(chunk).includes('newGame') && process.exit());`;
  const file = join(newFolder(), 'program.cjs');
  writeFileSync(file, code);
  const contenders = [`run:"${process.execPath}" "${file}"`, 'random'];
  const groups: number[] = [];
  const hung: number[] = [];
  /** Raises the alarm as soon as the process is suspended. */
  const watch = (onSilence: () => void): Watchdog => {
    const interval = setInterval(() => existsSync(note) && hung.length === 0 && onSilence(), 10);
    return { reset: () => undefined, pause: () => clearInterval(interval) };
  };
  await playInLanes({
    tasks: [TASK],
    lanes: 1,
    startWorker: () => startWorker({ ...SETUP, contenders }, { watch }),
    onResult: ({ group }) => groups.push(group),
    onReplaced: (group) => hung.push(group),
    signal: new AbortController().signal,
  });
  expect({ groups, hung }).toEqual({ groups: [1], hung: [1] });
  const stopped = Number(readFileSync(note, 'utf8'));
  await expect.poll(() => isRunning(stopped), { timeout: 50_000 }).toBe(false);
});

test.skipIf(process.platform === 'win32')(
  'an outside program that never answers is killed with its worker',
  async () => {
    const note = join(newFolder(), 'started');
    const file = join(newFolder(), 'program.cjs');
    writeFileSync(
      file,
      `require('node:fs').writeFileSync('${note}', String(process.pid)); setInterval(() => {}, 1000);`,
    );
    const worker = startWorker({ ...SETUP, contenders: [`run:"${process.execPath}" "${file}"`, 'random'] });
    const played = worker.play(TASK);
    await expect
      .poll(() => existsSync(note) && readFileSync(note, 'utf8'), { timeout: 50_000 })
      .toMatch(/^\d+$/);
    const program = Number(readFileSync(note, 'utf8'));
    expect(isRunning(program)).toBe(true);
    worker.stop();
    await expect(played).rejects.toThrow('SIGKILL');
    await expect.poll(() => isRunning(program), { timeout: 50_000 }).toBe(false);
  },
);

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
