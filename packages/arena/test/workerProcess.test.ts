import { expect, test } from 'vitest';
import type { GroupResult } from '../src/games/groupResult.ts';
import { OutsideFailure } from '../src/outside/failure.ts';
import type { Watch } from '../src/tournament/watchdog.ts';
import { startWorker } from '../src/tournament/workerProcess.ts';
import { SETUP, TASK } from './workers.ts';

test('a worker is a process: it answers, fails, gives signs of life while it thinks, and ends when told to', async () => {
  let signs = 0;
  const watch = (): Watch => ({ sign: () => void signs++, rest: () => undefined });
  const contenders = ['random', 'apprentice', 'nobody', 'run:no-such-program', 'flat-1000x12@100000000'];
  const other = startWorker({ ...SETUP, contenders, program: 'another' });
  const worker = startWorker({ ...SETUP, contenders }, { watch, signEvery: 10 });
  const meet = (one: number, another: number): Promise<GroupResult> =>
    worker.play({ ...TASK, seatings: [[one, another]] });

  await expect(meet(0, 1)).resolves.toMatchObject({ group: 1, games: [{ seats: [0, 1] }] });
  await expect(meet(0, 2)).rejects.toThrow('there is no contender nobody');
  const failure: unknown = await meet(3, 0).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OutsideFailure);
  expect(failure).toMatchObject({
    failure: { command: 'no-such-program', error: { code: 'outside/start' } },
  });

  const endless = meet(4, 4);
  const before = signs;
  await expect.poll(() => signs - before, { timeout: 50_000, interval: 10 }).toBeGreaterThan(2);
  worker.stop();
  await expect(endless).rejects.toThrow('SIGKILL');
  await expect(meet(0, 1)).rejects.toThrow('SIGKILL');

  await expect(other.play(TASK)).rejects.toThrow('the program has changed since the match began');
  other.stop();
});
