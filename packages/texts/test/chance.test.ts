import { expect, test } from 'vitest';
import { inPercent } from '../src/chance.ts';
import { textsOf } from './browser/everyText.ts';

test.each([
  [0.384, '38%'],
  [0.994, '99%'],
  [0.996, '>\u00a099%'],
  [0.9999, '>\u00a099%'],
  [1, '100%'],
  [0.006, '1%'],
  [0.004, '<\u00a01%'],
  [0, '<\u00a01%'],
])('a chance of %d is %s, and only 1 is certain', (chance, shown) => {
  expect(inPercent(chance, '%')).toBe(shown);
});

test.each([
  ['en', '38%', '38% chance of winning', 'more than 99% chance of winning'],
  ['de', '38\u00a0%', 'Gewinnchance 38\u00a0%', 'Gewinnchance über 99\u00a0%'],
  ['es', '38\u00a0%', '38\u00a0% de probabilidad de ganar', 'más del 99\u00a0% de probabilidad de ganar'],
  ['fr', '38\u202f%', '38\u202f% de chances de gagner', 'plus de 99\u202f% de chances de gagner'],
] as const)('%s', (locale, figure, heard, nearly) => {
  const { hints } = textsOf(locale).advice;
  expect(hints.chance(0.38)).toBe(figure);
  expect(hints.winChance(0.38)).toBe(heard);
  expect(hints.winChance(0.999)).toBe(nearly);
});
