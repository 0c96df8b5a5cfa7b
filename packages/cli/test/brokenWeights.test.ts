/** Error messages about damaged files of weights. */
import { LOCALES } from '@kairo/texts';
import { expect, test, vi } from 'vitest';
import { kairo } from './harness.ts';

vi.mock('../../bots/src/learned/weights/cairo2.json', () => ({ default: { format: 'damaged' } }));
vi.mock('../../bots/src/learned/weights/cairo3.json', () => ({ default: { format: 'damaged' } }));
vi.mock('../../bots/src/learned/weights/alley4.json', () => ({ default: { format: 'damaged' } }));
vi.mock('../../bots/src/learned/weights/instinct2.json', () => ({ default: { format: 'damaged' } }));
vi.mock('../../bots/src/learned/weights/instinct3.json', () => ({ default: { format: 'damaged' } }));
vi.mock('../../bots/src/learned/weights/outlook4.json', () => ({ default: { format: 'damaged' } }));

function simulate(players: number, edition = 'cairo'): readonly string[] {
  return ['simulate', '--bots', 'trader', '--players', `${players}`, '--edition', edition, '--games', '1'];
}

function arena(players: number): readonly string[] {
  return ['arena', 'vizier', 'random', '--players', `${players}`, '--games', `${players}`, '--jobs', '1'];
}

test.each([
  ['cairo2.json', simulate(2)],
  ['cairo2.json', ['play', '--seats', 'trader,trader', '--seed', '1']],
  ['cairo3.json', simulate(3)],
  ['alley4.json', simulate(4, 'alley')],
  ['instinct2.json', arena(2)],
  ['instinct3.json', arena(3)],
  ['outlook4.json', arena(4)],
] as const)('a damaged %s is reported with the command that restores it', async (file, command) => {
  for (const locale of LOCALES) {
    const { code, err } = await kairo([...command, '--lang', locale]);
    expect(code).toBe(1);
    expect(err).toMatch(
      new RegExp(`[“„«]\\s?git checkout -- packages/bots/src/learned/weights/${file}\\s?[”“»]`),
    );
    expect(err).not.toMatch(/[{}]/);
  }
});
