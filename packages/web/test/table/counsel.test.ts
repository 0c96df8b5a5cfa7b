import type { Advice } from '@kairo/bots';
import type { CardName } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { movesToTell, sideOf } from '../../src/table/course/counsel.ts';

const hint = (card: CardName, winChance: number): Advice => ({
  action: { type: 'discard', card },
  winChance,
  points: 0,
  simulations: 1,
  reasons: [],
});
const keyOf = ({ action }: Advice): string => (action.type === 'discard' ? action.card : '');
const told = (...advice: Advice[]): string[] => movesToTell(advice, keyOf).map(keyOf);

describe('of the moves that were thought about', () => {
  test('three are told, each once', () => {
    expect(
      told(hint('S1', 0.5), hint('S1', 0.49), hint('S2', 0.48), hint('S3', 0.47), hint('S4', 0.46)),
    ).toEqual(['S1', 'S2', 'S3']);
  });

  test('none that is far behind the first', () => {
    expect(told(hint('S1', 0.5), hint('S2', 0.36), hint('S3', 0.34))).toEqual(['S1', 'S2']);
    expect(told(hint('S1', 0.9), hint('S2', 0.1))).toEqual(['S1']);
  });

  test('there may be none', () => {
    expect(told()).toEqual([]);
  });
});

test('a reason speaks for its move or against it', () => {
  expect(sideOf({ kind: 'earns', colour: 'red', amount: 1 })).toBe('for');
  expect(sideOf({ kind: 'pays', coins: 2 })).toBe('against');
  expect(sideOf({ kind: 'roomToGrow', sites: 3, hasCard: false })).toBe('for');
  expect(sideOf({ kind: 'roomToGrow', sites: 0, hasCard: false })).toBe('against');
  expect(sideOf({ kind: 'startsFinalPhase', standing: 'behind' })).toBe('against');
});
