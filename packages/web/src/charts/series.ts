/** What the charts of a finished game show, by turn and seat, as far as the eyes through which it is watched know it. */
import type { Colour, GameEvent, Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { WatchedTurn } from '@kairo/table';
import type { ChartKind, IncomeSource } from '@kairo/texts/browser';

/** By turn from 0; null where it is not known. */
export type Series = readonly (number | null)[];
export type StandSizes = { readonly [colour in Colour]: number };
export type Incomes = { readonly [source in IncomeSource]: number };

/**
 * By seat.
 * @param colour whose stands alone are counted; undefined: all of them
 */
export function seriesOf(
  turns: readonly WatchedTurn[],
  players: number,
  kind: ChartKind,
  colour?: Colour,
): Series[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (kind === 'money') return seats.map((seat) => turns.map((turn) => moneyIn(turn, seat)));
  if (kind === 'points') return seats.map((seat) => pointsOf(turns, seat));
  const counted = colour === undefined ? COLOURS : [colour];
  return seats.map((seat) =>
    turns.map((_, turn) => {
      const sizes = standSizes(turns, seat, turn);
      return sum(counted.map((one) => sizes[one]));
    }),
  );
}

function moneyIn({ hands }: WatchedTurn, seat: Seat): number | null {
  const money = hands[seat]?.money;
  return money === undefined ? null : sum(COLOURS.map((colour) => money[colour]));
}

function pointsOf(turns: readonly WatchedTurn[], seat: Seat): number[] {
  let points = 0;
  return turns.map(({ steps }) => {
    for (const event of steps.flat())
      if (event.type === 'scored' && event.seat === seat) points += event.points;
    return points;
  });
}

/** After the turn of that number. */
export function standSizes(turns: readonly WatchedTurn[], seat: Seat, after: number): StandSizes {
  const sizes = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as { [colour in Colour]: number };
  for (const event of turns.slice(0, after + 1).flatMap(({ steps }) => steps.flat())) {
    const grown = grownTo(event, seat);
    if (grown !== undefined) sizes[grown.colour] = grown.size;
  }
  return sizes;
}

function grownTo(
  event: GameEvent,
  seat: Seat,
): { readonly colour: Colour; readonly size: number } | undefined {
  switch (event.type) {
    case 'placed':
      return event.owner === seat ? { colour: event.colour, size: 1 } : undefined;
    case 'stallBuilt':
      return event.seat === seat ? { colour: event.colour, size: 1 } : undefined;
    case 'expanded':
      return event.seat === seat ? event : undefined;
    default:
      return undefined;
  }
}

/** By seat: coins from customers, by who lured them to whose stand. */
export function incomesOf(turns: readonly WatchedTurn[], players: number): Incomes[] {
  const incomes = Array.from({ length: players }, () => ({ own: 0, rivals: 0, brought: 0 }));
  for (const { seat: actor, steps } of turns) {
    for (const events of steps) {
      const lure = events.find((event) => event.type === 'lured');
      for (const event of events) {
        const income = event.type === 'earned' ? incomes[event.seat] : undefined;
        if (event.type !== 'earned' || income === undefined) continue;
        const isOwn = lure?.owner === event.seat;
        income[event.seat !== actor ? 'brought' : isOwn ? 'own' : 'rivals'] += event.amount;
      }
    }
  }
  return incomes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
