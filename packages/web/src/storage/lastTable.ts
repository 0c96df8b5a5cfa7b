/** The table that was created last, to begin the next one with. */
import type { Level } from '@kairo/bots';
import type { Seat } from '@kairo/engine';
import {
  ICONS,
  LEVELS,
  Misfit,
  type Pace,
  PERSON,
  paceShape,
  SEATINGS,
  type Seating,
  setupToLink,
  type TableSetup,
} from '@kairo/protocol';
import { readLink } from '../address/readLink.ts';
import { recallJson, remember } from './localStorage.ts';

const KEY = 'kairo.table';

export interface TableDraft {
  readonly setup: TableSetup;
  /** Seats that anyone may take. */
  readonly open: readonly Seat[];
  readonly spectators: boolean;
  readonly seating: Seating;
  /** Null: without clocks. */
  readonly pace: Pace | null;
  /** Plays for people who have vanished, and in seats that are free at the start. */
  readonly standIn: Level;
}

/** For a friend with the link. */
const DEFAULT_TABLE: TableDraft = {
  setup: {
    edition: 'cairo',
    start: 'preset',
    openMoney: false,
    help: { routes: true, hints: false },
    seats: [
      { name: '', icon: 'ankh', player: PERSON },
      { name: '', icon: 'eye', player: PERSON },
    ],
  },
  open: [],
  spectators: true,
  seating: 'chosen',
  pace: null,
  standIn: 'merchant',
};

export function lastTable(): TableDraft {
  const kept = recallJson(KEY);
  if (typeof kept !== 'object' || kept === null) return DEFAULT_TABLE;
  const { link, open, spectators, seating, pace, standIn } = kept as { readonly [key: string]: unknown };
  const setup = readLink(typeof link === 'string' ? link : '');
  // The first seat is that of the person at this page.
  if (!setup.ok || setup.value.seats[0]?.player !== PERSON) return DEFAULT_TABLE;
  return {
    setup: setup.value,
    open: Array.isArray(open) ? ICONS.map((_, seat) => seat).filter((seat) => open.includes(seat)) : [],
    spectators: spectators !== false,
    seating: SEATINGS.find((known) => known === seating) ?? DEFAULT_TABLE.seating,
    pace: readPace(pace),
    standIn: LEVELS.find((known) => known === standIn) ?? DEFAULT_TABLE.standIn,
  };
}

function readPace(kept: unknown): Pace | null {
  try {
    const pace = paceShape(kept, 'pace');
    return pace === null || pace.cap < pace.bank ? null : pace;
  } catch (failure) {
    if (failure instanceof Misfit) return null;
    throw failure;
  }
}

export function rememberTable({ setup, ...rest }: TableDraft): void {
  const seats = setup.seats.map((seat) => ({ ...seat, name: '' }));
  remember(KEY, JSON.stringify({ link: setupToLink({ ...setup, seats }), ...rest }));
}
