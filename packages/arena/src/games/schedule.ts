/** Who plays whom from which seat. */

/** The numbers of two contenders: one of the first plays against only the second. */
export type Pair = readonly [number, number];

export interface Schedule {
  readonly pairs: readonly Pair[];
  readonly players: number;
  /** Of all pairs together. */
  readonly groups: number;
}

/**
 * Every two contenders meet in so many games, or a few more: groups are played whole. One against several is not the
 * same the other way round, so where many meet at such tables, each pair meets both ways.
 */
export function makeSchedule(contenders: number, players: number, gamesPerPair: number): Schedule {
  const pairs: Pair[] = [];
  const bothWays = players > 2 && contenders > 2;
  for (let a = 0; a < contenders; a++) {
    for (let b = bothWays ? 0 : a + 1; b < contenders; b++) if (a !== b) pairs.push([a, b]);
  }
  return { pairs, players, groups: pairs.length * Math.ceil(gamesPerPair / players) };
}

/** Groups count from 1; the pairs take turns, so that all are equally far whenever one looks. */
export function pairOf({ pairs }: Schedule, group: number): Pair {
  return pairs[(group - 1) % pairs.length] ?? [0, 1];
}

/** The same deal once for each seat of the pair's first, so that luck is the same for both. */
export function seatingsOf(schedule: Schedule, group: number): readonly (readonly number[])[] {
  const [one, other] = pairOf(schedule, group);
  const seats = Array.from({ length: schedule.players }, (_, seat) => seat);
  return seats.map((own) => seats.map((seat) => (seat === own ? one : other)));
}

/** A group that is to be played. */
export interface GroupTask {
  readonly group: number;
  readonly seed: string;
  readonly seatings: readonly (readonly number[])[];
}

/** Each group has a deal of its own, which follows from the seed. */
export function taskOf(schedule: Schedule, seed: string, group: number): GroupTask {
  return { group, seed: `${seed}-${group}`, seatings: seatingsOf(schedule, group) };
}
