import { describe, expect, test } from 'vitest';
import type { GroupResult } from '../src/games/groupResult.ts';
import type { GroupTask } from '../src/games/schedule.ts';
import {
  GroupFailed,
  type GroupWorker,
  type LanePlan,
  playInLanes,
  WorkerHung,
} from '../src/tournament/lanes.ts';

const tasks = (count: number): GroupTask[] =>
  Array.from({ length: count }, (_, i) => ({ group: i + 1, seed: `s-${i + 1}`, seatings: [[0, 1]] }));

interface FakeWorkers {
  readonly startWorker: () => GroupWorker;
  readonly workers: { stopped: boolean }[];
}

/** Workers that run `play`, and record how many were started and which were stopped. */
function fakeWorkers(play: (task: GroupTask, worker: number) => Promise<GroupResult>): FakeWorkers {
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

/** The groups in the order in which their results arrived. */
async function run(fakes: FakeWorkers, more: Partial<LanePlan> = {}): Promise<number[]> {
  const groups: number[] = [];
  await playInLanes({
    tasks: tasks(6),
    lanes: 2,
    startWorker: fakes.startWorker,
    onReplaced: () => undefined,
    signal: new AbortController().signal,
    ...more,
    onResult: (result) => {
      groups.push(result.group);
      more.onResult?.(result);
    },
  });
  return groups;
}

const fine = async ({ group }: GroupTask): Promise<GroupResult> => ({ group, games: [] });
const never = (): Promise<never> => new Promise(() => undefined);

describe('lanes', () => {
  test('play every group once, with one worker per lane that is stopped at the end', async () => {
    const fakes = fakeWorkers(fine);
    expect((await run(fakes)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(fakes.workers).toEqual([{ stopped: true }, { stopped: true }]);
  });

  test('start no worker without tasks', async () => {
    const fakes = fakeWorkers(fine);
    expect(await run(fakes, { tasks: [] })).toEqual([]);
    expect(fakes.workers).toEqual([]);
  });

  test('replace a worker that dies, and play its group again', async () => {
    const failed = new Set<number>();
    const fakes = fakeWorkers(async (task) => {
      if (task.group % 2 === 0 && !failed.has(task.group)) {
        failed.add(task.group);
        throw new Error('died');
      }
      return fine(task);
    });
    expect((await run(fakes)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(fakes.workers).toHaveLength(2 + 3);
    expect(fakes.workers.every(({ stopped }) => stopped)).toBe(true);
  });

  test.each([new WorkerHung(50), new Error('died')])('report a worker that failed: %s', async (failure) => {
    const reported: unknown[] = [];
    let failures = 0;
    const fakes = fakeWorkers((task) =>
      task.group === 3 && failures++ === 0 ? Promise.reject(failure) : fine(task),
    );
    const onReplaced = (...args: unknown[]): void => void reported.push(args);
    expect((await run(fakes, { onReplaced })).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(reported).toEqual([[3, failure]]);
    expect(fakes.workers).toHaveLength(2 + 1);
    expect(fakes.workers.every(({ stopped }) => stopped)).toBe(true);
  });

  test('give up when a group fails twice, and stop all others', async () => {
    const fakes = fakeWorkers((task) =>
      task.group === 2 ? Promise.reject(new Error('no such move')) : task.group > 2 ? never() : fine(task),
    );
    const error = await run(fakes).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GroupFailed);
    expect(error).toMatchObject({ group: 2, message: 'no such move' });
    expect(fakes.workers.every(({ stopped }) => stopped)).toBe(true);
  });

  test('stop immediately when the signal aborts', async () => {
    const end = new AbortController();
    /** Resolves during the abort, which is too late to count. */
    const tooLate = (task: GroupTask): Promise<GroupResult> =>
      new Promise((resolve) => end.signal.addEventListener('abort', () => resolve(fine(task))));
    const fakes = fakeWorkers((task) => (task.group > 3 ? tooLate(task) : fine(task)));
    const replaced: number[] = [];
    const done = await run(fakes, {
      signal: end.signal,
      onResult: ({ group }) => {
        if (group === 3) end.abort();
      },
      onReplaced: (group) => replaced.push(group),
    });
    expect({ done: done.sort(), replaced }).toEqual({ done: [1, 2, 3], replaced: [] });
    expect(fakes.workers).toEqual([{ stopped: true }, { stopped: true }]);
  });

  test('stop when a result cannot be stored', async () => {
    const fakes = fakeWorkers(fine);
    const onResult = (): never => {
      throw new Error('disk full');
    };
    await expect(run(fakes, { onResult })).rejects.toThrow('disk full');
    expect(fakes.workers.length).toBeLessThanOrEqual(2);
    expect(fakes.workers.every(({ stopped }) => stopped)).toBe(true);
  });
});
