/** Which contenders meet, on which deals and seats. */

/** Two contenders by index: the first plays one seat, the second all others. */
export type Pair = readonly [number, number];

export interface Schedule {
  readonly pairs: readonly Pair[];
  readonly players: number;
  /** Over all pairs. A group is all games of one deal. */
  readonly groups: number;
}

/**
 * Each pair plays `gamesPerPair` games, rounded up to whole groups. With more than two players, "one A against several
 * B" differs from "one B against several A", so a round robin then has each pair in both orders.
 */
export function makeSchedule(contenders: number, players: number, gamesPerPair: number): Schedule {
  const pairs: Pair[] = [];
  const bothWays = players > 2 && contenders > 2;
  for (let a = 0; a < contenders; a++) {
    for (let b = bothWays ? 0 : a + 1; b < contenders; b++) if (a !== b) pairs.push([a, b]);
  }
  return { pairs, players, groups: pairs.length * Math.ceil(gamesPerPair / players) };
}

/** Groups count from 1. They cycle through the pairs, so that an unfinished match covers all pairs equally. */
export function pairOf({ pairs }: Schedule, group: number): Pair {
  return pairs[(group - 1) % pairs.length] ?? [0, 1];
}

/** One game for each seat that the pair's first contender can take, all on the same deal, so that luck cancels out. */
export function seatingsOf(schedule: Schedule, group: number): readonly (readonly number[])[] {
  const [one, other] = pairOf(schedule, group);
  const seats = Array.from({ length: schedule.players }, (_, seat) => seat);
  return seats.map((own) => seats.map((seat) => (seat === own ? one : other)));
}

/** A group to be played. */
export interface GroupTask {
  readonly group: number;
  readonly seed: string;
  readonly seatings: readonly (readonly number[])[];
}

/** Derives the seed of the group's deal from that of the match. */
export function taskOf(schedule: Schedule, seed: string, group: number): GroupTask {
  return { group, seed: `${seed}-${group}`, seatings: seatingsOf(schedule, group) };
}
