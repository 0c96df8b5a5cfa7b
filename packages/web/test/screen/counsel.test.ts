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
const shown = (...advice: Advice[]): string[] => counsel(...advice).moves.map(({ headline }) => headline);

describe('of the advised moves', () => {
  test('three are shown, without duplicates', () => {
    expect(
      shown(hint('S1', 0.5), hint('S1', 0.49), hint('S2', 0.48), hint('S3', 0.47), hint('S4', 0.46)),
    ).toEqual(['S1', 'S2', 'S3']);
  });

  test('none that is far behind the first', () => {
    expect(shown(hint('S1', 0.5), hint('S2', 0.36), hint('S3', 0.34))).toEqual(['S1', 'S2']);
    expect(shown(hint('S1', 0.9), hint('S2', 0.1))).toEqual(['S1']);
  });

  test('there may be none', () => {
    expect(counsel()).toEqual({ isAlike: false, shared: [], moves: [] });
  });

  const good: WeighedReason = { kind: 'scores', colour: 'red', points: 2, side: 'for' };
  const bad: WeighedReason = { kind: 'missesCard', colour: 'red', side: 'against' };
  const vain: WeighedReason = { kind: 'gainsNothing', side: 'against' };

  test('among about equal ones, those with a reason for them come first', () => {
    expect(shown(hint('S1', 0.5, [bad]), hint('S2', 0.49, [good]), hint('S3', 0.4, [good]))).toEqual([
      'S2',
      'S1',
      'S3',
    ]);
    expect(shown(hint('S1', 0.5, [bad]), hint('S2', 0.48, [good]))).toEqual(['S1', 'S2']);
  });

  test('what gains nothing comes last', () => {
    expect(shown(hint('S1', 0.1, [vain]), hint('S2', 0.02, [good]), hint('S3', 0.01))).toEqual([
      'S2',
      'S3',
      'S1',
    ]);
  });

  test('about equally good ones are recognized', () => {
    expect(counsel(hint('S1', 0.5), hint('S2', 0.49)).isAlike).toBe(true);
    expect(counsel(hint('S1', 0.5), hint('S2', 0.48)).isAlike).toBe(false);
    expect(counsel(hint('S1', 0.5)).isAlike).toBe(false);
  });
});

describe('a reason shared by all moves', () => {
  const idle: WeighedReason = { kind: 'dropsIdleCard', side: 'for' };
  const lacks: WeighedReason = { kind: 'displayLacks', side: 'for' };
  const first: WeighedReason = { kind: 'seenFirst', side: 'for' };
  const fits = (others: number): WeighedReason => ({ kind: 'fitsStand', colour: 'red', others, side: 'for' });
  const reasonsOf = (...advice: Advice[]) => {
    const { shared, moves } = counsel(...advice);
    return [shared, ...moves.map(({ reasons }) => reasons)];
  };

  test('is listed once, and each move keeps the others', () => {
    expect(reasonsOf(hint('S1', 0.5, [lacks, idle]), hint('S2', 0.5, [idle, first]))).toEqual([
      [idle],
      [lacks],
      [first],
    ]);
    expect(reasonsOf(hint('S1', 0.5, [idle]), hint('S2', 0.5, [idle]))).toEqual([[idle], [], []]);
  });

  test('is one that reads the same', () => {
    expect(reasonsOf(hint('S1', 0.5, [fits(1)]), hint('S2', 0.5, [fits(2)]))).toEqual([[fits(1)], [], []]);
  });

  test('needs several moves, and all of them', () => {
    const some = [hint('S1', 0.5, [idle]), hint('S2', 0.5, [idle]), hint('S3', 0.5, [lacks])];
    expect(reasonsOf(...some)).toEqual([[], [idle], [idle], [lacks]]);
    expect(reasonsOf(hint('S1', 0.5, [idle]))).toEqual([[], [idle]]);
  });

  test('does not depend on the other reasons of a move', () => {
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

  test('costs are listed, however many other reasons there are', () => {
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
