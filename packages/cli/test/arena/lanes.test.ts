import { ALLEY } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import type { GroupResult } from '../../src/arena/groupResult.ts';
import { type Course, GroupFailed, playInLanes, type Worker } from '../../src/arena/lanes.ts';
import type { GroupTask } from '../../src/arena/playGroup.ts';
import { programDigest } from '../../src/arena/provenance.ts';
import { startWorker } from '../../src/arena/workerProcess.ts';

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
  });
});

test('a worker is a process; when it ends, its games have failed', async () => {
  const options = { start: 'variable', openMoney: false } as const;
  const contenders = ['random', 'apprentice', 'nobody'];
  const setup = { edition: ALLEY, players: 2, options, contenders, program: programDigest() };
  const worker = startWorker(setup);
  const [task] = tasks(1);
  if (task === undefined) throw new Error('no task');
  const { group, games } = await worker.play(task);
  expect({ group, seats: games.map(({ seats }) => seats) }).toEqual({ group: 1, seats: [[0, 1]] });
  await expect(worker.play({ ...task, seatings: [[0, 2]] })).rejects.toThrow('there is no contender nobody');
  const played = worker.play(task);
  worker.stop();
  await expect(played).rejects.toThrow('SIGTERM');
  await expect(worker.play(task)).rejects.toThrow('SIGTERM');

  const other = startWorker({ ...setup, program: 'another' });
  await expect(other.play(task)).rejects.toThrow('the program has changed since the match began');
  other.stop();
});
