import { expect, test } from 'vitest';
import type { GroupResult } from '../src/games/groupResult.ts';
import { OutsideProgramFailed } from '../src/outside/failure.ts';
import type { Watchdog } from '../src/tournament/watchdog.ts';
import { startWorker } from '../src/tournament/workerProcess.ts';
import { SETUP, TASK } from './workers.ts';

test('a worker process plays, reports failures, sends heartbeats while it thinks, and can be killed', async () => {
  let heartbeats = 0;
  const watch = (): Watchdog => ({ reset: () => void heartbeats++, pause: () => undefined });
  const contenders = ['random', 'apprentice', 'nobody', 'run:no-such-program', 'flat-1000x12@100000000'];
  const other = startWorker({ ...SETUP, contenders, program: 'another' });
  const worker = startWorker({ ...SETUP, contenders }, { watch, heartbeatInterval: 10 });
  const meet = (one: number, another: number): Promise<GroupResult> =>
    worker.play({ ...TASK, seatings: [[one, another]] });

  await expect(meet(0, 1)).resolves.toMatchObject({ group: 1, games: [{ seats: [0, 1] }] });
  await expect(meet(0, 2)).rejects.toThrow('there is no contender nobody');
  const failure: unknown = await meet(3, 0).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OutsideProgramFailed);
  expect(failure).toMatchObject({
    failure: { command: 'no-such-program', error: { code: 'outside/start' } },
  });

  const endless = meet(4, 4);
  const before = heartbeats;
  await expect.poll(() => heartbeats - before, { timeout: 50_000, interval: 10 }).toBeGreaterThan(2);
  worker.stop();
  await expect(endless).rejects.toThrow('SIGKILL');
  await expect(meet(0, 1)).rejects.toThrow('SIGKILL');

  await expect(other.play(TASK)).rejects.toThrow('the program has changed since the match began');
  other.stop();
});
