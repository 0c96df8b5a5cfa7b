/** Possible set-ups: R2.1, and presets only if the edition has them. */
import { expect, test } from 'vitest';
import { ALLEY, CAIRO, checkSetup, makeGame, type Preset, type Start } from '../../src/index.ts';

const options = (start: Start) => ({ start, openMoney: false });

test.each([2, 3, 4])('%i can play', (players) => {
  expect(checkSetup(CAIRO, players, options('variable'))).toBeUndefined();
  expect(makeGame(CAIRO, players, options('variable'))).toMatchObject({ players });
});

test.each([0, 1, 5, 2.5, Number.NaN])('%d cannot', (players) => {
  const problem = { code: 'setup/players', found: String(players), min: 2, max: 4 };
  expect(checkSetup(CAIRO, players, options('variable'))).toEqual(problem);
  expect(() => makeGame(CAIRO, players, options('variable'))).toThrow(JSON.stringify(problem));
});

test('no preset for so many', () => {
  const edition = { ...ALLEY, presets: { 2: ALLEY.presets[2] as Preset } };
  const problem = { code: 'setup/no-preset', edition: 'alley', players: 3, available: [2] };
  expect(checkSetup(edition, 3, options('preset'))).toEqual(problem);
  expect(() => makeGame(edition, 3, options('preset'))).toThrow(JSON.stringify(problem));
});
