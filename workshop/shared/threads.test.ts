import { expect, test } from 'vitest';
import { inThreads } from './threads.ts';

const MODULE = new URL('threads.ts', import.meta.url);

/** A worker that runs this code for each `task`; `wait` takes milliseconds. */
function serving(code: string): URL {
  const text = `import { serveTasks } from '${MODULE}';
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    serveTasks((task) => { ${code} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

test('the results come in the order of the tasks, not of their completion', async () => {
  const program = serving('wait(task); return task * 2;');
  expect(await inThreads(program, [90, 5, 60, 5], 2)).toEqual([180, 10, 120, 10]);
  expect(await inThreads(program, [], 2)).toEqual([]);
  expect(await inThreads(program, [1], 4)).toEqual([2]);
});

test('a thread that exits rejects the work instead of leaving it pending', async () => {
  const program = serving('if (task === 2) process.exit(3); return task;');
  await expect(inThreads(program, [1, 2, 3], 2)).rejects.toThrow('a thread ended with 3');
});

test('a thread that throws or cannot be started rejects the work', async () => {
  const program = serving("if (task === 2) throw new Error('no such game'); return task;");
  await expect(inThreads(program, [1, 2, 3], 1)).rejects.toThrow('no such game');
  await expect(inThreads(new URL('no-such-file.ts', import.meta.url), [1], 1)).rejects.toThrow(
    'no-such-file',
  );
});
