import type { GameEvent } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { type Levels, lastRemark, occasionIn, Remarks } from '../../src/game/remarks.ts';

const LEVELS: Levels = [undefined, 'trader', 'vizier'];

function medal(seat: number, from: number | 'supply'): GameEvent {
  return { type: 'medalTaken', to: 'all', seat, colour: 'red', medal: 'gold', from };
}

function lure(seat: number, amount: number): GameEvent[] {
  return [
    { type: 'lured', to: 'all', seat, colour: 'red', path: ['a1', 'a2'], owner: seat, barkers: 0 },
    { type: 'earned', to: 'all', seat, colour: 'red', amount },
  ];
}

const finalPhase: GameEvent = { type: 'finalPhase', to: 'all', reason: 'supply', next: 0 };

describe('what bots remark on', () => {
  test('a medal that they lose or take from a person', () => {
    expect(occasionIn([medal(0, 1)], LEVELS)).toEqual({ seat: 1, occasion: 'medalLost' });
    expect(occasionIn([medal(2, 0)], LEVELS)).toEqual({ seat: 2, occasion: 'medalTaken' });
    expect(occasionIn([medal(2, 'supply')], LEVELS)).toBeUndefined();
  });

  test('a lure that pays well', () => {
    expect(occasionIn(lure(2, 4), LEVELS)).toEqual({ seat: 2, occasion: 'goodLure' });
    expect(occasionIn(lure(0, 5), LEVELS)).toEqual({ seat: 1, occasion: 'praise' });
    expect(occasionIn(lure(0, 2), LEVELS)).toBeUndefined();
  });

  test('the final phase', () => {
    expect(occasionIn([finalPhase], LEVELS)).toEqual({ seat: 1, occasion: 'finalPhase' });
  });

  test('nothing, among people', () => {
    expect(occasionIn([finalPhase, medal(0, 1)], [undefined, undefined])).toBeUndefined();
  });
});

describe('remarks', () => {
  test('are apart from each other, and the same occasion gets another line, at most twice', () => {
    const remarks = new Remarks(LEVELS);
    expect(remarks.on(20, [medal(0, 1)])).toMatchObject({ level: 'trader', line: 0 });
    expect(remarks.on(25, [medal(0, 1)])).toBeUndefined();
    expect(remarks.on(40, [medal(0, 1)])).toMatchObject({ line: 1 });
    expect(remarks.on(60, [medal(0, 1)])).toBeUndefined();
    expect(remarks.on(61, [finalPhase])).toMatchObject({ occasion: 'finalPhase', line: 0 });
  });
});

describe('the last remark', () => {
  test('is the winner’s, if it is a bot', () => {
    expect(lastRemark({ points: [10, 12, 30], winners: [2] }, LEVELS)).toMatchObject({
      seat: 2,
      occasion: 'won',
    });
  });

  test('is that of the best bot, if a person has won', () => {
    expect(lastRemark({ points: [40, 12, 30], winners: [0] }, LEVELS)).toMatchObject({
      seat: 2,
      level: 'vizier',
      occasion: 'lost',
    });
  });

  test('is friendly, if a bot and a person share the victory', () => {
    expect(lastRemark({ points: [30, 12, 30], winners: [0, 2] }, LEVELS)).toMatchObject({
      seat: 2,
      occasion: 'lost',
    });
  });

  test('is missing among people', () => {
    expect(lastRemark({ points: [1, 2], winners: [1] }, [undefined, undefined])).toBeUndefined();
  });
});
