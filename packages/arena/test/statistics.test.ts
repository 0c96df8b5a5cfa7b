import { FastRandom } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import type { GroupResult } from '../src/games/groupResult.ts';
import { duelStatistics } from '../src/statistics/duel.ts';
import { eloOf, shareOf } from '../src/statistics/elo.ts';
import { estimateMean, estimateShare } from '../src/statistics/estimate.ts';
import { SequentialTest, SPRT_BOUND } from '../src/statistics/sprt.ts';
import { stream, times, won } from './samples.ts';

const SILENT = { command: './bot', error: { code: 'outside/silent', milliseconds: 30_000 } } as const;

describe('Elo', () => {
  test.each([
    [0.5, 0],
    [0.75, 190.8],
    [0.25, -190.8],
    [0.64, 100],
    [10 / 11, 400],
  ])('a win share of %f is %f Elo', (share, elo) => {
    expect(eloOf(share)).toBeCloseTo(elo, 0);
    expect(shareOf(eloOf(share))).toBeCloseTo(share, 10);
  });

  test('shares of 0 and 1 are infinite', () => {
    expect([eloOf(1), eloOf(0)]).toEqual([Infinity, -Infinity]);
    expect(eloOf(0.25, 4)).toBeCloseTo(0, 10);
    expect(shareOf(eloOf(0.7, 4), 4)).toBeCloseTo(0.7, 10);
  });

  test('equally strong players have equal shares', () => {
    expect([2, 3, 4].map((players) => shareOf(0, players))).toEqual([1 / 2, 1 / 3, 1 / 4]);
    expect(shareOf(400, 4)).toBeCloseTo(10 / 13, 10);
  });
});

describe('a mean', () => {
  test('of known values', () => {
    // Variance 2.5, standard error √(2.5 / 5).
    const { mean, low, high } = estimateMean([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    // Student's t with four degrees of freedom, and with thirty.
    expect(high - mean).toBeCloseTo(2.776 * Math.sqrt(0.5), 2);
    const many = estimateMean(Array.from({ length: 31 }, (_, i) => i));
    expect(many.high - many.mean).toBeCloseTo(2.0423 * Math.sqrt((31 * 32) / 12 / 31), 3);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });

  test('of one value has an infinite interval', () => {
    expect(estimateMean([7])).toEqual({ mean: 7, low: -Infinity, high: Infinity });
  });
});

describe('a share', () => {
  test('of groups that are all won or all lost has the interval of independent games', () => {
    // Wilson's interval for 50 of 100 is 40.4 % to 59.6 %.
    const { mean, low, high } = estimateShare([...times(50, 0), ...times(50, 1)]);
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(0.404, 2);
    expect(high).toBeCloseTo(0.596, 2);
  });

  test('has a narrower interval if the groups differ less', () => {
    const width = (shares: readonly number[]): number => {
      const { low, high } = estimateShare(shares);
      return high - low;
    };
    const wild = [...times(50, 0), ...times(50, 1)];
    const calm = [...times(20, 0.25), ...times(60, 0.5), ...times(20, 0.75)];
    expect(width(calm)).toBeLessThan(width(wild) / 2);
  });

  test('of identical results still has an interval', () => {
    const all = estimateShare(times(40, 1));
    expect(all.mean).toBe(1);
    expect(all.low).toBeCloseTo(0.912, 3); // Wilson's for 40 of 40: deals count, not games
    expect(all.high).toBe(1);
    const even = estimateShare(times(10, 0.5));
    expect(even.low).toBeLessThan(0.45);
    expect(even.low + even.high).toBeCloseTo(1, 10);
  });

  test.each([3, 10, 40, 100])('has no higher lower end if a game was lost, on %i deals', (deals) => {
    const lows = [1, 0.5, 0].map((last) => estimateShare([...times(deals - 1, 1), last]).low);
    expect(lows).toEqual(lows.toSorted((a, b) => b - a));
  });

  test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
    'of nothing but victories on %i deals has 1 as its upper end',
    (deals) => {
      expect(estimateShare(times(deals, 1)).high).toBe(1);
      expect(estimateShare(times(deals, 0)).low).toBe(0);
    },
  );

  test('covers the true value in about 95 % of cases', () => {
    const random = new FastRandom('coverage');
    let covered = 0;
    for (let run = 0; run < 1000; run++) {
      const { low, high } = estimateShare(stream(random, shareOf(60), 100));
      if (low <= shareOf(60) && shareOf(60) <= high) covered++;
    }
    expect(covered).toBeGreaterThan(930);
    expect(covered).toBeLessThan(980);
  });
});

describe('the sequential test', () => {
  test('has bounds of ±2.94', () => {
    expect(SPRT_BOUND).toBeCloseTo(2.944, 3);
  });

  /** The decision, and after how many groups it was made. */
  function decide(shares: Iterable<number>, elo0: number, elo1: number, players = 2): [string, number] {
    const sprt = new SequentialTest({ elo0, elo1 }, players);
    let groups = 0;
    for (const share of shares) {
      sprt.add(share);
      groups++;
      if (sprt.accepted !== undefined) return [sprt.accepted, groups];
    }
    return ['open', groups];
  }

  test('LLR of known groups', () => {
    const sprt = new SequentialTest({ elo0: 0, elo1: 20 }, 2);
    const shares = [...times(100, 0.25), ...times(200, 0.5), ...times(200, 0.75)];
    for (const share of shares) sprt.add(share);
    // n/2 ln(v0 / v1), with a variance of 0.035 around the mean of 0.55, and the pseudo-group.
    const around = (share: number): number =>
      (500 * (0.035 + (0.55 - share) ** 2) + 0.25 + (0.5 - share) ** 2) / 501;
    expect(sprt.llr).toBeCloseTo(250 * Math.log(around(0.5) / around(shareOf(20))), 6);
  });

  test('symmetric results give no evidence between −x and +x', () => {
    const sprt = new SequentialTest({ elo0: -20, elo1: 20 }, 2);
    for (const share of [0, 1, 0.5, 0.25, 0.75]) sprt.add(share);
    expect(sprt.llr).toBeCloseTo(0, 10);
  });

  test('handles identical results, and decides nothing after only a few', () => {
    expect(decide(times(9, 1), 0, 400)).toEqual(['open', 9]);
    expect(decide(times(50, 1), 0, 30)[0]).toBe('H1');
    expect(decide(times(50, 0), 0, 30)[0]).toBe('H0');
    expect(decide(times(9, 0.5), 0, 30)).toEqual(['open', 9]);
  });

  test.each([
    [50, 'H1'],
    [0, 'H0'],
    [100, 'H1'],
    [-100, 'H0'],
  ])('accepts the right hypothesis of 0 and 50 if the truth is %i Elo', (elo, accepted) => {
    const random = new FastRandom(`sprt ${elo}`);
    const runs = times(200, 0).map(() => decide(stream(random, shareOf(elo), 3000), 0, 50)[0]);
    expect(runs.filter((answer) => answer === accepted).length).toBeGreaterThan(180);
    expect(runs).not.toContain('open');
  });

  test.each([
    [0, 50],
    [100, 200],
    [200, 300],
  ])('keeps its error rate if %i Elo is true, and not %i', (elo0, elo1) => {
    const random = new FastRandom(`errors ${elo0}`);
    const runs = times(1500, 0).map(() => decide(stream(random, shareOf(elo0), 3000), elo0, elo1)[0]);
    // 5 % plus a margin that chance exceeds in one of a hundred such tests.
    expect(runs.filter((answer) => answer !== 'H0').length / runs.length).toBeLessThan(0.064);
  });

  test('a share of a quarter is even with four players', () => {
    const random = new FastRandom('four');
    const four = (share: number) =>
      Array.from({ length: 1000 }, () => stream(random, share, 2).reduce((sum, value) => sum + value / 2, 0));
    expect(decide(four(0.25), 0, 100, 4)[0]).toBe('H0');
    expect(decide(four(shareOf(100, 4)), 0, 100, 4)[0]).toBe('H1');
  });
});

describe('a duel', () => {
  test('between equals is even and open', () => {
    const groups = times(40, 0).map(
      (_, i): GroupResult => ({ group: i + 1, games: [won([0, 1], 0), won([1, 0], 1)] }),
    );
    const duel = duelStatistics(groups, [0, 1], 2);
    expect(duel).toMatchObject({ groups: 40, games: 80, verdict: 'open', turns: 80, plies: 100 });
    expect(duel.winShare.mean).toBe(0.5);
    expect(duel.elo?.mean).toBeCloseTo(0, 10);
    expect(duel.margin.mean).toBe(0);
    expect(duel.gamesNeeded).toBeUndefined();
    expect(duel.sides[0]).toEqual({ victories: 40, points: 55, decisions: 4000, msPerDecision: 1 });
  });

  test('counts a shared victory as a fraction', () => {
    const shared = { ...won([0, 1], 0), winners: [0, 1] };
    const duel = duelStatistics([{ group: 1, games: [shared, won([1, 0], 0)] }], [0, 1], 2);
    expect(duel.winShare.mean).toBe(0.75);
    expect(duel.elo?.mean).toBeCloseTo(190.8, 1);
    expect(duel.sides.map(({ victories }) => victories)).toEqual([1.5, 0.5]);
  });

  test('one against three is measured against a quarter', () => {
    const seatings = [0, 1, 2, 3].map((own) => [0, 1, 2, 3].map((seat) => (seat === own ? 0 : 1)));
    const groups = times(50, 0).map(
      (_, i): GroupResult => ({
        group: i + 1,
        games: seatings.map((seats, seat) => won(seats, seat < 2 ? 0 : 1)),
      }),
    );
    const duel = duelStatistics(groups, [0, 1], 4);
    expect(duel).toMatchObject({ chance: 0.25, verdict: 'stronger', games: 200 });
    expect(duel.winShare.mean).toBe(0.5);
    expect(duel.elo.mean).toBeCloseTo(eloOf(3 / 4), 6);
    expect(duel.sides.map(({ decisions }) => decisions)).toEqual([50 * 100, 50 * 300]);
  });

  test('estimates how many games are needed', () => {
    const groups = times(20, 0).map(
      (_, i): GroupResult => ({
        group: i + 1,
        games: [won([0, 1], i < 12 ? 0 : 1), won([1, 0], i < 10 ? 0 : 1)],
      }),
    );
    const duel = duelStatistics(groups, [0, 1], 2);
    expect(duel.winShare.mean).toBe(0.55);
    expect(duel.verdict).toBe('open');
    expect(duel.gamesNeeded).toBeGreaterThan(200);
  });

  test('reports forfeits', () => {
    const lost = { ...won([0, 1], 1), forfeit: { seat: 0, reason: SILENT } };
    const duel = duelStatistics([{ group: 1, games: [lost, won([1, 0], 1)] }], [0, 1], 2);
    expect(duel.sides[0].forfeits).toEqual({ games: 1, reason: SILENT });
    expect(duel.sides[1].forfeits).toBeUndefined();
  });

  test('leaves forfeited games out of points and turns', () => {
    const forfeited = { ...won([0, 1], 1, [7, 3]), turns: 9, forfeit: { seat: 0, reason: SILENT } };
    const played = { group: 1, games: [forfeited, won([1, 0], 1)] };
    const duel = duelStatistics([played, { group: 2, games: [forfeited, forfeited] }], [0, 1], 2);
    expect(duel).toMatchObject({ margin: { mean: -10 }, turns: 80, winShare: { mean: 0 } });
    expect(duel.sides.map(({ points }) => points)).toEqual([50, 60]);
    const none = duelStatistics([{ group: 1, games: [forfeited, forfeited] }], [0, 1], 2);
    expect([none.margin.mean, none.sides[0].points, none.turns]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });
});
