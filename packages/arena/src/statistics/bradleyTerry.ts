/**
 * One number for each player that explains all results between them (Bradley and Terry): the chances to win are as the
 * players' strengths, and a skill is the natural logarithm of a strength.
 */
import { eloOfSkill } from './elo.ts';
import { solve } from './linear.ts';

/** How often one player won alone against so many of another, and how often one of those did. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly rivals: number;
  readonly won: number;
  readonly lost: number;
}

/** Farther from 0 no skill goes, where the likeliest would be infinite. */
const FARTHEST = 60;
const ROUNDS = 200;
const LONGEST_STEP = 2;
const PRECISION = 1e-9;
/** Keeps the equations solvable where nothing is known about a player; the solution stays the same. */
const HAIR = 1e-12;

/** At some skills: how the logarithm of the results' likelihood changes with them, and how much the results tell. */
interface Slope {
  /** Victories of each player beyond those to be expected. */
  readonly surplus: readonly number[];
  /** Fisher's information. */
  readonly information: readonly (readonly number[])[];
}

function slopeAt(meetings: readonly Meeting[], skills: readonly number[]): Slope {
  const surplus = skills.map(() => 0);
  const information = skills.map(() => skills.map(() => 0));
  const tell = (a: number, b: number, amount: number): void => {
    const row = information[a] ?? [];
    row[b] = (row[b] ?? 0) + amount;
  };
  for (const { one, other, rivals, won, lost } of meetings) {
    const odds = Math.exp((skills[one] ?? 0) - (skills[other] ?? 0)) / rivals;
    // Of both shares, neither is taken as 1 minus the other: it may be too small for that.
    const [share, rest] = [odds / (1 + odds), 1 / (1 + odds)];
    const beyond = won * rest - lost * share;
    surplus[one] = (surplus[one] ?? 0) + beyond;
    surplus[other] = (surplus[other] ?? 0) - beyond;
    const told = (won + lost) * share * rest;
    tell(one, one, told);
    tell(other, other, told);
    tell(one, other, -told);
    tell(other, one, -told);
  }
  return { surplus, information };
}

function part({ information }: Slope, rows: readonly number[], columns: readonly number[]): number[][] {
  return rows.map((a) => columns.map((b) => (information[a]?.[b] ?? 0) + (a === b ? HAIR : 0)));
}

/** The first player's Elo is 0. Everybody must have won against and lost to somebody, or there is no finite answer. */
export function fitElo(meetings: readonly Meeting[], players: number): number[] {
  return fitSkills(meetings, players, new Map([[0, 0]])).map(eloOfSkill);
}

/** The likeliest skills, found by Newton's method; some are given. */
function fitSkills(
  meetings: readonly Meeting[],
  players: number,
  given: ReadonlyMap<number, number>,
): number[] {
  const skills = Array.from({ length: players }, (_, player) => given.get(player) ?? 0);
  const free = skills.flatMap((_, player) => (given.has(player) ? [] : [player]));
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeAt(meetings, skills);
    const steps = solve(
      part(slope, free, free),
      free.map((player) => slope.surplus[player] ?? 0),
    );
    let change = 0;
    free.forEach((player, i) => {
      const before = skills[player] ?? 0;
      const after = within(before + within(steps[i] ?? 0, LONGEST_STEP), FARTHEST);
      skills[player] = after;
      change = Math.max(change, Math.abs(after - before));
    });
    if (change < PRECISION) break;
  }
  return skills;
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/**
 * How much more one player has won than would be expected if this were the lead in skill over another (Rao's score), in
 * standard deviations; the other players' skills are the likeliest for that.
 */
export function surplusAt(
  meetings: readonly Meeting[],
  players: number,
  [one, other]: readonly [number, number],
  lead: number,
): number {
  const skills = fitSkills(
    meetings,
    players,
    new Map([
      [one, lead / 2],
      [other, -lead / 2],
    ]),
  );
  const slope = slopeAt(meetings, skills);
  const rest = skills.flatMap((_, player) => (player === one || player === other ? [] : [player]));
  const own = slope.information[one]?.[one] ?? 0;
  const shared = part(slope, [one], rest)[0] ?? [];
  const byRest = solve(part(slope, rest, rest), shared);
  const told = own - shared.reduce((sum, value, i) => sum + value * (byRest[i] ?? 0), 0);
  // Far out, what little is told may be lost in rounding; the sign still says where to look.
  return (slope.surplus[one] ?? 0) / Math.sqrt(Math.max(told, HAIR ** 2));
}
