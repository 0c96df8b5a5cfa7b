import type { Advice, WeighedReason } from '@kairo/bots';
import type { CardName } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { counselOf } from '../../src/screen/hints/counsel.ts';

const hint = (card: CardName, winChance: number, reasons: readonly WeighedReason[] = []): Advice => ({
  action: { type: 'discard', card },
  winChance,
  points: 0,
  simulations: 1,
  reasons,
});
const counsel = (...advice: Advice[]) =>
  counselOf(advice, {
    move: (action) => (action.type === 'discard' ? action.card : ''),
    reason: ({ kind }) => kind,
  });
const told = (...advice: Advice[]): string[] => counsel(...advice).moves.map(({ headline }) => headline);

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
    expect(counsel()).toEqual({ isAlike: false, shared: [], moves: [] });
  });

  const good: WeighedReason = { kind: 'scores', colour: 'red', points: 2, side: 'for' };
  const bad: WeighedReason = { kind: 'missesCard', colour: 'red', side: 'against' };
  const vain: WeighedReason = { kind: 'gainsNothing', side: 'against' };

  test('of those that are about as good, what something speaks for comes first', () => {
    expect(told(hint('S1', 0.5, [bad]), hint('S2', 0.49, [good]), hint('S3', 0.4, [good]))).toEqual([
      'S2',
      'S1',
      'S3',
    ]);
    expect(told(hint('S1', 0.5, [bad]), hint('S2', 0.48, [good]))).toEqual(['S1', 'S2']);
  });

  test('what gains nothing comes last', () => {
    expect(told(hint('S1', 0.1, [vain]), hint('S2', 0.02, [good]), hint('S3', 0.01))).toEqual([
      'S2',
      'S3',
      'S1',
    ]);
  });

  test('it is told when they are about equally good', () => {
    expect(counsel(hint('S1', 0.5), hint('S2', 0.49)).isAlike).toBe(true);
    expect(counsel(hint('S1', 0.5), hint('S2', 0.48)).isAlike).toBe(false);
    expect(counsel(hint('S1', 0.5)).isAlike).toBe(false);
  });
});

describe('what is said of every move', () => {
  const idle: WeighedReason = { kind: 'dropsIdleCard', side: 'for' };
  const lacks: WeighedReason = { kind: 'displayLacks', side: 'for' };
  const first: WeighedReason = { kind: 'seenFirst', side: 'for' };
  const fits = (others: number): WeighedReason => ({ kind: 'fitsStand', colour: 'red', others, side: 'for' });
  const reasonsOf = (...advice: Advice[]) => {
    const { shared, moves } = counsel(...advice);
    return [shared, ...moves.map(({ reasons }) => reasons)];
  };

  test('is said once, and each keeps what sets it apart', () => {
    expect(reasonsOf(hint('S1', 0.5, [lacks, idle]), hint('S2', 0.5, [idle, first]))).toEqual([
      [idle],
      [lacks],
      [first],
    ]);
    expect(reasonsOf(hint('S1', 0.5, [idle]), hint('S2', 0.5, [idle]))).toEqual([[idle], [], []]);
  });

  test('is what reads alike', () => {
    expect(reasonsOf(hint('S1', 0.5, [fits(1)]), hint('S2', 0.5, [fits(2)]))).toEqual([[fits(1)], [], []]);
  });

  test('is nothing that only some have, or that there is only one of', () => {
    const some = [hint('S1', 0.5, [idle]), hint('S2', 0.5, [idle]), hint('S3', 0.5, [lacks])];
    expect(reasonsOf(...some)).toEqual([[], [idle], [idle], [lacks]]);
    expect(reasonsOf(hint('S1', 0.5, [idle]))).toEqual([[], [idle]]);
  });

  test('does not depend on what else there was to say of a move', () => {
    const much: WeighedReason[] = [1, 2, 3, 4, 5].map((points) => ({
      kind: 'scores',
      colour: 'red',
      points,
      side: 'for',
    }));
    expect(reasonsOf(hint('S1', 0.5, [lacks]), hint('S2', 0.5, [...much, lacks]))).toEqual([
      [lacks],
      [],
      much.slice(0, 4),
    ]);
  });

  test('costs are told, however much else there is to say', () => {
    const scores = [1, 2, 3, 4].map(
      (points): WeighedReason => ({ kind: 'scores', colour: 'red', points, side: 'for' }),
    );
    const costs: WeighedReason[] = [
      { kind: 'spendsBarkers', count: 1, side: 'against' },
      { kind: 'pays', coins: 3, side: 'against' },
    ];
    expect(reasonsOf(hint('S1', 0.5, [...scores, ...costs]))).toEqual([
      [],
      [...scores.slice(0, 2), ...costs],
    ]);
  });
});
