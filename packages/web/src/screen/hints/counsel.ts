/** Selects which of the advised moves to show, and with which reasons. */
import type { Advice, Reason, WeighedReason } from '@kairo/bots';
import type { Action } from '@kairo/engine';

/** The most moves that are shown. */
const MOST_MOVES = 3;
/** A move whose chance to win is this much smaller than the first one's is not shown. */
const FAR_BEHIND = 0.15;

/** Chances that differ by less count as equal: more thinking time might reverse them. */
const ALIKE = 0.015;
/** The most reasons for each move, in order of weight. */
const MOST_REASONS = 4;

/** Puts moves and reasons into words. */
interface Wording {
  readonly move: (action: Action) => string;
  readonly reason: (reason: Reason) => string;
}

export interface Counsel {
  /** Several moves are about equally good. */
  readonly isAlike: boolean;
  /** Reasons that all of several moves have. */
  readonly shared: readonly WeighedReason[];
  /** The best first, each with a different headline. */
  readonly moves: readonly CounselledMove[];
}

export interface CounselledMove {
  readonly hint: Advice;
  readonly headline: string;
  /** Without those that all moves share. */
  readonly reasons: readonly WeighedReason[];
}

/** @param advice the best first; moves with the same headline are shown once */
export function counselOf(advice: readonly Advice[], { move, reason }: Wording): Counsel {
  const best = advice[0]?.winChance ?? 0;
  const shown = advice
    .map((hint) => ({ hint, headline: move(hint.action) }))
    .filter(({ headline }, i, all) => all.findIndex((other) => other.headline === headline) === i)
    .filter(({ hint }) => best - hint.winChance <= FAR_BEHIND)
    .sort((a, b) => rankOf(a.hint, best) - rankOf(b.hint, best))
    .slice(0, MOST_MOVES);
  const saidOf = shown.map(({ hint }) => new Set(hint.reasons.map(reason)));
  const isShared = (one: Reason): boolean =>
    shown.length > 1 && saidOf.every((sentences) => sentences.has(reason(one)));
  const chances = shown.map(({ hint }) => hint.winChance);
  return {
    isAlike: shown.length > 1 && Math.max(...chances) - Math.min(...chances) < ALIKE,
    shared: selected(shown[0]?.hint.reasons.filter(isShared) ?? []),
    moves: shown.map(({ hint, headline }) => ({
      hint,
      headline,
      reasons: selected(hint.reasons.filter((one) => !isShared(one))),
    })),
  };
}

/**
 * Among moves with about equal chances the order is random, so reasons decide: moves with a reason for them come first.
 * Moves that gain nothing come last, whatever their chances.
 */
function rankOf({ winChance, reasons }: Advice, best: number): number {
  if (reasons.some(({ kind }) => kind === 'gainsNothing')) return 3;
  if (best - winChance >= ALIKE) return 2;
  return reasons.some(({ side }) => side === 'for') ? 0 : 1;
}

/** Costs are always shown. */
const COSTS: readonly Reason['kind'][] = ['spendsBarkers', 'spendsThreeCards', 'pays'];

function selected(reasons: readonly WeighedReason[]): readonly WeighedReason[] {
  const isCost = ({ kind }: Reason): boolean => COSTS.includes(kind);
  const costs = reasons.filter(isCost);
  return [...reasons.filter((reason) => !isCost(reason)).slice(0, MOST_REASONS - costs.length), ...costs];
}
