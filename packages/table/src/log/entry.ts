/** The entries of a game's log: everything that changes a game, in order, numbered from 1. */
import type { Level } from '@kairo/bots';
import type { Action, GameEvent, Seat } from '@kairo/engine';
import type { Mishap, Note } from '@kairo/protocol';

export type LogEntry =
  /** The first entry: the deal, or the position at which the game begins. */
  | ({ readonly type: 'deal'; readonly events: readonly GameEvent[] } & Stamped)
  | StepEntry
  /** A turn that its last step had settled was ended. */
  | ({ readonly type: 'endTurn'; readonly seat: Seat } & Commanded & Stamped)
  | NoteEntry;

/** An action that was applied. */
export interface StepEntry extends Commanded, Stamped {
  readonly type: 'step';
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** Its player has seen what the last action of the turn revealed, and still has to end the turn. */
  readonly awaitsEnd?: true;
  /** Why it was not the bot itself that chose the action. */
  readonly mishap?: Mishap;
}

/** What changed a game at a table of people besides their steps. */
export type NoteEntry = Note & Commanded & Stamped;

/** Which command was settled with the entry. */
export interface Commanded {
  /** Its id. */
  readonly command?: string;
  /** A digest of the whole request, where its sender may not reuse an id for another one. */
  readonly digest?: string;
}

/** On a server, when the entry was made. */
export interface Stamped {
  /** Milliseconds since 1970. */
  readonly at?: number;
  /** With a clock: the time left to each seat, in milliseconds. */
  readonly left?: readonly number[];
}

/** Who plays and what the clocks say, as the entries so far have left it. */
export interface Standing {
  /** By seat, the bot that plays for its person. */
  readonly standIns: readonly (Level | undefined)[];
  /** Their stand-ins play on for good. */
  readonly resigned: readonly Seat[];
  /** How many entries there are. */
  readonly seq: number;
  /** By the numbers of the entries with which they began: a takeback may end them. */
  readonly rounds: readonly number[];
  /** Whose turns begin the rounds. */
  readonly starter?: Seat;
  /** Whose clock ran out in the turn that is being played. */
  readonly outOfTime?: Seat | undefined;
  readonly at?: number;
  readonly left?: readonly number[];
}

export const NEW_STANDING: Standing = { standIns: [], resigned: [], seq: 0, rounds: [] };

/** A round begins with each turn of the player who had the first one. */
function roundsAfter(
  { starter, rounds }: Standing,
  entry: LogEntry,
  seq: number,
): Pick<Standing, 'rounds' | 'starter'> {
  if (entry.type === 'takeback') return { rounds: rounds.filter((began) => began <= entry.to) };
  const began = 'events' in entry ? entry.events.find(({ type }) => type === 'turnBegan') : undefined;
  if (began?.type !== 'turnBegan') return { rounds };
  if (starter !== undefined && starter !== began.seat) return { rounds };
  return { starter: began.seat, rounds: [...rounds, seq] };
}

/** Until the turn in which a clock ran out is over. */
function outOfTimeAfter({ outOfTime }: Standing, entry: LogEntry): Seat | undefined {
  if (entry.type === 'clock') return entry.seat;
  if (entry.type === 'endTurn' || entry.type === 'takeback') return undefined;
  const isOver =
    entry.type === 'step' &&
    entry.awaitsEnd !== true &&
    entry.events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
  return isOver ? undefined : outOfTime;
}

export function standingAfter(standing: Standing, entry: LogEntry): Standing {
  const { at = standing.at, left = standing.left } = entry;
  const seq = standing.seq + 1;
  const next = {
    ...standing,
    seq,
    ...roundsAfter(standing, entry, seq),
    outOfTime: outOfTimeAfter(standing, entry),
    ...(at !== undefined && { at }),
    ...(left !== undefined && { left }),
  };
  if (entry.type === 'end' && entry.seat !== undefined) {
    return { ...next, resigned: [...next.resigned, entry.seat] };
  }
  if (entry.type !== 'seat' && entry.type !== 'clock') return next;
  const standIns = [...next.standIns];
  standIns[entry.seat] = entry.standIn ?? undefined;
  const hasResigned = entry.type === 'seat' && entry.reason === 'resigned';
  return { ...next, standIns, ...(hasResigned && { resigned: [...next.resigned, entry.seat] }) };
}

/** A turn that was begun and is not settled. */
export interface StoredDraft {
  /** The number of log entries that it continues. On a longer log it is void. */
  readonly base: number;
  readonly revision: number;
  /** The held action is the last one. */
  readonly actions: readonly Action[];
  /** The latest commands that changed a draft, of this turn or before: the entries name only those that settled. */
  readonly commands: readonly AppliedCommand[];
}

export interface AppliedCommand {
  readonly seat: Seat;
  readonly id: string;
}
