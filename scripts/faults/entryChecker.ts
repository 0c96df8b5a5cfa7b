/** What the next entry of a log says besides its step: a turn that is taken back, and the time that each seat has left. */
import { type GameState, reveals, type Seat, whoActs } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import type { GameHeader, LogEntry } from '@kairo/table';
import { countingEntries } from '../../packages/table/src/log/counting.ts';
import { NEW_STANDING, standingAfter } from '../../packages/table/src/log/entry.ts';

const SECOND = 1_000;

/** The log before the entry. */
export interface Past {
  readonly header: GameHeader;
  readonly entries: readonly LogEntry[];
  /** After each entry. */
  readonly states: readonly GameState[];
}

/** What is wrong with the entry, in words. */
export function faultOf(entry: LogEntry, past: Past): string | undefined {
  if (past.entries.length === 0) return undefined;
  return (entry.type === 'takeback' ? faultOfTakeback(entry, past) : undefined) ?? faultOfClock(entry, past);
}

/** It leads to a turn of its seat, and nothing that anyone has seen since is undone by it. */
function faultOfTakeback(
  { seat, to }: Extract<LogEntry, { type: 'takeback' }>,
  { entries, states }: Past,
): string | undefined {
  const target = states[to - 1];
  const acting = target && whoActs(target);
  if (acting !== seat) return `seat ${seat} took back a turn of seat ${acting}`;
  const undone = countingEntries(entries).filter((i) => i >= to);
  const revealing = undone.find((i) => {
    const one = entries[i];
    return one !== undefined && 'events' in one && reveals(one.events);
  });
  return revealing === undefined
    ? undefined
    : `entry ${revealing + 1} was taken back, which revealed something`;
}

/** Only the clock of the person who has to act runs; time comes with the end of a turn, or with the return to a seat. */
function faultOfClock(entry: LogEntry, past: Past): string | undefined {
  const { pace, setup } = past.header;
  const { left } = entry;
  if (pace === undefined || left === undefined) return undefined;
  const { left: before = setup.seats.map(() => pace.bank * SECOND), standIns } = past.entries.reduce(
    standingAfter,
    NEW_STANDING,
  );
  const running = runningClock(past, standIns);
  const isReturn = entry.type === 'seat' && entry.standIn === null;
  for (const [seat, time] of left.entries()) {
    const had = before[seat] ?? 0;
    const isOwn = entry.type !== 'deal' && entry.seat === seat;
    const most = !isOwn ? had : isReturn ? Math.max(had, pace.cap * SECOND) : had + pace.increment * SECOND;
    const least = seat === running ? 0 : had;
    if (time < least || time > most) {
      return `seat ${seat} had ${had} ms left and has ${time}, which is not from ${least} to ${most}`;
    }
  }
  const rest = entry.type === 'clock' ? left[entry.seat] : 0;
  return rest === 0 ? undefined : `a clock ran out with ${rest} ms left`;
}

function runningClock(
  { header, entries, states }: Past,
  standIns: readonly (string | undefined)[],
): Seat | undefined {
  const last = entries.findLast(({ type }) => type !== 'seat' && type !== 'clock');
  const state = states.at(-1);
  const acting = last?.type === 'step' && last.awaitsEnd === true ? last.seat : state && whoActs(state);
  if (acting === undefined || standIns[acting] !== undefined) return undefined;
  return header.setup.seats[acting]?.player === PERSON ? acting : undefined;
}
