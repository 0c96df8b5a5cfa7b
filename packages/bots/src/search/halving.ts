/**
 * Sequential halving: the candidates share the budget in rounds, and after each round the worse half is left out.
 * Every simulation deals the hidden cards anew, the same for all that are compared, so that luck does not choose;
 * plays on for a few turns; and asks the outlook where that led. Each candidate may have a tree, in which the players of
 * its simulations learn from one another.
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
  /** How many actions are compared, and how many of them to the end. */
  readonly candidates: number;
  readonly finalists: number;
  /** How many turns a simulation goes on after the action's own. */
  readonly turns: number;
  /** Of how many places for a new stall a simulated player thinks. */
  readonly stalls: number;
  /** Whether simulated players learn from earlier simulations, or go by instinct alone. */
  readonly tree: boolean;
}

/** How many simulations of a candidate, and how many standard errors of lead, settle the matter. */
const ENOUGH = 48;
const SURE = 4;

/** What the simulations say of a candidate. */
export interface Judgement extends Candidate {
  readonly simulations: number;
  /** Tempered by what one step ahead says, for as much as some simulations. */
  readonly winChance: number;
  /** Where the seat's points stood on average at the end of a simulation, medals and money counted (R11.4). */
  readonly points: number;
}

interface Tested {
  readonly candidate: Candidate;
  readonly tree: Branch | undefined;
  /** Sums over the simulations: the value, its square, the points. */
  value: number;
  squares: number;
  points: number;
  count: number;
}

export class HalvingSearch {
  /** How many simulations were done. */
  iterations = 0;
  private readonly situation: Situation;
  private readonly budget: Budget;
  /** Looked at so often that nobody waits for the end of a simulation, which may be slow on its first runs. */
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
  /** By how much simulations were better than one step ahead had said, over all candidates. */
  private surprise = 0;
  private alive: Tested[];
  /** Whose turn it is among them to be tried on this deal, and which samples of stalls its players think of. */
  private next = 0;
  private sample = 0;
  private readonly dropped: Tested[] = [];

  /** `others` are compared, too, though instinct does not propose them. */
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
    }));
    this.finalists = Math.max(2, options.finalists);
    this.rounds = 1 + Math.max(0, Math.ceil(Math.log2(this.alive.length / this.finalists)));
  }

  /** One more simulation, unless time is over before it ends; answers whether there is anything left to think about. */
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

  /** Whether the best leads all others by more than chance can explain: then more simulations change nothing. */
  private isSettled(): boolean {
    const [best, ...others] = this.alive;
    if (best === undefined) return true;
    if (best.count < ENOUGH) return false; // a figure for a single one is asked for, too
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
    this.iterations++;
    this.surprise += values[seat]! - tested.candidate.value;
  }

  /**
   * What candidates are sorted by. Instinct tells moves apart, it is not made to tell chances; so what it says is
   * shifted to where the simulations are.
   */
  private winChance({ candidate, value, count }: Tested): number {
    const expected = candidate.value + this.surprise / Math.max(1, this.iterations);
    return (value + Math.min(1, Math.max(0, expected)) * TRUST) / (count + TRUST);
  }
}

/** Of the mean value. Where all values are alike, rounding would make it negative. */
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
