import { expect, test } from 'vitest';
import { readPreferences, USUAL } from '../../src/preferences/model.ts';

test('without stored preferences they are the defaults', () => {
  expect(readPreferences(undefined)).toEqual({ preferences: USUAL, isDamaged: false });
});

test('stored preferences are restored', () => {
  const kept = { ...USUAL, language: 'de', theme: 'night', volume: 0, motion: 'none', autoEndTurn: true };
  expect(readPreferences(JSON.stringify(kept))).toEqual({ preferences: kept, isDamaged: false });
});

test.each(['', '{', 'null', '[]', '"day"', '42'])('“%s” is no set of preferences', (text) => {
  expect(readPreferences(text)).toEqual({ preferences: USUAL, isDamaged: true });
});

test.each([
  { language: 'fi' },
  { theme: 'dusk' },
  { sound: 1 },
  { volume: 2 },
  { motion: 'off' },
  { shortcuts: null },
])('%j falls back to the usual, the rest holds', (wrong) => {
  const read = readPreferences(JSON.stringify({ largeSigns: true, ...wrong }));
  expect(read).toEqual({ preferences: { ...USUAL, largeSigns: true }, isDamaged: true });
});

test('unknown values of another release are ignored', () => {
  expect(readPreferences('{"music":true}')).toEqual({ preferences: USUAL, isDamaged: false });
});
