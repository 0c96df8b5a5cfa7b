/** How a game stands that its people have ended: points as they are, those who have resigned last. */
import type { Seat } from '@kairo/engine';
import type { Note } from '@kairo/protocol';

type Ending = Extract<Note, { type: 'end' }>;

export interface Standing {
  readonly seat: Seat;
  readonly points: number;
  readonly place: number;
  readonly hasResigned: boolean;
}

export interface EarlyResult {
  /** None if the game was ended by agreement. */
  readonly winners: readonly Seat[];
  /** The best first. */
  readonly standings: readonly Standing[];
}

export function earlyResult(
  { reason }: Ending,
  points: readonly number[],
  resigned: readonly Seat[],
): EarlyResult {
  const isAhead = (one: Seat, other: Seat): boolean => {
    const isOut = resigned.includes(one);
    if (isOut !== resigned.includes(other)) return !isOut;
    return (points[one] ?? 0) > (points[other] ?? 0);
  };
  const standings = points
    .map((own, seat) => ({
      seat,
      points: own,
      place: 1 + points.filter((_, other) => isAhead(other, seat)).length,
      hasResigned: resigned.includes(seat),
    }))
    .toSorted((a, b) => a.place - b.place);
  const best = standings.filter(({ place, hasResigned }) => place === 1 && !hasResigned);
  return { winners: reason === 'agreed' ? [] : best.map(({ seat }) => seat), standings };
}
