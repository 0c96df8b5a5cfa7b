/**
 * The clocks of a table with a pace. They follow from the log: every entry says when it was made and what each seat had
 * left then. A clock runs while its person has to act or to end the turn; the increment comes once, at the turn's end.
 *
 * After a return there is a small reserve. It cannot be collected: in the turn in which the clock has run out there is none,
 * and to run out again costs another turn, which the bot plays.
 */
import type { Seat } from '@kairo/engine';
import { type Pace, PERSON } from '@kairo/protocol';
import type { Stamping, Table } from '../authority/table.ts';
import { type LogEntry, type Standing, standingAfter } from '../log/entry.ts';
import { longAgo } from '../log/longAgo.ts';
import { isTurnOver, seatOf } from '../match/match.ts';

const SECOND = 1_000;
/** What a person has at least, in seconds, who takes their seat back from a stand-in, unless the table's cap is lower. */
const RETURN_RESERVE = 30;

export interface TimeTools {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long no server ran between two times: clocks stand still then. */
  readonly downtime: (from: number, to: number) => number;
}

type Clocked = Pick<Table, 'header' | 'match' | 'standing'>;

/** Who has to act, if it is a person who plays for themselves. */
function actingPerson({ header, match, standing }: Clocked): Seat | undefined {
  const { acting } = match;
  if (acting === undefined || standing.standIns[acting] !== undefined) return undefined;
  return header.setup.seats[acting]?.player === PERSON ? acting : undefined;
}

/** Whose clock runs. */
export function runningClock(table: Clocked): Seat | undefined {
  return table.header.pace === undefined ? undefined : actingPerson(table);
}

/** What each seat has left, in milliseconds; undefined without a clock. */
export function timeLeft(table: Clocked, { now, downtime }: TimeTools): readonly number[] | undefined {
  const { header, standing } = table;
  if (header.pace === undefined) return undefined;
  const bank = header.pace.bank * SECOND;
  const { at = header.createdAt, left = header.setup.seats.map(() => bank) } = standing;
  const running = runningClock(table);
  const until = now();
  const spent = Math.max(0, until - at - downtime(at, until));
  return left.map((time, seat) => (seat === running ? Math.max(0, time - spent) : time));
}

/** Adds times to the entries of a change, and says when to look at the game again. */
export function stampWith(tools: TimeTools): Stamping {
  return (table, change) => {
    const at = tools.now();
    const { pace } = table.header;
    let left = timeLeft(table, tools);
    let before = table.standing;
    const entries = change.entries.map((entry): LogEntry => {
      if (left === undefined || pace === undefined) return { ...entry, at };
      left = left.map((time, seat) => {
        if (isTurnOver(entry) && seatOf(entry) === seat) {
          return Math.max(time, Math.min(time + pace.increment * SECOND, pace.cap * SECOND));
        }
        return takesBack(entry, seat, before) ? Math.max(time, reserveOf(pace)) : time;
      });
      before = standingAfter(before, entry);
      return { ...entry, at, left };
    });
    const standing = entries.reduce(standingAfter, table.standing);
    return { entries, wakeAt: wakeTime({ header: table.header, match: change.match, standing }, tools) };
  };
}

/** Whether the seat is played by its person again, and not in the turn for which their time did not suffice. */
function takesBack(entry: LogEntry, seat: Seat, { standIns, outOfTime }: Standing): boolean {
  if (entry.type !== 'seat' || entry.seat !== seat || entry.standIn !== null) return false;
  return standIns[seat] !== undefined && outOfTime !== seat;
}

function reserveOf({ increment, cap }: Pace): number {
  return Math.min(cap, Math.max(increment, RETURN_RESERVE)) * SECOND;
}

/**
 * When there is something to do without anyone connected: at once for a bot, and when the game is over, because its room has to
 * follow it; later for a clock that may run out. At once is a time long ago, so that it is due also if the server's clock is set
 * back.
 */
function wakeTime(table: Clocked, tools: TimeTools): number | null {
  const person = actingPerson(table);
  if (person === undefined) return longAgo(table.match.version);
  const left = timeLeft(table, tools)?.[person];
  return left === undefined ? null : tools.now() + left;
}
