/** Invalid weights are reported with the name of the file; no other level is substituted. */
import { ALLEY, CAIRO } from '@kairo/engine';
import { expect, test, vi } from 'vitest';
import { WEIGHTS_FORMAT } from '../../src/learned/weights.ts';
import { ask, gameOn, positionOn } from './fakes.ts';

vi.mock('../../src/learned/weights/outlook3.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../src/learned/weights/cairo3.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../src/learned/weights/alley3.json', () => ({ default: { format: 'torn' } }));

test.each([
  ['trader', CAIRO, 'cairo3.json'],
  ['merchant', CAIRO, 'outlook3.json'],
  ['vizier', CAIRO, 'outlook3.json'],
  ['trader', ALLEY, 'alley3.json'],
  ['vizier', ALLEY, 'alley3.json'],
] as const)('%s says on $id that %s is broken', async (name, edition, file) => {
  const { game: _, ...position } = positionOn(gameOn(edition));
  const heard = await ask({ task: { type: 'decide', bot: { name } }, ...position });
  expect(heard.at(-1)).toMatchObject({
    type: 'failed',
    error: {
      code: 'bot/weights',
      file,
      problem: { code: 'weights/format', expected: WEIGHTS_FORMAT, found: '"torn"' },
    },
  });
});
