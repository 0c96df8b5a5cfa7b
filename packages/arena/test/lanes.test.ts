import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLEY } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import type { GroupResult } from '../src/games/groupResult.ts';
import type { GroupTask } from '../src/games/schedule.ts';
import { programDigest } from '../src/results/provenance.ts';
import { type Course, GroupFailed, playInLanes, type Worker, WorkerHung } from '../src/tournament/lanes.ts';
import type { Watch } from '../src/tournament/watchdog.ts';
import { startWorker } from '../src/tournament/workerProcess.ts';
import { newFolder } from './folders.ts';

const tasks = (count: number): GroupTask[] =>
  Array.from({ length: count }, (_, i) => ({ group: i + 1, seed: `s-${i + 1}`, seatings: [[0, 1]] }));

interface Stable {
  readonly startWorker: () => Worker;
  readonly workers: { stopped: boolean }[];
}

/** Workers that do what `play` does, and can be counted. */
function stable(play: (task: GroupTask, worker: number) => Promise<GroupResult>): Stable {
  const workers: { stopped: boolean }[] = [];
  return {
    workers,
    startWorker: () => {
      const worker = { stopped: false };
      const number = workers.push(worker);
      let interrupt: (reason: Error) => void = () => undefined;
      return {
        play: (task) =>
          Promise.race([
            play(task, number),
            new Promise<never>((_, reject) => {
              interrupt = reject;
            }),
          ]),
        stop: () => {
          worker.stopped = true;
          interrupt(new Error('stopped'));
        },
      };
    },
  };
}

async function run(stables: Stable, more: Partial<Course> = {}): Promise<number[]> {
  const groups: number[] = [];
  await playInLanes({
    tasks: tasks(6),
    lanes: 2,
    startWorker: stables.startWorker,
    onResult: ({ group }) => groups.push(group),
    onReplaced: () => undefined,
    signal: new AbortController().signal,
    ...more,
  });
  return groups;
}

const fine = async ({ group }: GroupTask): Promise<GroupResult> => ({ group, games: [] });
const never = (): Promise<never> => new Promise(() => undefined);

describe('lanes', () => {
  test('play everything once, each with one worker that is stopped in the end', async () => {
    const stables = stable(fine);
    expect((await run(stables)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stables.workers).toEqual([{ stopped: true }, { stopped: true }]);
  });

  test('start no worker if there is nothing to do', async () => {
    const stables = stable(fine);
    expect(await run(stables, { tasks: [] })).toEqual([]);
    expect(stables.workers).toEqual([]);
  });

  test('replace a worker that dies, and play its group again', async () => {
    const failed = new Set<number>();
    const stables = stable(async (task) => {
      if (task.group % 2 === 0 && !failed.has(task.group)) {
        failed.add(task.group);
        throw new Error('died');
      }
      return fine(task);
    });
    expect((await run(stables)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stables.workers).toHaveLength(2 + 3);
    expect(stables.workers.every(({ stopped }) => stopped)).toBe(true);
  });

  test.each([new WorkerHung(50), new Error('died')])('tell of a worker that failed: %s', async (failure) => {
    const told: unknown[] = [];
    let failures = 0;
    const stables = stable((task) =>
      task.group === 3 && failures++ === 0 ? Promise.reject(failure) : fine(task),
    );
    const onReplaced = (...what: unknown[]): void => void told.push(what);
    expect((await run(stables, { onReplaced })).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told).toEqual([[3, failure]]);
    expect(stables.workers).toHaveLength(2 + 1);
    expect(stables.workers.every(({ stopped }) => stopped)).toBe(true);
  });

  test('give up when a group fails twice, and stop all others', async () => {
    const stables = stable((task) =>
      task.group === 2 ? Promise.reject(new Error('no such move')) : task.group > 2 ? never() : fine(task),
    );
    const error = await run(stables).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GroupFailed);
    expect(error).toMatchObject({ group: 2, message: 'no such move' });
    expect(stables.workers.every(({ stopped }) => stopped)).toBe(true);
  });

  test('end at once when told to', async () => {
    const end = new AbortController();
    const stables = stable((task) => (task.group > 3 ? never() : fine(task)));
    const done = await run(stables, {
      signal: end.signal,
      onResult: ({ group }) => {
        if (group === 3) end.abort();
      },
    });
    expect(done).toEqual([]);
    expect(stables.workers.every(({ stopped }) => stopped)).toBe(true);
  });

  test('a result that cannot be kept is the end', async () => {
    const stables = stable(fine);
    const keep = (): never => {
      throw new Error('disk full');
    };
    await expect(run(stables, { onResult: keep })).rejects.toThrow('disk full');
    expect(stables.workers.length).toBeLessThanOrEqual(2);
    expect(stables.workers.every(({ stopped }) => stopped)).toBe(true);
  });
});

const options = { start: 'variable', openMoney: false } as const;
const SETUP = { edition: ALLEY, players: 2, options, program: programDigest() };
const TASK: GroupTask = { group: 1, seed: 's-1', seatings: [[0, 1]] };

test('a worker is a process; when it ends, its games have failed', async () => {
  const setup = { ...SETUP, contenders: ['random', 'apprentice', 'nobody'] };
  const worker = startWorker(setup);
  const { group, games } = await worker.play(TASK);
  expect({ group, seats: games.map(({ seats }) => seats) }).toEqual({ group: 1, seats: [[0, 1]] });
  await expect(worker.play({ ...TASK, seatings: [[0, 2]] })).rejects.toThrow('there is no contender nobody');
  const played = worker.play(TASK);
  worker.stop();
  await expect(played).rejects.toThrow('SIGKILL');
  await expect(worker.play(TASK)).rejects.toThrow('SIGKILL');

  const other = startWorker({ ...setup, program: 'another' });
  await expect(other.play(TASK)).rejects.toThrow('the program has changed since the match began');
  other.stop();
});

test('a worker gives signs of life even in the middle of a long thought', async () => {
  const contenders = ['flat-1000x12@100000000', 'flat-1000x12@100000000'];
  let signs = 0;
  const watch = (): Watch => ({ sign: () => void signs++, rest: () => undefined });
  const worker = startWorker({ ...SETUP, contenders }, watch);
  const played = worker.play(TASK);
  await expect.poll(() => signs, { timeout: 50_000 }).toBeGreaterThan(2); // the first is that there is a task
  worker.stop();
  await expect(played).rejects.toThrow('SIGKILL');
});

test.skipIf(process.platform === 'win32')('a worker that is stopped for ever is replaced', async () => {
  const note = join(newFolder(), 'stopped');
  // A guest that stops its table, but only the first one.
  const guest = `const fs = require('node:fs');
    if (!fs.existsSync('${note}')) {
      process.kill(process.ppid, 'SIGSTOP');
      fs.writeFileSync('${note}', String(process.ppid));
    }
    console.log(JSON.stringify({ kairo: 1, type: 'hello', name: 'stops' }));
    process.stdin.on('data', (chunk) => String(chunk).includes('newGame') && process.exit());`;
  const file = join(newFolder(), 'guest.cjs');
  writeFileSync(file, guest);
  const contenders = [`run:"${process.execPath}" "${file}"`, 'random'];
  const groups: number[] = [];
  const hung: number[] = [];
  /** As if the time were over as soon as the process stands still. */
  const watch = (onSilence: () => void): Watch => {
    const interval = setInterval(() => existsSync(note) && hung.length === 0 && onSilence(), 10);
    return { sign: () => undefined, rest: () => clearInterval(interval) };
  };
  await playInLanes({
    tasks: [TASK],
    lanes: 1,
    startWorker: () => startWorker({ ...SETUP, contenders }, watch),
    onResult: ({ group }) => groups.push(group),
    onReplaced: (group) => hung.push(group),
    signal: new AbortController().signal,
  });
  expect({ groups, hung }).toEqual({ groups: [1], hung: [1] });
  const stopped = Number(readFileSync(note, 'utf8'));
  await expect.poll(() => isRunning(stopped), { timeout: 50_000 }).toBe(false);
});

test.skipIf(process.platform === 'win32')('a guest that heeds nothing ends with its worker', async () => {
  const note = join(newFolder(), 'asleep');
  const file = join(newFolder(), 'guest.cjs');
  writeFileSync(
    file,
    `require('node:fs').writeFileSync('${note}', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const worker = startWorker({ ...SETUP, contenders: [`run:"${process.execPath}" "${file}"`, 'random'] });
  const played = worker.play(TASK);
  await expect
    .poll(() => existsSync(note) && readFileSync(note, 'utf8'), { timeout: 50_000 })
    .toMatch(/^\d+$/);
  const guest = Number(readFileSync(note, 'utf8'));
  expect(isRunning(guest)).toBe(true);
  worker.stop();
  await expect(played).rejects.toThrow('SIGKILL');
  await expect.poll(() => isRunning(guest), { timeout: 50_000 }).toBe(false);
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
