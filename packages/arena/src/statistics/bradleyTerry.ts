/**
 * The Bradley–Terry model: each player has a strength, and the odds of winning are the ratio of strengths. A skill is
 * the natural logarithm of a strength.
 */
import { eloOfSkill } from './elo.ts';
import { solve } from './linear.ts';

/** Results of one player against `rivals` copies of another: how often the one won, and how often one of the copies. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly rivals: number;
  readonly won: number;
  readonly lost: number;
}

/** Bounds skills whose maximum-likelihood estimate is infinite. */
const MAX_SKILL = 60;
const MAX_ITERATIONS = 200;
const MAX_STEP = 2;
const PRECISION = 1e-9;
/** Added to the diagonal, so that the equations stay solvable where nothing is known about a player. */
const RIDGE = 1e-12;

/** First and second derivatives of the log-likelihood with respect to the skills. */
interface Derivatives {
  /** The gradient: by how much each player's victories exceed the expected number. */
  readonly surplus: readonly number[];
  /** The Fisher information. */
  readonly information: readonly (readonly number[])[];
}

function derivativesAt(meetings: readonly Meeting[], skills: readonly number[]): Derivatives {
  const surplus = skills.map(() => 0);
  const information = skills.map(() => skills.map(() => 0));
  const addInformation = (a: number, b: number, amount: number): void => {
    const row = information[a] ?? [];
    row[b] = (row[b] ?? 0) + amount;
  };
  for (const { one, other, rivals, won, lost } of meetings) {
    const odds = Math.exp((skills[one] ?? 0) - (skills[other] ?? 0)) / rivals;
    // Computed separately: `1 - share` would lose precision when `share` is close to 1.
    const [share, rest] = [odds / (1 + odds), 1 / (1 + odds)];
    const excess = won * rest - lost * share;
    surplus[one] = (surplus[one] ?? 0) + excess;
    surplus[other] = (surplus[other] ?? 0) - excess;
    const amount = (won + lost) * share * rest;
    addInformation(one, one, amount);
    addInformation(other, other, amount);
    addInformation(one, other, -amount);
    addInformation(other, one, -amount);
  }
  return { surplus, information };
}

function submatrix(
  { information }: Derivatives,
  rows: readonly number[],
  columns: readonly number[],
): number[][] {
  return rows.map((a) => columns.map((b) => (information[a]?.[b] ?? 0) + (a === b ? RIDGE : 0)));
}

/** Relative to the first player, whose Elo is 0. Finite only if every player has both won and lost a game. */
export function fitElo(meetings: readonly Meeting[], players: number): number[] {
  return fitSkills(meetings, players, new Map([[0, 0]])).map(eloOfSkill);
}

/** Maximum-likelihood skills by Newton's method; those in `given` are fixed. */
function fitSkills(
  meetings: readonly Meeting[],
  players: number,
  given: ReadonlyMap<number, number>,
): number[] {
  const skills = Array.from({ length: players }, (_, player) => given.get(player) ?? 0);
  const free = skills.flatMap((_, player) => (given.has(player) ? [] : [player]));
  for (let i = 0; i < MAX_ITERATIONS; i++) {
    const derivatives = derivativesAt(meetings, skills);
    const steps = solve(
      submatrix(derivatives, free, free),
      free.map((player) => derivatives.surplus[player] ?? 0),
    );
    let change = 0;
    free.forEach((player, k) => {
      const before = skills[player] ?? 0;
      const after = clamp(before + clamp(steps[k] ?? 0, MAX_STEP), MAX_SKILL);
      skills[player] = after;
      change = Math.max(change, Math.abs(after - before));
    });
    if (change < PRECISION) break;
  }
  return skills;
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/**
 * Rao's score statistic for the hypothesis that one player leads another by this much skill: by how many standard
 * deviations it has won more than expected. The skills of all other players are fitted under the hypothesis.
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
  const derivatives = derivativesAt(meetings, skills);
  const rest = skills.flatMap((_, player) => (player === one || player === other ? [] : [player]));
  const own = derivatives.information[one]?.[one] ?? 0;
  const shared = submatrix(derivatives, [one], rest)[0] ?? [];
  const byRest = solve(submatrix(derivatives, rest, rest), shared);
  const information = own - shared.reduce((sum, value, i) => sum + value * (byRest[i] ?? 0), 0);
  // For extreme leads the information may round to 0 or below; the sign of the surplus is still right.
  return (derivatives.surplus[one] ?? 0) / Math.sqrt(Math.max(information, RIDGE ** 2));
}
