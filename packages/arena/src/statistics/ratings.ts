/**
 * Elo ratings with confidence intervals. An interval consists of the leads that Rao's score test does not reject. For
 * two players that is Wilson's interval, as in duels. It also holds where one player has won every game: the estimate
 * and the upper end are then infinite, and the lower end grows with the number of games.
 */
import { fitElo, type Meeting, surplusAt } from './bradleyTerry.ts';
import { eloOfSkill } from './elo.ts';
import { type Estimate, REACH } from './estimate.ts';

/** Games that are added to each meeting as a draw, so that players who never lost get finite, comparable ratings. */
const PSEUDO_GAMES = 0.01;
/** In skill; larger than any finite lead. */
const MAX_LEAD = 40;
const BISECTIONS = 40;

/** From the strongest to the weakest. */
export function orderOf(meetings: readonly Meeting[], players: number): number[] {
  const finite = meetings.map(({ won, lost, ...who }) => {
    const even = PSEUDO_GAMES / (who.rivals + 1);
    return { ...who, won: won + even, lost: lost + who.rivals * even };
  });
  const elo = fitElo(finite, players);
  return elo.map((_, player) => player).sort((a, b) => (elo[b] ?? 0) - (elo[a] ?? 0));
}

/** By how much Elo one player is stronger than another. The games of `meetings` must be independent. */
export function leadOf(
  meetings: readonly Meeting[],
  players: number,
  pair: readonly [number, number],
): Estimate {
  const [one, other] = pair;
  const [atLeast, atMost] = [hasBeaten(meetings, one, other), hasBeaten(meetings, other, one)];
  const where = (surplus: number): number => {
    let [low, high] = [-MAX_LEAD, MAX_LEAD];
    for (let i = 0; i < BISECTIONS; i++) {
      const middle = (low + high) / 2;
      if (surplusAt(meetings, players, pair, middle) > surplus) low = middle;
      else high = middle;
    }
    return eloOfSkill((low + high) / 2);
  };
  const low = atLeast ? where(REACH) : -Infinity;
  const high = atMost ? where(-REACH) : Infinity;
  if (atLeast && atMost) return { mean: where(0), low, high };
  // One end is infinite, and so is the mean; if both are, their sum is NaN: nothing is known.
  return { mean: low + high, low, high };
}

/** Directly or through a chain of victories. Only such a chain bounds how much stronger the other one can be. */
function hasBeaten(meetings: readonly Meeting[], one: number, other: number): boolean {
  const beaten = new Set([one]);
  // Iterating over a set includes the elements that are added meanwhile.
  for (const winner of beaten) {
    for (const meeting of meetings) {
      if (meeting.one === winner && meeting.won > 0) beaten.add(meeting.other);
      if (meeting.other === winner && meeting.lost > 0) beaten.add(meeting.one);
    }
  }
  return beaten.has(other);
}
