/**
 * What an action changes for the stands: lures gained and lost, room to grow, expansions that become possible or
 * impossible.
 */
import { COLOURS } from '@kairo/engine';
import {
  actingSeat,
  at,
  entryOf,
  type GameState,
  handSize,
  isBlocked,
  LURE,
  type Move,
  moveSite,
  moveType,
  NONE,
  neutralColour,
  phaseNumber,
  stallOf,
  supplyOf,
  surveyOf,
} from '@kairo/engine/search';
import type { Reason } from './reason.ts';
import {
  fitsAny,
  handOf,
  NOTABLE_LURE,
  nextScore,
  opening,
  type Stand,
  standsOf,
  THREE_CARDS,
} from './stands.ts';

interface Change {
  readonly seat: number;
  readonly state: GameState;
  readonly move: Move;
  readonly next: GameState;
  /** There are no turns yet, and further stalls will be placed. */
  readonly isSetup: boolean;
  /** R11.2, R11.3: after the action it is the final phase, without lures, new cards or coins. */
  readonly isFinal: boolean;
  /** The smallest income worth mentioning. In the set-up no stand brings more than one coin. */
  readonly notableLure: number;
}

/** `next` is `state` after the move. */
export function standReasons(state: GameState, move: Move, next: GameState): Reason[] {
  const seat = actingSeat(state);
  const isSetup = phaseNumber(state) === at.PHASE_SETUP;
  const isFinal = phaseNumber(next) >= at.PHASE_FINAL;
  const notableLure = isSetup ? 1 : NOTABLE_LURE;
  const change = { seat, state, move, next, isSetup, isFinal, notableLure };
  const before = standsOf(state, handOf(state, seat));
  const reasons = standsOf(next, handOf(next, seat)).flatMap((stand) => {
    const old = before.find((other) => other.seat === stand.seat && other.colour === stand.colour);
    if (stand.seat !== seat) return old === undefined ? [] : rivalChanges(change, old, stand);
    const isNew = stallOf(state, seat, stand.colour) !== stallOf(next, seat, stand.colour);
    return [
      ...ownGains(change, old, stand, isNew),
      ...(old === undefined || isNew ? [] : ownLosses(change, old, stand)),
    ];
  });
  const isNeutral = isSetup && neutralColour(state) !== NONE;
  const isSpared = reasons.every(({ kind }) => kind !== 'losesGrowth' && kind !== 'losesLure');
  return isNeutral && isSpared ? [...reasons, { kind: 'sparesOwn' }] : reasons;
}

function ownGains(
  { seat, next, isSetup, isFinal, notableLure }: Change,
  old: Stand | undefined,
  stand: Stand,
  isNew: boolean,
): Reason[] {
  const colour = COLOURS[stand.colour]!;
  const reasons: Reason[] = [];
  const grew = old !== undefined && old.size !== stand.size;
  if (!isSetup && stand.canExpand && !old?.canExpand && !grew) {
    reasons.push(opening(next, stand));
  } else if (isNew && canUseRoom(next, seat, stand.sites) && !(isFinal && stand.sites.length === 0)) {
    reasons.push({ kind: 'roomToGrow', sites: stand.sites.length, hasCard: stand.fitting > 0 });
  }
  if (!isFinal && stand.lure >= notableLure && (old?.lure ?? 0) === 0) {
    reasons.push(
      isSetup ? { kind: 'wouldCome', colour } : { kind: 'setsUpLure', colour, amount: stand.lure },
    );
  }
  return reasons;
}

function ownLosses(change: Change, old: Stand, stand: Stand): Reason[] {
  const { state, next, isFinal, notableLure } = change;
  const colour = COLOURS[stand.colour]!;
  const reasons: Reason[] = [];
  const grew = old.size !== stand.size;
  if (isHemmedIn(next, old, stand)) {
    const mayMove = isBlocked(surveyOf(next), stand.seat, stand.colour);
    if (canUseRoom(next, stand.seat, old.sites)) reasons.push({ kind: 'losesGrowth', colour, mayMove });
  } else if (old.canExpand && !stand.canExpand && !grew) {
    const { points } = nextScore(state, old);
    reasons.push({ kind: 'closesExpansion', colour, points, forGood: isFinal });
  }
  if (!isFinal && !hasCome(change, old) && old.lure >= notableLure && stand.lure === 0) {
    reasons.push({ kind: 'losesLure', colour, amount: old.lure });
  }
  return reasons;
}

/**
 * Whether the seat can use these sites. In the final phase there are no new cards (R11.2), so one in hand must fit
 * (R4.2).
 */
function canUseRoom(state: GameState, seat: number, sites: readonly number[]): boolean {
  const phase = phaseNumber(state);
  if (phase !== at.PHASE_FINAL) return phase < at.PHASE_FINAL;
  const { held, size } = handOf(state, seat);
  return size >= THREE_CARDS || held.some((count, kind) => count > 0 && fitsAny(state, kind, sites));
}

/** The same for a rival, of whose hand only the size is known. */
function mightUseRoom(state: GameState, seat: number): boolean {
  const phase = phaseNumber(state);
  return phase < at.PHASE_FINAL || (phase === at.PHASE_FINAL && handSize(state, seat) > 0);
}

/** Whether a stand has lost its last site to grow on. An empty supply is not a reason. */
function isHemmedIn(state: GameState, old: Stand, stand: Stand): boolean {
  return old.sites.length > 0 && stand.sites.length === 0 && supplyOf(state, stand.colour) > 0;
}

/** Whether the action lured the customer to this stand: then the lure was used, not lost. */
function hasCome({ state, move }: Change, { seat, colour }: Stand): boolean {
  return moveType(move) === LURE && moveSite(move) === entryOf(state, seat, colour);
}

function rivalChanges(change: Change, old: Stand, stand: Stand): Reason[] {
  const { next, isSetup, isFinal, notableLure } = change;
  const colour = COLOURS[stand.colour]!;
  const { seat } = stand;
  const reasons: Reason[] = [];
  if (isHemmedIn(next, old, stand) && mightUseRoom(next, seat)) {
    reasons.push({ kind: 'deniesGrowth', seat, colour });
  }
  if (!isFinal && !isSetup && !hasCome(change, old) && old.lure >= notableLure && stand.lure === 0) {
    reasons.push({ kind: 'deniesLure', seat, colour, amount: old.lure });
  }
  if (!isFinal && !isSetup && stand.lure >= notableLure && old.lure === 0) {
    reasons.push({ kind: 'offersLure', seat, colour, amount: stand.lure });
  }
  return reasons;
}
