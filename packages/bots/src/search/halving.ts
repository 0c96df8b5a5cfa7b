/**
 * Sequential halving: the candidates share the budget in rounds, and after each round the worse half is dropped. A
 * simulation deals the hidden cards anew, the same for all candidates to reduce variance, plays a few turns, and
 * evaluates the result with the outlook. Each candidate may have a search tree, so that simulated players learn from
 * earlier simulations.
 */
import { applyMove, Dealer, type Game, scoreBreakdown } from '@kairo/engine';
import type { GameState } from '@kairo/engine/search';
import type { Bot, Situation, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import type { Evaluation, Experience } from '../position/evaluation.ts';
import { type Candidate, findCandidates, type Proposal } from './candidates.ts';
import { Playout } from './playout.ts';
import { drawSample } from './ranking.ts';
import { Branch, TRUST } from './tree.ts';

export interface HalvingOptions {
  /** The number of actions in the first round, and in the last one. */
  readonly candidates: number;
  readonly finalists: number;
  /** The number of turns in a simulation after the turn of the action. */
  readonly turns: number;
  /** The number of places for a new stall that simulated players consider, on average. */
  readonly stalls: number;
  /** Whether simulated players use a search tree, or instinct alone. */
  readonly tree: boolean;
}

/**
 * The number of simulations of the best candidate, and its lead in standard errors, at which the search stops early.
 */
const ENOUGH = 48;
const SURE = 4;

/** The result for a candidate. */
export interface Judgement extends Candidate {
  readonly simulations: number;
  /** Combined with the value one step ahead, which has the weight of TRUST simulations. */
  readonly winChance: number;
  /** The mean points of the seat at the ends of simulations, with medals and money (R11.4). */
  readonly points: number;
  /** Of each simulation. Those at the same place of two candidates are from the same deal. */
  readonly results: readonly number[];
}

interface Tested {
  readonly candidate: Candidate;
  readonly tree: Branch | undefined;
  /** Sums over the simulations: the value, its square, the points. */
  value: number;
  squares: number;
  points: number;
  count: number;
  readonly results: number[];
}

export class HalvingSearch {
  /** The number of simulations so far. */
  iterations = 0;
  private readonly situation: Situation;
  private readonly budget: Budget;
  /** Checked during simulations, too: the first ones may be slow. */
  private readonly isOver = (): boolean => this.budget.spent(this.iterations) >= 1;
  private readonly outlook: Evaluation;
  private readonly dealer: Dealer;
  private readonly deal: GameState;
  private readonly state: GameState;
  private readonly playout: Playout;
  private readonly values: Float64Array;
  private readonly pointsNow: number;
  private readonly finalists: number;
  private readonly rounds: number;
  private round = 1;
  /** The sum over all simulations of the difference between the result and the value one step ahead. */
  private surprise = 0;
  private alive: Tested[];
  /** The index of the next candidate on this deal, and the sample of stalls that its simulated players consider. */
  private next = 0;
  private sample = 0;
  private readonly dropped: Tested[] = [];

  /** `others` are compared in addition to the candidates of the instinct. */
  constructor(
    game: Game,
    { instinct, outlook }: Experience,
    options: HalvingOptions,
    situation: Situation,
    budget: Budget,
    others: readonly Proposal[] = [],
  ) {
    const { view, history, random } = situation;
    this.situation = situation;
    this.budget = budget;
    this.outlook = outlook;
    this.dealer = new Dealer(game, view, history);
    this.deal = this.dealer.deal(random);
    this.state = this.deal.copy();
    this.playout = new Playout(this.deal, instinct, options.turns, options.stalls);
    this.values = new Float64Array(game.players);
    this.pointsNow = scoreBreakdown(this.deal, view.seat).total;
    const { isOver } = this;
    const found = findCandidates(this.deal, view.seat, instinct, {
      count: options.candidates,
      others,
      isOver,
    });
    this.alive = found.map((candidate) => ({
      candidate,
      tree: options.tree ? new Branch() : undefined,
      value: 0,
      squares: 0,
      points: 0,
      count: 0,
      results: [],
    }));
    this.finalists = Math.max(2, options.finalists);
    this.rounds = 1 + Math.max(0, Math.ceil(Math.log2(this.alive.length / this.finalists)));
  }

  /** Runs one more simulation, unless time is up before its end. Returns whether to go on. */
  step(): boolean {
    const { budget, dealer, deal, situation } = this;
    if (this.next === 0) {
      dealer.dealInto(deal, situation.random);
      this.sample = drawSample(situation.random);
    }
    this.simulate(this.alive[this.next]!);
    this.next = (this.next + 1) % this.alive.length;
    const spent = budget.spent(this.iterations);
    if (this.next > 0 && spent < 1) return true;
    this.alive.sort((a, b) => this.winChance(b) - this.winChance(a));
    if (spent >= this.round / this.rounds && this.alive.length > this.finalists) {
      this.round++;
      const kept = Math.max(this.finalists, Math.ceil(this.alive.length / 2));
      const staysIn = ({ candidate }: Tested, place: number): boolean => place < kept || candidate.isAskedFor;
      this.dropped.unshift(...this.alive.filter((tested, place) => !staysIn(tested, place)));
      this.alive = this.alive.filter(staysIn);
    }
    return spent < 1 && !this.isSettled();
  }

  /** Whether the lead of the best candidate is statistically significant. */
  private isSettled(): boolean {
    const [best, ...others] = this.alive;
    if (best === undefined) return true;
    if (best.count < ENOUGH) return false; // also with a single candidate, whose value is wanted
    return others.every(
      (other) => (best.value - other.value) / best.count > SURE * Math.sqrt(variance(best) + variance(other)),
    );
  }

  /** All candidates, the best first. */
  judgements(): Judgement[] {
    return [...this.alive, ...this.dropped].map((tested) => ({
      ...tested.candidate,
      simulations: tested.count,
      winChance: this.winChance(tested),
      points: tested.count > 0 ? tested.points / tested.count : this.pointsNow,
      results: tested.results,
    }));
  }

  thought(): Thought {
    const best = this.alive[0]!;
    return { action: best.candidate.action, iterations: this.iterations, winChance: this.winChance(best) };
  }

  private simulate(tested: Tested): void {
    const { state, deal, sample, playout, outlook, values, situation, isOver } = this;
    const { seat } = situation.view;
    state.become(deal);
    applyMove(state, tested.candidate.move, undefined, tested.candidate.payment);
    if (!playout.run(state, tested.tree, sample, isOver)) return;
    outlook.judge(state, values);
    playout.learn(values);
    tested.value += values[seat]!;
    tested.squares += values[seat]! ** 2;
    tested.points += scoreBreakdown(state, seat).total;
    tested.count++;
    tested.results.push(values[seat]!);
    this.iterations++;
    this.surprise += values[seat]! - tested.candidate.value;
  }

  /**
   * The sort key of candidates. The instinct ranks moves but is not calibrated to probabilities, so its values are
   * shifted by the mean difference to the simulations.
   */
  private winChance({ candidate, value, count }: Tested): number {
    const expected = candidate.value + this.surprise / Math.max(1, this.iterations);
    return (value + Math.min(1, Math.max(0, expected)) * TRUST) / (count + TRUST);
  }
}

/** The variance of the mean value; rounding could make it negative if all values are equal. */
function variance({ value, squares, count }: Tested): number {
  return Math.max(0, squares / count - (value / count) ** 2) / count;
}

export function halvingBot(game: Game, experience: Experience, options: HalvingOptions): Bot {
  return {
    *think(situation, budget): Generator<Thought, Thought> {
      const [only, ...others] = situation.view.legal;
      if (only !== undefined && others.length === 0) return { action: only, iterations: 0 };
      const search = new HalvingSearch(game, experience, options, situation, budget);
      do yield search.thought();
      while (search.step());
      return search.thought();
    },
  };
}
