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

interface Stable {
  readonly startWorker: () => GroupWorker;
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

/** The groups whose results came in. */
async function run(stables: Stable, more: Partial<LanePlan> = {}): Promise<number[]> {
  const groups: number[] = [];
  await playInLanes({
    tasks: tasks(6),
    lanes: 2,
    startWorker: stables.startWorker,
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
    /** What is finished in the same moment comes too late. */
    const tooLate = (task: GroupTask): Promise<GroupResult> =>
      new Promise((resolve) => end.signal.addEventListener('abort', () => resolve(fine(task))));
    const stables = stable((task) => (task.group > 3 ? tooLate(task) : fine(task)));
    const replaced: number[] = [];
    const done = await run(stables, {
      signal: end.signal,
      onResult: ({ group }) => {
        if (group === 3) end.abort();
      },
      onReplaced: (group) => replaced.push(group),
    });
    expect({ done: done.sort(), replaced }).toEqual({ done: [1, 2, 3], replaced: [] });
    expect(stables.workers).toEqual([{ stopped: true }, { stopped: true }]);
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
