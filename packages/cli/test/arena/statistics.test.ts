import { FastRandom } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import type { GameResult, GroupResult } from '../../src/arena/groupResult.ts';
import { makeSchedule, seatingsOf } from '../../src/arena/schedule.ts';
import { fitElo, type Meeting } from '../../src/arena/statistics/bradleyTerry.ts';
import { duelStatistics } from '../../src/arena/statistics/duel.ts';
import { eloOf, shareOf } from '../../src/arena/statistics/elo.ts';
import {
  estimateMean,
  estimateShare,
  independentGames,
  meanOf,
} from '../../src/arena/statistics/estimate.ts';
import { leadOf, orderOf } from '../../src/arena/statistics/ratings.ts';
import { type Rating, roundRobinStatistics } from '../../src/arena/statistics/roundRobin.ts';
import { SequentialTest, SPRT_BOUND } from '../../src/arena/statistics/sprt.ts';

/** So many of the same. */
function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

describe('Elo', () => {
  test.each([
    [0.5, 0],
    [0.75, 190.8],
    [0.25, -190.8],
    [0.64, 100],
    [10 / 11, 400],
  ])('a share of %f is %f', (share, elo) => {
    expect(eloOf(share)).toBeCloseTo(elo, 0);
    expect(shareOf(eloOf(share))).toBeCloseTo(share, 10);
  });

  test('always or never is infinite', () => {
    expect([eloOf(1), eloOf(0)]).toEqual([Infinity, -Infinity]);
    expect(eloOf(0.25, 4)).toBeCloseTo(0, 10);
    expect(shareOf(eloOf(0.7, 4), 4)).toBeCloseTo(0.7, 10);
  });

  test('among several, equals have equal shares', () => {
    expect([2, 3, 4].map((players) => shareOf(0, players))).toEqual([1 / 2, 1 / 3, 1 / 4]);
    expect(shareOf(400, 4)).toBeCloseTo(10 / 13, 10);
  });
});

describe('a mean', () => {
  test('of known values', () => {
    // Variance 2.5, standard error √(2.5 / 5).
    const { mean, low, high } = estimateMean([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(0.5), 3);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });

  test('of one value says nothing', () => {
    expect(estimateMean([7])).toEqual({ mean: 7, low: -Infinity, high: Infinity });
  });
});

describe('a share', () => {
  test('of groups that vary like coins is like that of coins', () => {
    // Wilson's interval for 50 of 100 is 40.4 % to 59.6 %.
    const { mean, low, high } = estimateShare([...times(50, 0), ...times(50, 1)]);
    expect(mean).toBe(0.5);
    expect(low).toBeCloseTo(0.404, 2);
    expect(high).toBeCloseTo(0.596, 2);
  });

  test('is surer where the groups differ less', () => {
    const width = (shares: readonly number[]): number => {
      const { low, high } = estimateShare(shares);
      return high - low;
    };
    const wild = [...times(50, 0), ...times(50, 1)];
    const calm = [...times(20, 0.25), ...times(60, 0.5), ...times(20, 0.75)];
    expect(width(calm)).toBeLessThan(width(wild) / 2);
  });

  test('of equal results is not certain', () => {
    const all = estimateShare(times(40, 1));
    expect(all.mean).toBe(1);
    expect(all.low).toBeCloseTo(0.912, 3); // Wilson's for 40 of 40: of deals, however many games each has
    expect(all.high).toBe(1);
    const even = estimateShare(times(10, 0.5));
    expect(even.low).toBeLessThan(0.45);
    expect(even.low + even.high).toBeCloseTo(1, 10);
  });

  test.each([3, 10, 40, 100])('proves no more if one game was lost on %i deals', (deals) => {
    const lows = [1, 0.5, 0].map((last) => estimateShare([...times(deals - 1, 1), last]).low);
    expect(lows).toEqual(lows.toSorted((a, b) => b - a));
  });

  test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
    'of nothing but victories on %i deals ends at 1',
    (deals) => {
      expect(estimateShare(times(deals, 1)).high).toBe(1);
      expect(estimateShare(times(deals, 0)).low).toBe(0);
    },
  );

  test('covers the truth about 95 times of 100', () => {
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

/** Groups of two games with this chance to win each. */
function stream(random: FastRandom, share: number, groups: number): number[] {
  const game = (): number => (random.below(1_000_000) < share * 1_000_000 ? 1 : 0);
  return Array.from({ length: groups }, () => (game() + game()) / 2);
}

describe('the sequential test', () => {
  test('has bounds of ±2.94', () => {
    expect(SPRT_BOUND).toBeCloseTo(2.944, 3);
  });

  /** What it decides, and after how many groups. */
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
    // n (s1 − s0) (2 m − s0 − s1) / 2 v, with m = 0.55 and v = 0.035 (0.0355 with the imagined group).
    const s1 = shareOf(20);
    expect(sprt.llr).toBeCloseTo((500 * (s1 - 0.5) * (1.1 - 0.5 - s1)) / (2 * 0.0354), 1);
  });

  test('symmetric results give no evidence between −x and +x', () => {
    const sprt = new SequentialTest({ elo0: -20, elo1: 20 }, 2);
    for (const share of [0, 1, 0.5, 0.25, 0.75]) sprt.add(share);
    expect(sprt.llr).toBeCloseTo(0, 10);
  });

  test('equal results do not break it, and nothing is known after a few', () => {
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
  ])('accepts what is true: %i Elo, between 0 and 50', (elo, accepted) => {
    const random = new FastRandom(`sprt ${elo}`);
    const runs = times(200, 0).map(() => decide(stream(random, shareOf(elo), 3000), 0, 50)[0]);
    expect(runs.filter((answer) => answer === accepted).length).toBeGreaterThan(180);
    expect(runs).not.toContain('open');
  });

  test('with four players a quarter is even', () => {
    const random = new FastRandom('four');
    const four = (share: number) =>
      Array.from({ length: 1000 }, () => stream(random, share, 2).reduce((sum, value) => sum + value / 2, 0));
    expect(decide(four(0.25), 0, 100, 4)[0]).toBe('H0');
    expect(decide(four(shareOf(100, 4)), 0, 100, 4)[0]).toBe('H1');
  });
});

/** Meetings of two, by how often each has beaten each. */
function duels(wins: readonly (readonly number[])[]): Meeting[] {
  return wins.flatMap((row, one) =>
    row.flatMap((won, other) =>
      one < other ? [{ one, other, rivals: 1, won, lost: wins[other]?.[one] ?? 0 }] : [],
    ),
  );
}

describe('Bradley–Terry', () => {
  test('two players', () => {
    const [one = 0, other = 0] = fitElo(
      duels([
        [0, 75],
        [25, 0],
      ]),
      2,
    );
    expect(one).toBe(0);
    expect(other).toBeCloseTo(-190.8, 1);
  });

  test('all equal', () => {
    const equal = [
      [0, 5, 9],
      [5, 0, 7],
      [9, 7, 0],
    ];
    for (const elo of fitElo(duels(equal), 3)) {
      expect(elo).toBeCloseTo(0, 4);
    }
  });

  test('finds the numbers that the results were made from', () => {
    const truth = [0, 120, -80, 300];
    const wins = truth.map((one) => truth.map((other) => (one === other ? 0 : 1000 * shareOf(one - other))));
    fitElo(duels(wins), 4).forEach((elo, i) => {
      expect(elo).toBeCloseTo(truth[i] ?? 0, 2);
    });
  });

  test('finds them from tables of four, too, where one meets three of another', () => {
    const truth = [0, 120, -80];
    const meetings = [0, 1, 2].flatMap((one) =>
      [0, 1, 2].flatMap((other) => {
        if (one === other) return [];
        const won = 1000 * shareOf((truth[one] ?? 0) - (truth[other] ?? 0), 4);
        return [{ one, other, rivals: 3, won, lost: 1000 - won }];
      }),
    );
    fitElo(meetings, 3).forEach((elo, i) => {
      expect(elo).toBeCloseTo(truth[i] ?? 0, 2);
    });
  });

  test('through others: nobody played the strongest but the second', () => {
    const [weak = 0, middle = 0, strong = 0] = fitElo(
      duels([
        [0, 25, 0],
        [75, 0, 25],
        [0, 75, 0],
      ]),
      3,
    );
    expect(middle - weak).toBeCloseTo(190.8, 1);
    expect(strong - middle).toBeCloseTo(190.8, 1);
  });
});

/** A game that the first of these seats wins. */
function won(seats: readonly number[], by: number, points = [60, 50]): GameResult {
  const own = seats.indexOf(by);
  return {
    seats,
    points: seats.map((_, seat) => (seat === own ? (points[0] ?? 0) : (points[1] ?? 0))),
    winners: [own],
    turns: 80,
    plies: 100,
    ms: seats.map(() => 50),
    decisions: seats.map(() => 100 / seats.length),
  };
}

describe('a duel', () => {
  test('of equals is even and open', () => {
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

  test('counts a shared victory in parts', () => {
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

  test('says how many games might be enough', () => {
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

  test('tells who could not go on', () => {
    const lost = { ...won([0, 1], 1), forfeit: { seat: 0, reason: 'asleep' } };
    const duel = duelStatistics([{ group: 1, games: [lost, won([1, 0], 1)] }], [0, 1], 2);
    expect(duel.sides[0].forfeits).toEqual({ games: 1, reason: 'asleep' });
    expect(duel.sides[1].forfeits).toBeUndefined();
  });
});

describe('a lead', () => {
  const meeting = (one: number, other: number, shares: readonly number[], players = 2): Meeting => {
    const [games, share] = [independentGames(shares), meanOf(shares)];
    return { one, other, rivals: players - 1, won: games * share, lost: games * (1 - share) };
  };

  test.each([
    [2, [...times(17, 1), ...times(3, 0.5)]],
    [4, [...times(7, 0.25), ...times(3, 0.5)]],
    [2, times(40, 1)],
  ])('among %i players, between two alone, is that of a duel', (players, shares) => {
    const share = estimateShare(shares);
    const lead = leadOf([meeting(0, 1, shares, players)], 2, [0, 1]);
    expect(lead.low).toBeCloseTo(eloOf(share.low, players), 4);
    for (const end of ['mean', 'high'] as const) {
      if (share[end] === 1) expect(lead[end]).toBe(Infinity);
      else expect(lead[end]).toBeCloseTo(eloOf(share[end], players), 4);
    }
  });

  test('of whom nobody below has beaten has no upper end, by whatever way', () => {
    const won = times(20, 1);
    const even = times(20, 0.5);
    // 3 always beats 2 and 1, who are even and always beat 0.
    const meetings = [
      meeting(3, 2, won),
      meeting(3, 1, won),
      meeting(2, 1, even),
      meeting(2, 0, won),
      meeting(1, 0, won),
    ];
    expect(orderOf(meetings, 4)[0]).toBe(3);
    expect(leadOf(meetings, 4, [2, 1]).mean).toBeCloseTo(0, 4);
    const [top, middle] = [leadOf(meetings, 4, [3, 0]), leadOf(meetings, 4, [2, 0])];
    expect([top.high, top.mean, middle.high]).toEqual([Infinity, Infinity, Infinity]);
    expect(middle.low).toBeGreaterThan(200);
    expect(top.low).toBeGreaterThan(middle.low + 200);
  });

  test('between players without any chain of victories is not known', () => {
    const won = times(20, 1);
    const meetings = [meeting(0, 2, won), meeting(1, 2, won)];
    expect(leadOf(meetings, 3, [0, 1])).toEqual({ mean: Number.NaN, low: -Infinity, high: Infinity });
  });

  test.each([
    [[0, 100, 250], 20],
    [[0, 500, 700], 10],
  ])('of players of %j covers the truth about 95 times of 100, after %i deals', (truth, deals) => {
    const random = new FastRandom('leads');
    const strength = (player: number): number => truth[player] ?? 0;
    let covered = 0;
    for (let run = 0; run < 200; run++) {
      const meetings = [
        [1, 0],
        [2, 0],
        [2, 1],
      ].map(([one = 0, other = 0]) =>
        meeting(one, other, stream(random, shareOf(strength(one) - strength(other)), deals)),
      );
      for (const player of [1, 2]) {
        const { low, high } = leadOf(meetings, 3, [player, 0]);
        if (low <= strength(player) && strength(player) <= high) covered++;
      }
    }
    expect(covered / 400).toBeGreaterThan(0.93);
    expect(covered / 400).toBeLessThan(0.99);
  });
});

describe('a round robin', () => {
  test('puts the strongest first and measures from the weakest', () => {
    const schedule = makeSchedule(3, 2, 40);
    const groups = times(schedule.groups, 0).map((_, i): GroupResult => {
      const [one, other] = schedule.pairs[i % 3] ?? [0, 1];
      const better = Math.max(one, other);
      // The better of two wins three games of four.
      const first = Math.floor(i / 3) % 2 === 0 ? better : Math.min(one, other);
      return { group: i + 1, games: [won([one, other], first), won([other, one], better)] };
    });
    const { ratings, pairs } = roundRobinStatistics(groups, schedule, 3);
    expect(ratings.map(({ contender }) => contender)).toEqual([2, 1, 0]);
    expect(ratings[2]?.elo).toEqual({ mean: 0, low: 0, high: 0 });
    for (const { elo, games } of ratings.slice(0, 2)) {
      expect(elo.low).toBeLessThan(elo.mean);
      expect(elo.high).toBeGreaterThan(elo.mean);
      expect(games).toBe(80);
    }
    expect(pairs.map(({ pair, winShare }) => [...pair, winShare.mean])).toEqual([
      [0, 1, 0.25],
      [0, 2, 0.25],
      [1, 2, 0.25],
    ]);
  });

  /** The better of two always wins. */
  function lopsided(gamesPerPair: number, players: number): readonly Rating[] {
    const schedule = makeSchedule(3, players, gamesPerPair);
    const groups = times(schedule.groups, 0).map((_, i): GroupResult => {
      const games = seatingsOf(schedule, i + 1).map((seats) => won(seats, Math.max(...seats)));
      return { group: i + 1, games };
    });
    return roundRobinStatistics(groups, schedule, 3).ratings;
  }

  test.each([2, 3])('does not claim to know how much better one is who always won, of %i', (players) => {
    const [few, many] = [lopsided(24, players), lopsided(240, players)];
    for (const ratings of [few, many]) {
      expect(ratings.map(({ contender }) => contender)).toEqual([2, 1, 0]);
      expect(ratings.map(({ elo }) => elo.high)).toEqual([Infinity, Infinity, 0]);
      expect(ratings.map(({ elo }) => elo.mean)).toEqual([Infinity, Infinity, 0]);
    }
    for (const place of [0, 1]) {
      expect(few[place]?.elo.low).toBeGreaterThan(0);
      expect(many[place]?.elo.low).toBeGreaterThan((few[place]?.elo.low ?? 0) + 200);
    }
  });
});
