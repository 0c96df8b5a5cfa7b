/** A file of weights that is no good is told by its name; nobody else plays in that level's place. */
import { expect, test, vi } from 'vitest';
import { WEIGHTS_FORMAT } from '../../src/learned/weights.ts';
import { ask, QUICK, questionFor } from './fakes.ts';

vi.mock('../../src/learned/weights/outlook3.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../src/learned/weights/cairo3.json', () => ({ default: { format: 'torn' } }));

test.each([
  ['trader', 'cairo3.json'],
  ['merchant', 'outlook3.json'],
  ['vizier', 'outlook3.json'],
] as const)('%s says that %s is broken', async (name, file) => {
  const heard = await ask(questionFor({ ...QUICK, name, iterations: 20 }));
  expect(heard.at(-1)).toMatchObject({
    type: 'failed',
    error: {
      code: 'bot/weights',
      file,
      problem: { code: 'weights/format', expected: WEIGHTS_FORMAT, found: '"torn"' },
    },
  });
});
