/** What an action changes for every stand: customers won and lost, room to grow, expansions that become possible or not. */
import { COLOURS } from '@kairo/engine';
import {
  at,
  entryOf,
  type GameState,
  LURE,
  type Move,
  moveSite,
  moveType,
  NONE,
  stallOf,
} from '@kairo/engine/search';
import type { Reason } from './reason.ts';
import { handOf, nextScore, type Stand, standsOf } from './stands.ts';

/** The position before and after the action of the seat. */
interface Change {
  readonly seat: number;
  readonly state: GameState;
  readonly move: Move;
  readonly next: GameState;
  /** Nobody takes a turn yet, and further stalls come. */
  readonly isSetup: boolean;
  /** R11.2: nobody is lured any more once the final phase has begun. */
  readonly canLure: boolean;
  /** Anybody gets a coin for a lure to anywhere; more is worth a word, and in the set-up no stand has more. */
  readonly notableLure: number;
}

/** `next` is `state` after the move. */
export function standReasons(state: GameState, move: Move, next: GameState): Reason[] {
  const seat = state.cells[at.SEAT]!;
  const isSetup = state.cells[at.PHASE] === at.PHASE_SETUP;
  const canLure = next.cells[at.PHASE]! < at.PHASE_FINAL;
  const change = { seat, state, move, next, isSetup, canLure, notableLure: isSetup ? 1 : 2 };
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
  const isNeutral = isSetup && state.cells[at.NEUTRAL_COLOUR] !== NONE;
  const isSpared = reasons.every(({ kind }) => kind !== 'losesGrowth' && kind !== 'losesLure');
  return isNeutral && isSpared ? [...reasons, { kind: 'sparesOwn' }] : reasons;
}

function ownGains(
  { next, isSetup, canLure }: Change,
  old: Stand | undefined,
  stand: Stand,
  isNew: boolean,
): Reason[] {
  const colour = COLOURS[stand.colour]!;
  const reasons: Reason[] = [];
  const grew = old !== undefined && old.size !== stand.size;
  if (!isSetup && stand.canExpand && !old?.canExpand && !grew) {
    reasons.push({ kind: 'opensExpansion', colour, ...nextScore(next, stand) });
  } else if (isNew) {
    reasons.push({ kind: 'roomToGrow', sites: stand.sites.length, hasCard: stand.fitting > 0 });
  }
  if (canLure && stand.lure > 0 && (old?.lure ?? 0) === 0) {
    reasons.push(
      isSetup ? { kind: 'wouldCome', colour } : { kind: 'setsUpLure', colour, amount: stand.lure },
    );
  }
  return reasons;
}

function ownLosses({ state, move, canLure, notableLure }: Change, old: Stand, stand: Stand): Reason[] {
  const colour = COLOURS[stand.colour]!;
  const reasons: Reason[] = [];
  const grew = old.size !== stand.size;
  if (old.sites.length > 0 && stand.sites.length === 0) reasons.push({ kind: 'losesGrowth', colour });
  else if (old.canExpand && !stand.canExpand && !grew) {
    reasons.push({ kind: 'closesExpansion', colour, points: nextScore(state, old).points });
  }
  // A customer who was led here has brought what there was.
  const hasCome = moveType(move) === LURE && moveSite(move) === entryOf(state, old.seat, old.colour);
  if (canLure && !hasCome && old.lure >= notableLure && stand.lure === 0) {
    reasons.push({ kind: 'losesLure', colour, amount: old.lure });
  }
  return reasons;
}

function rivalChanges({ isSetup, canLure, notableLure }: Change, old: Stand, stand: Stand): Reason[] {
  const colour = COLOURS[stand.colour]!;
  const { seat } = stand;
  const reasons: Reason[] = [];
  if (old.sites.length > 0 && stand.sites.length === 0) reasons.push({ kind: 'deniesGrowth', seat, colour });
  if (canLure && old.lure >= notableLure && stand.lure === 0) {
    reasons.push({ kind: 'deniesLure', seat, colour, amount: old.lure });
  }
  if (canLure && !isSetup && stand.lure >= notableLure && old.lure === 0) {
    reasons.push({ kind: 'offersLure', seat, colour, amount: stand.lure });
  }
  return reasons;
}
