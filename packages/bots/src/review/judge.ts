/** Compares an action that was played with better ones, by the search of the strongest level. */
import { type Action, actionOf, determinize, type Game } from '@kairo/engine';
import type { Situation } from '../bot.ts';
import { iterationBudget } from '../budget.ts';
import { type Advice, adviceOf, proposalOf } from '../explain/advice.ts';
import { searchExperience } from '../learned/shipped.ts';
import { vizierOptions } from '../levels.ts';
import type { Experience } from '../position/evaluation.ts';
import { type HalvingOptions, HalvingSearch, type Judgement } from '../search/halving.ts';

export interface Comparison {
  readonly played: Advice;
  /** The best other action that was found; absent if there is none. It may be worse. */
  readonly other: Advice | undefined;
  /** The standard error of the difference of their chances. */
  readonly error: number;
  readonly simulations: number;
}

export class Judge {
  private readonly game: Game;
  private readonly experience: Experience;
  private readonly options: HalvingOptions;

  constructor(game: Game) {
    this.game = game;
    this.experience = searchExperience(game);
    this.options = vizierOptions(game);
  }

  /** With all actions that the strongest level would consider. */
  compare(situation: Situation, played: Action, simulations: number): Generator<undefined, Comparison> {
    return this.judge(situation, [played], this.options.candidates, simulations);
  }

  /** With one other action only. */
  duel(
    situation: Situation,
    played: Action,
    other: Action,
    simulations: number,
  ): Generator<undefined, Comparison> {
    return this.judge(situation, [played, other], 0, simulations);
  }

  /**
   * Yields between simulations. Unlike a bot it uses up all of them, even if one action leads by far: the chances
   * themselves are wanted.
   */
  private *judge(
    situation: Situation,
    asked: readonly [played: Action, ...others: Action[]],
    candidates: number,
    simulations: number,
  ): Generator<undefined, Comparison> {
    const { game, experience } = this;
    const deal = determinize(game, situation.view, situation.history, situation.random);
    const proposals = asked.map((action) => proposalOf(deal, action));
    const own = proposals.slice(0, 1).map(({ move, payment }) => actionOf(deal, move, payment))[0];
    const options = { ...this.options, candidates };
    const budget = iterationBudget(simulations);
    const search = new HalvingSearch(game, experience, options, situation, budget, proposals);
    while (search.iterations < simulations) {
      search.step();
      yield;
    }
    const judged = search.judgements().filter((judgement) => judgement.simulations > 0);
    const isOwn = ({ action }: Judgement): boolean => JSON.stringify(action) === JSON.stringify(own);
    const played = judged.find(isOwn);
    const other = judged.find((judgement) => !isOwn(judgement));
    if (played === undefined) throw new Error('what was played was not judged');
    return {
      played: adviceOf(deal, played),
      other: other && adviceOf(deal, other),
      error: other === undefined ? 0 : errorBetween(played.results, other.results),
      simulations: search.iterations,
    };
  }
}

/** The standard error of the mean difference, from the deals that both have. */
function errorBetween(one: readonly number[], other: readonly number[]): number {
  const count = Math.min(one.length, other.length);
  if (count < 2) return 1;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < count; i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    sum += difference;
    squares += difference ** 2;
  }
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean ** 2) / (count - 1));
}
