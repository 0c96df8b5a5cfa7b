/** The log: one entry for each step that somebody would talk about. */
import type { EventType, GameEvent, PointSource, Seat } from '@kairo/engine';
import type { Mishap, KnownStep } from '@kairo/protocol';

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
const ASIDE: ReadonlySet<EventType> = new Set(['cardsPlayed', 'paid']);

/** What is said about a step in one sentence. */
export function mainEvent(events: readonly GameEvent[]): GameEvent | undefined {
  return events.find(({ type }) => MAIN.has(type));
}

/** Drawing cards takes several steps, and is one thing to talk about. */
const DRAWING: ReadonlySet<EventType> = new Set(['picked', 'received', 'discarded', 'reshuffled']);

export interface LogEntry {
  /** The number of its last step, and a part of it for what befell others by that step. */
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly main: readonly GameEvent[];
  readonly asides: readonly GameEvent[];
  /** What it brought: points of the seat that acted, medals, coins of anybody. */
  readonly points: number;
  readonly medals: readonly Extract<GameEvent, { type: 'medalTaken' }>[];
  readonly earned: readonly Extract<GameEvent, { type: 'earned' }>[];
  /** A quick choice was played for a bot. */
  readonly mishap: Mishap | undefined;
}

export function logEntries(steps: readonly KnownStep[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const entry of steps.flatMap(entryOf)) {
    const before = entries.at(-1);
    if (before !== undefined && isDrawing(before) && isDrawing(entry) && before.seat === entry.seat) {
      entries[entries.length - 1] = {
        ...entry,
        main: [...before.main, ...entry.main],
        asides: [...before.asides, ...entry.asides],
        mishap: before.mishap ?? entry.mishap,
      };
    } else entries.push(entry);
  }
  return entries;
}

const isDrawing = ({ main }: LogEntry): boolean => main.every(({ type }) => DRAWING.has(type));

function entryOf({ seat, events, mishap }: KnownStep, number: number): readonly LogEntry[] {
  // The opening lays the whole table; only who begins is worth a line.
  const main = events.filter(({ type }) => (seat === undefined ? type === 'started' : MAIN.has(type)));
  const received = events.find(({ type }) => type === 'received');
  if (main.length === 0) return [];
  const own = main.filter((event) => !isDropOutOfAnother(event, seat));
  const others = main.filter((event) => isDropOutOfAnother(event, seat));
  return [
    {
      number,
      seat,
      // Which card the viewer drew says more than that one was drawn.
      main: received === undefined ? own : own.map((event) => (event.type === 'picked' ? received : event)),
      asides: seat === undefined ? [] : events.filter(({ type }) => ASIDE.has(type)),
      points: events.reduce(
        (sum, event) =>
          sum +
          (event.type === 'scored' && event.seat === seat && !AT_THE_END.has(event.for) ? event.points : 0),
        0,
      ),
      medals: events.filter((event) => event.type === 'medalTaken'),
      earned: events.filter((event) => event.type === 'earned'),
      mishap,
    },
    ...others.map((event, i) => ({
      number: number + (i + 1) / (others.length + 1),
      seat: event.seat,
      main: [event],
      asides: [],
      points: 0,
      medals: [],
      earned: [],
      mishap: undefined,
    })),
  ];
}

/** Whoever cannot build any more is out by the turn of somebody else, but has a line of their own. */
function isDropOutOfAnother(
  event: GameEvent,
  seat: Seat | undefined,
): event is Extract<GameEvent, { type: 'droppedOut' }> {
  return event.type === 'droppedOut' && event.seat !== seat;
}

/** Rounds so far: how often the start player's turn began. */
export function roundOf(steps: readonly KnownStep[], startSeat: Seat): number {
  return steps.reduce(
    (count, { events }) =>
      count + events.filter((event) => event.type === 'turnBegan' && event.seat === startSeat).length,
    0,
  );
}
