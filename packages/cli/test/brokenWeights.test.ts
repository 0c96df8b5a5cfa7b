/** What people are told when a file that came with the program is broken. */
import { LOCALES } from '@kairo/texts';
import { expect, test, vi } from 'vitest';
import { kairo } from './harness.ts';

vi.mock('../../bots/src/learned/weights/cairo2.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../bots/src/learned/weights/instinct2.json', () => ({ default: { format: 'torn' } }));

const COMMANDS = [
  ['cairo2.json', 'npm run train', ['simulate', '--bots', 'trader', '--players', '2', '--games', '1']],
  ['cairo2.json', 'npm run train', ['play', '--seats', 'trader,trader', '--seed', '1']],
  ['instinct2.json', 'npm run train:vizier', ['arena', 'vizier', 'random', '--games', '2', '--jobs', '1']],
] as const;

test.each(COMMANDS)('%s, to be made again by %s', async (file, remedy, command) => {
  for (const locale of LOCALES) {
    const { code, err } = await kairo([...command, '--lang', locale]);
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err).toContain(remedy);
    expect(err).not.toMatch(/[{}]/);
  }
});
