/** An action with its figures and reasons. */
import { type Action, actionOf } from '@kairo/engine';
import { type GameState, readAction } from '@kairo/engine/search';
import type { Proposal } from '../search/candidates.ts';
import type { Judgement } from '../search/halving.ts';
import type { Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';
import { type Side, sideOf } from './side.ts';

export interface Advice {
  readonly action: Action;
  /** The estimated probability of winning, 0–1; 1 only if this action certainly wins the game. */
  readonly winChance: number;
  /** The expected points of the seat a few turns later, with medals and money counted as at the end. */
  readonly points: number;
  /** The number of simulations behind these figures. */
  readonly simulations: number;
  /** The most important first. */
  readonly reasons: readonly WeighedReason[];
}

export type WeighedReason = Reason & { readonly side: Side };

/** The action has to be legal. */
export function proposalOf(deal: GameState, action: Action): Proposal {
  const read = readAction(deal, action);
  if (!read.ok) throw new Error(`not an action: ${JSON.stringify(action)}`);
  const { move, payment } = read.value;
  const isCanonical = JSON.stringify(actionOf(deal, move, payment)) === JSON.stringify(actionOf(deal, move));
  return { move, payment: isCanonical ? undefined : payment, isAskedFor: true };
}

/** The upper limit for an estimate: no number of won simulations is a proof. */
const NEARLY_CERTAIN = 0.999;

export function adviceOf(deal: GameState, judgement: Judgement): Advice {
  const { action, points, simulations } = judgement;
  const reasons = reasonsFor(deal, judgement).map((reason) => ({ ...reason, side: sideOf(reason) }));
  const isWon = reasons.some((reason) => reason.kind === 'winsGame' && !reason.shared);
  const winChance = isWon ? 1 : Math.min(judgement.winChance, NEARLY_CERTAIN);
  return { action, winChance, points, simulations, reasons };
}
