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

interface Field<T> {
  readonly of: (state: GameState) => T;
  /** It follows from the cells in these ranges: the first one, and the one after the last. */
  readonly from: readonly (readonly [number, number])[];
}

const C = COLOURS.length;
/** The bitboards. */
const REST = Number.POSITIVE_INFINITY;

const one = (cell: number): readonly [number, number] => [cell, cell + 1];

const FIELDS: { readonly [name in keyof OpenPart]-?: Field<OpenPart[name]> } = {
  phase: { of: phaseOf, from: [one(at.PHASE)] },
  seat: { of: actingSeat, from: [one(at.SEAT)] },
  pending: { of: json.pendingOf, from: [[at.PICKS_LEFT, at.END_REASON]] },
  startSeat: { of: startSeat, from: [one(at.START_SEAT)] },
  quietTurns: { of: quietTurns, from: [one(at.QUIET_TURNS)] },
  stands: {
    of: json.standsOf,
    from: [
      [at.STANDS, at.PILE],
      [at.BITBOARDS, REST],
    ],
  },
  customers: { of: json.customersOf, from: [[at.CUSTOMERS, at.SUPPLY]] },
  display: { of: json.displayNames, from: [[at.DISPLAY, at.BAG]] },
  discards: { of: json.discardNames, from: [one(at.DISCARD_COUNT), [at.DISCARDS, at.BITBOARDS]] },
  barkerStock: { of: barkerStock, from: [one(at.BARKER_STOCK)] },
  supply: { of: json.supplyByColour, from: [[at.SUPPLY, at.MEDAL_HOLDERS]] },
  medals: { of: json.medalsOf, from: [[at.MEDAL_HOLDERS, at.DISPLAY]] },
  pileCount: { of: pileCount, from: [one(at.PILE_COUNT)] },
  bag: { of: bagColours, from: [one(at.BAG_COUNT), [at.BAG, at.POINTS]] },
  endReason: { of: endReason, from: [one(at.END_REASON)] },
  // Undefined until the game is over.
  outcome: { of: outcomeOf, from: [[0, REST]] },
};

const NAMES = Object.keys(FIELDS) as (keyof OpenPart)[];

/** Whether any of the cells from `first` to the one before `end` differs. */
function differ({ cells }: GameState, other: GameState, first: number, end: number): boolean {
  const last = Math.min(end, cells.length);
  for (let i = first; i < last; i++) if (cells[i] !== other.cells[i]) return true;
  return false;
}

/** The fields that differ after, apart from the seats. Optional fields only ever appear, so that nothing has to be removed. */
export function viewChange(before: GameState, after: GameState): Partial<OpenPart> {
  const changed = NAMES.flatMap((name) => {
    const { of, from } = FIELDS[name];
    if (!from.some(([first, end]) => differ(before, after, first, end))) return [];
    const now = of(after);
    return isSame(of(before), now) ? [] : [[name, now] as const];
  });
  return Object.fromEntries(changed);
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
