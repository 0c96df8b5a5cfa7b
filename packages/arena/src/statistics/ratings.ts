/**
 * Elo numbers from many meetings, and how far they can be trusted. An end of an interval is the lead at which one player
 * would have won too many or too few games for chance (Rao's score test). Between two alone that is Wilson's interval, as
 * duels have it, and like there it stays honest where one has won everything: the upper end, and the likeliest number, are
 * infinite then, and the lower end grows with the games.
 */
import { fitElo, type Meeting, surplusAt } from './bradleyTerry.ts';
import { eloOfSkill } from './elo.ts';
import { type Estimate, REACH } from './estimate.ts';

/** Of an even game, for each meeting: too little to move the order, but it puts those in order who never lost. */
const SPECK = 0.01;
/** In skill: more than any finite lead. */
const FARTHEST_LEAD = 40;
const HALVINGS = 40;

/** From the strongest to the weakest. */
export function orderOf(meetings: readonly Meeting[], players: number): number[] {
  const finite = meetings.map(({ won, lost, ...who }) => {
    const even = SPECK / (who.rivals + 1);
    return { ...who, won: won + even, lost: lost + who.rivals * even };
  });
  const elo = fitElo(finite, players);
  return elo.map((_, player) => player).sort((a, b) => (elo[b] ?? 0) - (elo[a] ?? 0));
}

/** By how much one player is stronger than another; the games of meetings must be independent. */
export function leadOf(
  meetings: readonly Meeting[],
  players: number,
  pair: readonly [number, number],
): Estimate {
  const [one, other] = pair;
  const [atLeast, atMost] = [hasBeaten(meetings, one, other), hasBeaten(meetings, other, one)];
  const where = (surplus: number): number => {
    let [low, high] = [-FARTHEST_LEAD, FARTHEST_LEAD];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (surplusAt(meetings, players, pair, middle) > surplus) low = middle;
      else high = middle;
    }
    return eloOfSkill((low + high) / 2);
  };
  const low = atLeast ? where(REACH) : -Infinity;
  const high = atMost ? where(-REACH) : Infinity;
  if (atLeast && atMost) return { mean: where(0), low, high };
  // Without any chain of victories between them the sum is not a number: nothing is known.
  return { mean: low + high, low, high };
}

/** Somebody, or somebody who has beaten somebody, and so on: only such a chain limits how much stronger the loser can be. */
function hasBeaten(meetings: readonly Meeting[], one: number, other: number): boolean {
  const beaten = new Set([one]);
  // Those that are found are looked at in their turn.
  for (const winner of beaten) {
    for (const meeting of meetings) {
      if (meeting.one === winner && meeting.won > 0) beaten.add(meeting.other);
      if (meeting.other === winner && meeting.lost > 0) beaten.add(meeting.one);
    }
  }
  return beaten.has(other);
}
