/** The entries of the log, at most one for each step and seat. */
import type { EventType, GameEvent, PointSource, Seat } from '@kairo/engine';
import type { KnownStep, Mishap, Note } from '@kairo/protocol';

/** The main events of a step; the others are consequences. */
const MAIN: ReadonlySet<EventType> = new Set([
  'started',
  'opened',
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
/** Scored at the end and shown by the final scoring. */
const AT_THE_END: ReadonlySet<PointSource> = new Set(['medals', 'money']);
/** Shown as details. */
const ASIDE: ReadonlySet<EventType> = new Set(['cardsPlayed', 'paid']);

/** The event that summarizes a step. */
export function mainEvent(events: readonly GameEvent[]): GameEvent | undefined {
  return events.find(({ type }) => MAIN.has(type));
}

/** Steps of drawing cards are merged into one entry. */
const DRAWING: ReadonlySet<EventType> = new Set(['picked', 'received', 'discarded', 'reshuffled']);

export interface LogEntry {
  /** The index of its last step; a fraction is added for entries about other seats. */
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly main: readonly GameEvent[];
  readonly asides: readonly GameEvent[];
  /** Of the seat that acted; medals and coins are those of all seats. */
  readonly points: number;
  readonly medals: readonly Extract<GameEvent, { type: 'medalTaken' }>[];
  readonly earned: readonly Extract<GameEvent, { type: 'earned' }>[];
  /** At a table of people, what happened besides the moves. */
  readonly note: Note | undefined;
  /** Why a quick move was played for a bot, if it was. */
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

const isDrawing = ({ main, note }: LogEntry): boolean =>
  note === undefined && main.every(({ type }) => DRAWING.has(type));

const NOTHING = { main: [], asides: [], points: 0, medals: [], earned: [], mishap: undefined } as const;

function entryOf({ seat, events, note, mishap }: KnownStep, number: number): readonly LogEntry[] {
  if (note !== undefined) return [{ ...NOTHING, number, seat, note }];
  // Of the opening only the start player is logged, or that it is a position.
  const begins = (type: EventType): boolean => type === 'started' || type === 'opened';
  const main = events.filter(({ type }) => (seat === undefined ? begins(type) : MAIN.has(type)));
  const received = events.find(({ type }) => type === 'received');
  const [own, ...rest] = chapters(main, seat);
  if (own === undefined) return [];
  return [
    {
      number,
      seat,
      // The viewer knows which card it was.
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
      note: undefined,
      mishap,
    },
    ...rest.map((chapter, i) => ({
      ...NOTHING,
      number: number + (i + 1) / (rest.length + 1),
      seat: chapter[0]?.type === 'droppedOut' ? chapter[0].seat : undefined,
      note: undefined,
      main: chapter,
    })),
  ];
}

/**
 * The main events of a step in their order, divided where a player is out: a turn may force others out, and the game
 * may end after that.
 */
function chapters(main: readonly GameEvent[], seat: Seat | undefined): GameEvent[][] {
  const divided: GameEvent[][] = [];
  for (const event of main) {
    const last = divided.at(-1);
    const isOfAnother = event.type === 'droppedOut' && event.seat !== seat;
    if (last === undefined || isOfAnother || divided.length > 1) divided.push([event]);
    else last.push(event);
  }
  return divided;
}

/** The number of rounds so far: how often the start player's turn began. */
export function roundOf(steps: readonly KnownStep[], startSeat: Seat): number {
  return steps.reduce(
    (count, { events }) =>
      count + events.filter((event) => event.type === 'turnBegan' && event.seat === startSeat).length,
    0,
  );
}
