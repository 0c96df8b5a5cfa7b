/** The best few actions of a position with what speaks for them: for hints, coaching and the review of games. */
import { type Action, determinize, type Game } from '@kairo/engine';
import type { Situation } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { searchExperience } from '../learned/shipped.ts';
import { vizierOptions } from '../levels.ts';
import type { Candidate } from '../search/candidates.ts';
import { HalvingSearch } from '../search/halving.ts';
import type { Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';

export interface Advice {
  readonly action: Action;
  /** 0–1 */
  readonly winChance: number;
  /** Where the seat's points are expected a few turns later, medals and money counted as at the end. */
  readonly points: number;
  /** How many simulations stand behind these figures. */
  readonly simulations: number;
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  /** The best first. */
  readonly advice: readonly Advice[];
  /** Simulations done, for all actions. */
  readonly iterations: number;
}

/** Thinks in steps like a bot; each tells the best `count` actions so far. */
export function* explain(
  game: Game,
  situation: Situation,
  budget: Budget,
  count: number,
): Generator<Explanation, Explanation> {
  // All that are shown are compared to the end, so that their figures can be.
  const options = { ...vizierOptions(game), finalists: count };
  const search = new HalvingSearch(game, searchExperience(game), options, situation);
  const { view, history, random } = situation;
  const deal = determinize(game, view, history, random);
  const known = new Map<Action, readonly Reason[]>();
  const reasonsOf = (candidate: Candidate): readonly Reason[] => {
    const reasons = known.get(candidate.action) ?? reasonsFor(deal, candidate);
    known.set(candidate.action, reasons);
    return reasons;
  };
  const explanation = (): Explanation => ({
    iterations: search.iterations,
    advice: search
      .judgements()
      .slice(0, count)
      .map((judgement) => ({
        action: judgement.action,
        winChance: judgement.winChance,
        points: judgement.points,
        simulations: judgement.simulations,
        reasons: reasonsOf(judgement),
      })),
  });
  while (search.step(budget)) yield explanation();
  return explanation();
}
