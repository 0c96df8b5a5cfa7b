/** The best actions of a position with reasons, for hints. */
import { type Action, determinize, type Game } from '@kairo/engine';
import type { Situation, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { searchExperience } from '../learned/shipped.ts';
import { vizierOptions } from '../levels.ts';
import { HalvingSearch } from '../search/halving.ts';
import { type Advice, adviceOf, proposalOf } from './advice.ts';

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
