/** What people are told when a file that came with the program is broken. */
import { LOCALES } from '@kairo/texts';
import { expect, test, vi } from 'vitest';
import { kairo } from './harness.ts';

vi.mock('../../bots/src/learned/weights/cairo2.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../bots/src/learned/weights/cairo3.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../bots/src/learned/weights/alley4.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../bots/src/learned/weights/instinct2.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../bots/src/learned/weights/instinct3.json', () => ({ default: { format: 'torn' } }));
vi.mock('../../bots/src/learned/weights/outlook4.json', () => ({ default: { format: 'torn' } }));

function simulate(players: number, edition = 'cairo'): readonly string[] {
  return ['simulate', '--bots', 'trader', '--players', `${players}`, '--edition', edition, '--games', '1'];
}

function arena(players: number): readonly string[] {
  return ['arena', 'vizier', 'random', '--players', `${players}`, '--games', `${players}`, '--jobs', '1'];
}

const COMMANDS = [
  ['cairo2.json', 'train -- --edition cairo --players 2', simulate(2)],
  [
    'cairo2.json',
    'train -- --edition cairo --players 2',
    ['play', '--seats', 'trader,trader', '--seed', '1'],
  ],
  ['cairo3.json', 'train -- --edition cairo --players 3', simulate(3)],
  ['alley4.json', 'train -- --edition alley --players 4', simulate(4, 'alley')],
  ['instinct2.json', 'train:vizier -- --players 2', arena(2)],
  ['instinct3.json', 'train:vizier -- --players 3', arena(3)],
  ['outlook4.json', 'train:vizier -- --players 4', arena(4)],
] as const;

test.each(COMMANDS)('%s, to be made again by npm run %s', async (file, remedy, command) => {
  for (const locale of LOCALES) {
    const { code, err } = await kairo([...command, '--lang', locale]);
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err).toMatch(new RegExp(`[“„«]\\s?npm run ${remedy}\\s?[”“»]`));
    expect(err).not.toMatch(/[{}]/);
  }
});
