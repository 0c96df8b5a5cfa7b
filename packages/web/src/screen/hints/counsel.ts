/** Which of the moves that were thought about are told, and with which reasons. */
import type { Advice, Reason, WeighedReason } from '@kairo/bots';
import type { Action } from '@kairo/engine';

/** More than three nobody compares. */
const TOLD = 3;
/** Whatever wins so much more seldom than the first is not one of the best moves. */
const FAR_BEHIND = 0.15;

/** Chances that differ by less are told to be about the same: another second of thinking might turn them round. */
const ALIKE = 0.015;
/** So many reasons are told of a move; the weightiest come first. */
const REASONS = 4;

/** How moves and reasons are put into words. */
interface Telling {
  readonly move: (action: Action) => string;
  readonly reason: (reason: Reason) => string;
}

export interface Counsel {
  /** Whether it hardly matters which of several is chosen. */
  readonly isAlike: boolean;
  /** What would be said of each of the moves, if there are several. */
  readonly shared: readonly WeighedReason[];
  /** The best first, no two of which read alike. */
  readonly moves: readonly CounselledMove[];
}

export interface CounselledMove {
  readonly hint: Advice;
  readonly headline: string;
  /** Those that not all moves have. */
  readonly reasons: readonly WeighedReason[];
}

/** The best come first; those that are told in the same words are the same move. */
export function counselOf(advice: readonly Advice[], { move, reason }: Telling): Counsel {
  const best = advice[0]?.winChance ?? 0;
  const told = advice
    .map((hint) => ({ hint, headline: move(hint.action) }))
    .filter(({ headline }, i, all) => all.findIndex((other) => other.headline === headline) === i)
    .filter(({ hint }) => best - hint.winChance <= FAR_BEHIND)
    .sort((a, b) => rankOf(a.hint, best) - rankOf(b.hint, best))
    .slice(0, TOLD);
  const said = told.map(({ hint }) => new Set(hint.reasons.map(reason)));
  const isShared = (one: Reason): boolean =>
    told.length > 1 && said.every((sentences) => sentences.has(reason(one)));
  const chances = told.map(({ hint }) => hint.winChance);
  return {
    isAlike: told.length > 1 && Math.max(...chances) - Math.min(...chances) < ALIKE,
    shared: mostTelling(told[0]?.hint.reasons.filter(isShared) ?? []),
    moves: told.map(({ hint, headline }) => ({
      hint,
      headline,
      reasons: mostTelling(hint.reasons.filter((one) => !isShared(one))),
    })),
  };
}

/**
 * Between moves that win about as often chance has chosen, so what can be said of them decides: first those that something
 * speaks for. What gains nothing comes last, however it fared.
 */
function rankOf({ winChance, reasons }: Advice, best: number): number {
  if (reasons.some(({ kind }) => kind === 'gainsNothing')) return 3;
  if (best - winChance >= ALIKE) return 2;
  return reasons.some(({ side }) => side === 'for') ? 0 : 1;
}

/** What a move costs is told in any case. */
const COSTS: readonly Reason['kind'][] = ['spendsBarkers', 'spendsThreeCards', 'pays'];

function mostTelling(reasons: readonly WeighedReason[]): readonly WeighedReason[] {
  const isCost = ({ kind }: Reason): boolean => COSTS.includes(kind);
  const costs = reasons.filter(isCost);
  return [...reasons.filter((reason) => !isCost(reason)).slice(0, REASONS - costs.length), ...costs];
}
