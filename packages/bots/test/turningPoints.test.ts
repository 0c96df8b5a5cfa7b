/** Which decisions become turning points, and what the curve of chances is. */
import { describe, expect, test } from 'vitest';
import { chancesByTurn, type Review, turningPoints, type Verdict } from '../src/index.ts';

const action = { type: 'dropOut' } as const;

interface Sample {
  readonly seat?: number;
  readonly loss: number;
  readonly error?: number;
  readonly looks?: number;
}

function verdict(turn: number, { seat = 0, loss, error = 0, looks = 3 }: Sample): Verdict {
  return {
    turn,
    seat,
    played: { action, chance: 0.3, reasons: [] },
    better: { action, chance: 0.3 + loss, reasons: [] },
    error,
    simulations: 1e6,
    suspicions: Array.from({ length: looks }, () => loss),
  };
}

function reviewOf(isDone: boolean, ...samples: readonly Sample[]): Review {
  return { format: 1, verdicts: samples.map((sample, i) => verdict(i + 1, sample)), isDone };
}

const turns = (review: Review, seat = 0): number[] =>
  turningPoints(review, seat).map(({ verdict: { turn } }) => turn);

describe('turning points', () => {
  test('cost at least 5 points of chance, beyond doubt', () => {
    expect(turns(reviewOf(true, { loss: 0.049 }, { loss: 0.051 }, { loss: 0.06, error: 0.02 }))).toEqual([2]);
    const few = { ...verdict(1, { loss: 0.06 }), simulations: 300 };
    expect(turns({ format: 1, verdicts: [few], isDone: true })).toEqual([]);
  });

  test('are provisional until every look was had', () => {
    const samples = [{ loss: 0.2, looks: 1 }, { loss: 0.1 }];
    expect(turns(reviewOf(false, ...samples))).toEqual([1, 2]);
    expect(turns(reviewOf(true, ...samples))).toEqual([2]);
  });

  test('are the five that cost the most, two of them by rivals at most, in order of play', () => {
    const own = [0.06, 0.07, 0.08, 0.09, 0.1].map((loss) => ({ loss }));
    const rivals = [0.3, 0.2, 0.4].map((loss) => ({ seat: 1, loss }));
    expect(turns(reviewOf(true, ...own, ...rivals))).toEqual([3, 4, 5, 6, 8]);
    expect(turns(reviewOf(true, ...own, ...rivals), 1)).toEqual([4, 5, 6, 7, 8]);
  });

  test('name a turn once, by its costliest decision', () => {
    const verdicts = [verdict(4, { loss: 0.1 }), verdict(4, { loss: 0.2 })];
    const points = turningPoints({ format: 1, verdicts, isDone: true }, 0);
    expect(points.map(({ decision }) => decision)).toEqual([1]);
  });
});

describe('the curve', () => {
  const verdicts = [verdict(1, { loss: 0 }), null, verdict(4, { seat: 1, loss: 0 })];
  const review: Review = { format: 1, verdicts, isDone: false };

  test('keeps the figures of those who do not act, and adds up to 1', () => {
    const curve = chancesByTurn(review, 2, 10, { turns: 6, winners: [1] });
    expect(curve).toHaveLength(5);
    expect(curve[0]).toEqual([0.5, 0.5]);
    expect(curve[1]?.[0]).toBeCloseTo(0.375);
    expect(curve[3]).toEqual(curve[1]);
    expect(curve[4]).toEqual([0.5, 0.5]);
  });

  test('ends with the winners', () => {
    const curve = chancesByTurn(review, 2, 3, { turns: 6, winners: [0, 1] });
    expect(curve).toHaveLength(7);
    expect(curve[6]).toEqual([0.5, 0.5]);
  });
});
