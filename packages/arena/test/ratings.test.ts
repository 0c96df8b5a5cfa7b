import { FastRandom } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import type { GroupResult } from '../src/games/groupResult.ts';
import { makeSchedule, seatingsOf } from '../src/games/schedule.ts';
import { fitElo, type Meeting } from '../src/statistics/bradleyTerry.ts';
import { eloOf, shareOf } from '../src/statistics/elo.ts';
import { estimateShare, independentGames, meanOf } from '../src/statistics/estimate.ts';
import { leadOf, orderOf } from '../src/statistics/ratings.ts';
import { type Rating, roundRobinStatistics } from '../src/statistics/roundRobin.ts';
import { stream, times, won } from './samples.ts';

/** Two-player meetings from a matrix of victories. */
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

  test('recovers the ratings that the results were made from', () => {
    const truth = [0, 120, -80, 300];
    const wins = truth.map((one) => truth.map((other) => (one === other ? 0 : 1000 * shareOf(one - other))));
    fitElo(duels(wins), 4).forEach((elo, i) => {
      expect(elo).toBeCloseTo(truth[i] ?? 0, 2);
    });
  });

  test('recovers them from games of one against three, too', () => {
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

  test('compares players that never met through a common opponent', () => {
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

describe('a lead', () => {
  const meeting = (one: number, other: number, shares: readonly number[], players = 2): Meeting => {
    const [games, share] = [independentGames(shares), meanOf(shares)];
    return { one, other, rivals: players - 1, won: games * share, lost: games * (1 - share) };
  };

  test.each([
    [2, [...times(17, 1), ...times(3, 0.5)]],
    [4, [...times(7, 0.25), ...times(3, 0.5)]],
    [2, times(40, 1)],
  ])('between two contenders in games of %i is that of a duel', (players, shares) => {
    const share = estimateShare(shares);
    const lead = leadOf([meeting(0, 1, shares, players)], 2, [0, 1]);
    expect(lead.low).toBeCloseTo(eloOf(share.low, players), 4);
    for (const end of ['mean', 'high'] as const) {
      if (share[end] === 1) expect(lead[end]).toBe(Infinity);
      else expect(lead[end]).toBeCloseTo(eloOf(share[end], players), 4);
    }
  });

  test('over a player without any chain of victories has no upper end', () => {
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

  test('between players without any chain of victories is unknown', () => {
    const won = times(20, 1);
    const meetings = [meeting(0, 2, won), meeting(1, 2, won)];
    expect(leadOf(meetings, 3, [0, 1])).toEqual({ mean: Number.NaN, low: -Infinity, high: Infinity });
  });

  test.each([
    [[0, 100, 250], 20],
    [[0, 500, 700], 10],
  ])(
    'between players of %j Elo covers the true value in about 95 % of cases, after %i deals',
    (truth, deals) => {
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
    },
  );
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

  /** Ratings after a match in which the better of two always wins. */
  function lopsided(gamesPerPair: number, players: number): readonly Rating[] {
    const schedule = makeSchedule(3, players, gamesPerPair);
    const groups = times(schedule.groups, 0).map((_, i): GroupResult => {
      const games = seatingsOf(schedule, i + 1).map((seats) => won(seats, Math.max(...seats)));
      return { group: i + 1, games };
    });
    return roundRobinStatistics(groups, schedule, 3).ratings;
  }

  test.each([2, 3])('leaves the lead of a contender open that always won, with %i players', (players) => {
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
