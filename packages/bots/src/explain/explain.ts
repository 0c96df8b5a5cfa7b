/** The best actions of a position with reasons, for hints and for the review of games. */
import { type Action, actionOf, determinize, type Game } from '@kairo/engine';
import { type GameState, readAction } from '@kairo/engine/search';
import type { Situation, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { searchExperience } from '../learned/shipped.ts';
import { vizierOptions } from '../levels.ts';
import type { Proposal } from '../search/candidates.ts';
import { HalvingSearch, type Judgement } from '../search/halving.ts';
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

export interface AdviceWish {
  /** The number of best actions. */
  readonly count: number;
  /** Further actions to evaluate, for example one that was played. They must be legal. */
  readonly also?: readonly Action[];
}

/** Thinks in steps like a bot. Returns the advice, the best action first. */
export function* explain(
  game: Game,
  situation: Situation,
  budget: Budget,
  { count, also = [] }: AdviceWish,
): Generator<Thought, readonly Advice[]> {
  const { view, history, random } = situation;
  const deal = determinize(game, view, history, random);
  const usual = vizierOptions(game);
  // All actions that are shown stay to the last round, so that their figures are comparable.
  const options = { ...usual, candidates: Math.max(usual.candidates, count), finalists: count };
  const asked = also.map((action) => proposalOf(deal, action));
  const search = new HalvingSearch(game, searchExperience(game), options, situation, budget, asked);
  while (search.step()) yield search.thought();
  return search
    .judgements()
    .filter(({ isAskedFor }, place) => place < count || isAskedFor)
    .map((judgement) => adviceOf(deal, judgement))
    .sort((one, other) => Number(other.winChance === 1) - Number(one.winChance === 1));
}

function proposalOf(deal: GameState, action: Action): Proposal {
  const read = readAction(deal, action);
  if (!read.ok) throw new Error(`not an action: ${JSON.stringify(action)}`);
  const { move, payment } = read.value;
  const isCanonical = JSON.stringify(actionOf(deal, move, payment)) === JSON.stringify(actionOf(deal, move));
  return { move, payment: isCanonical ? undefined : payment, isAskedFor: true };
}

/** The upper limit for an estimate: no number of won simulations is a proof. */
const NEARLY_CERTAIN = 0.999;

function adviceOf(deal: GameState, judgement: Judgement): Advice {
  const { action, points, simulations } = judgement;
  const reasons = reasonsFor(deal, judgement).map((reason) => ({ ...reason, side: sideOf(reason) }));
  const isWon = reasons.some((reason) => reason.kind === 'winsGame' && !reason.shared);
  const winChance = isWon ? 1 : Math.min(judgement.winChance, NEARLY_CERTAIN);
  return { action, winChance, points, simulations, reasons };
}
