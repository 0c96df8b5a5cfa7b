/** How the view of a state differs from that of another one of the same game. What follows from equal cells is not computed. */
import { outcomeOf } from '../boundary/steps.ts';
import * as json from '../play/stateJson.ts';
import { pileCount } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import { barkerStock } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat, endReason, phaseOf, quietTurns, startSeat } from '../state/turn.ts';
import { COLOURS } from '../vocabulary.ts';
import { bagColours, isMoneyOpen, type View, type Viewer } from './view.ts';

/** What all viewers see alike, and what may change in a game. */
type OpenPart = Omit<View, 'rulesVersion' | 'edition' | 'options' | 'viewer' | 'seats' | 'legal'>;

interface Cells {
  readonly first: number;
  /** After the last one. */
  readonly end: number;
}

interface Field<T> {
  readonly of: (state: GameState) => T;
  /** What it follows from. */
  readonly from: readonly Cells[];
}

const C = COLOURS.length;
/** More than there are. */
const ALL = 1 << 16;

const cells = (first: number, end = first + 1): Cells => ({ first, end });

const FIELDS: { readonly [name in keyof OpenPart]-?: Field<OpenPart[name]> } = {
  phase: { of: phaseOf, from: [cells(at.PHASE)] },
  seat: { of: actingSeat, from: [cells(at.SEAT)] },
  pending: { of: json.pendingOf, from: [cells(at.PICKS_LEFT, at.END_REASON)] },
  startSeat: { of: startSeat, from: [cells(at.START_SEAT)] },
  quietTurns: { of: quietTurns, from: [cells(at.QUIET_TURNS)] },
  stands: { of: json.standsOf, from: [cells(at.STANDS, at.PILE), cells(at.BITBOARDS, ALL)] },
  customers: { of: json.customersOf, from: [cells(at.CUSTOMERS, at.SUPPLY)] },
  display: { of: json.displayNames, from: [cells(at.DISPLAY, at.BAG)] },
  discards: { of: json.discardNames, from: [cells(at.DISCARD_COUNT), cells(at.DISCARDS, at.BITBOARDS)] },
  barkerStock: { of: barkerStock, from: [cells(at.BARKER_STOCK)] },
  supply: { of: json.supplyByColour, from: [cells(at.SUPPLY, at.MEDAL_HOLDERS)] },
  medals: { of: json.medalsOf, from: [cells(at.MEDAL_HOLDERS, at.DISPLAY)] },
  pileCount: { of: pileCount, from: [cells(at.PILE_COUNT)] },
  bag: { of: bagColours, from: [cells(at.BAG_COUNT), cells(at.BAG, at.POINTS)] },
  endReason: { of: endReason, from: [cells(at.END_REASON)] },
  // Undefined until the game is over.
  outcome: { of: outcomeOf, from: [cells(0, ALL)] },
};

const NAMES = Object.keys(FIELDS) as (keyof OpenPart)[];

/** Whether any of the cells from `first` to the one before `end` differs. */
function differ(one: GameState, other: GameState, first: number, end: number): boolean {
  const [these, those] = [one.cells, other.cells];
  const last = Math.min(end, these.length);
  for (let i = first; i < last; i++) if (these[i] !== those[i]) return true;
  return false;
}

/** The fields that differ after, apart from the seats. Optional fields only ever appear, so that nothing has to be removed. */
export function viewChange(before: GameState, after: GameState): Partial<OpenPart> {
  const change: { [name: string]: unknown } = {};
  for (const name of NAMES) {
    const { of, from } = FIELDS[name];
    if (!from.some(({ first, end }) => differ(before, after, first, end))) continue;
    const now = of(after);
    if (!isSame(of(before), now)) change[name] = now;
  }
  return change;
}

/** Whether the viewer sees anything else of the seats after. */
export function seatsDiffer(before: GameState, after: GameState, viewer: Viewer): boolean {
  if (isMoneyOpen(before) !== isMoneyOpen(after)) return true;
  // Points, barkers, who is out, and how many cards each holds.
  if (differ(before, after, at.POINTS, at.MONEY)) return true;
  if (isMoneyOpen(after) && differ(before, after, at.MONEY, at.TOTAL_MONEY)) return true;
  if (viewer === 'spectator') return false;
  const [money, hand] = [at.MONEY + viewer * C, at.HANDS + viewer * at.HAND_WORDS];
  return differ(before, after, money, money + C) || differ(before, after, hand, hand + at.HAND_WORDS);
}

/** Whether two parts of views are the same as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => isSame(one[name], other[name]));
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
