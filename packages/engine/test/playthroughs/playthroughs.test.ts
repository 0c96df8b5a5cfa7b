/** Golden games: any change of rules, order, deal or scoring shows up as a readable difference. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { END_REASONS } from '../../src/index.ts';
import { ALL_EDITIONS } from '../conformance/setups.ts';
import { dump } from './dump.ts';
import { fileOf, PLAYTHROUGHS } from './games.ts';

describe('playthroughs', () => {
  test.each(PLAYTHROUGHS.map((game) => [game.name, game] as const))('%s is as it was', (_, game) => {
    const file = fileOf(game);
    expect(existsSync(file), 'npm run playthroughs writes it').toBe(true);
    expect(dump(game).split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  });

  test('there is one for every edition, number of players and end', () => {
    const texts = PLAYTHROUGHS.map((game) => readFileSync(fileOf(game), 'utf8'));
    expect(new Set(PLAYTHROUGHS.map(({ edition }) => edition.id))).toEqual(new Set(ALL_EDITIONS.keys()));
    expect(new Set(PLAYTHROUGHS.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    const reasons = texts.map((text) => text.trimEnd().split(', ').at(-1));
    expect(new Set(reasons)).toEqual(new Set(END_REASONS));
  });
});
