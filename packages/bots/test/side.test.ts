import { expect, test } from 'vitest';
import { sideOf } from '../src/explain/side.ts';

test('a reason is for or against its move', () => {
  expect(sideOf({ kind: 'earns', colour: 'red', amount: 1 })).toBe('for');
  expect(sideOf({ kind: 'pays', coins: 2 })).toBe('against');
  expect(sideOf({ kind: 'roomToGrow', sites: 3, hasCard: false })).toBe('for');
  expect(sideOf({ kind: 'roomToGrow', sites: 0, hasCard: false })).toBe('against');
  expect(sideOf({ kind: 'startsFinalPhase', standing: 'behind' })).toBe('against');
});
