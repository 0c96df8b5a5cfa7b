/** The log: one entry for each step that somebody would talk about. */
import type { EventType, GameEvent, PointSource, Seat } from '@kairo/engine';
import type { ToldStep } from '@kairo/protocol';

/** What a step was about; everything else in it is a consequence. */
const MAIN: ReadonlySet<EventType> = new Set([
  'started',
  'placed',
  'neutralSetAside',
  'stallBuilt',
  'stallMoved',
  'expanded',
  'lured',
  'picked',
  'discarded',
  'reshuffled',
  'finalPhase',
  'droppedOut',
  'gameOver',
]);
/** Scored when all is over, and told by the final scoring. */
const AT_THE_END: ReadonlySet<PointSource> = new Set(['medals', 'money']);
/** Worth a smaller line. */
const ASIDE: ReadonlySet<EventType> = new Set(['cardsPlayed', 'paid', 'received']);

/** What is said about a step in one sentence. */
export function mainEvent(events: readonly GameEvent[]): GameEvent | undefined {
  return events.find(({ type }) => MAIN.has(type));
}

export interface LogEntry {
  /** The number of its step. */
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly main: readonly GameEvent[];
  readonly asides: readonly GameEvent[];
  /** What it brought: points of the seat that acted, medals, coins of anybody. */
  readonly points: number;
  readonly medals: readonly Extract<GameEvent, { type: 'medalTaken' }>[];
  readonly earned: readonly Extract<GameEvent, { type: 'earned' }>[];
}

export function logEntries(steps: readonly ToldStep[]): LogEntry[] {
  return steps.flatMap(({ seat, events }, number) => {
    // The opening lays the whole table; only who begins is worth a line.
    const main = events.filter(({ type }) => (seat === undefined ? type === 'started' : MAIN.has(type)));
    if (main.length === 0) return [];
    return [
      {
        number,
        seat,
        main,
        asides: seat === undefined ? [] : events.filter(({ type }) => ASIDE.has(type)),
        points: events.reduce(
          (sum, event) =>
            sum +
            (event.type === 'scored' && event.seat === seat && !AT_THE_END.has(event.for) ? event.points : 0),
          0,
        ),
        medals: events.filter((event) => event.type === 'medalTaken'),
        earned: events.filter((event) => event.type === 'earned'),
      },
    ];
  });
}

/** The steps since the seat acted last: what its player may have missed. */
export function stepsSince(steps: readonly ToldStep[], seat: Seat): readonly ToldStep[] {
  const last = steps.findLastIndex((step) => step.seat === seat);
  return last < 0 ? [] : steps.slice(last + 1);
}

/** Rounds so far: how often the start player's turn began. */
export function roundOf(steps: readonly ToldStep[], startSeat: Seat): number {
  return steps.reduce(
    (count, { events }) =>
      count + events.filter((event) => event.type === 'turnBegan' && event.seat === startSeat).length,
    0,
  );
}
