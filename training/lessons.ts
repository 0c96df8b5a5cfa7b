/** Games of a searching player with itself, and what its search thought of the moves: lessons for an instinct. */
import {
  type Action,
  applyMove,
  determinize,
  FastRandom,
  type Game,
  type GameState,
  legalMoves,
  type Seat,
} from '@kairo/engine';
import { at } from '@kairo/engine/search';
import type { Situation } from '../packages/bots/src/bot.ts';
import { BotGame } from '../packages/bots/src/botGame.ts';
import { iterationBudget } from '../packages/bots/src/budget.ts';
import type { Experience } from '../packages/bots/src/position/evaluation.ts';
import { FACTS, Facts } from '../packages/bots/src/position/facts.ts';
import type { Proposal } from '../packages/bots/src/search/candidates.ts';
import { type HalvingOptions, HalvingSearch, type Judgement } from '../packages/bots/src/search/halving.ts';

/** Many decisions, by number; each has several moves, also by number. */
export interface Lessons {
  /** The first move of each decision. */
  readonly decisions: readonly number[];
  /** What the search thought of each move: the chance to win. */
  readonly values: Float32Array;
  /** The facts after each move, those of the seat that moved first; and the progress. */
  readonly facts: Float32Array;
  readonly progress: Float32Array;
}

/** How many moves are compared that instinct would not look at: so that it learns what is bad, too. */
const OTHERS = 3;
/** How often, in percent, one of the next best moves is played, so that games differ. */
const DETOURS = 6;

/** A smaller vizier than the one that plays, because there must be many lessons. */
function teacherOptions({ players }: Game): HalvingOptions {
  return { candidates: 8, finalists: 3, turns: 2 * players - 1, stalls: 6, tree: true };
}

class Teacher {
  readonly decisions: number[] = [];
  readonly values: number[] = [];
  readonly facts: number[] = [];
  readonly progress: number[] = [];
  private readonly game: Game;
  private readonly experience: Experience;
  private readonly simulations: number;
  private readonly taken: Facts;

  constructor(game: Game, experience: Experience, simulations: number) {
    this.game = game;
    this.experience = experience;
    this.simulations = simulations;
    this.taken = new Facts(game);
  }

  play(seed: string): void {
    const random = new FastRandom(`lessons ${seed}`);
    const botGame = new BotGame(this.game, seed);
    for (let seat = botGame.acting; seat !== undefined; seat = botGame.acting) {
      botGame.play(this.decide({ ...botGame.situation(seat), random }, random));
    }
  }

  private decide(situation: Situation, random: FastRandom): Action {
    const { game, experience } = this;
    const { view, history } = situation;
    if (view.legal.length === 1) return view.legal[0]!;
    const deal = determinize(game, view, history, random);
    const budget = iterationBudget(this.simulations);
    const proposed = others(deal, random);
    const search = new HalvingSearch(game, experience, teacherOptions(game), situation, budget, proposed);
    while (search.step());
    const judged = search.judgements();
    this.writeDown(deal, view.seat, judged);
    const chosen = random.below(100) < DETOURS ? Math.min(judged.length - 1, 1 + random.below(3)) : 0;
    return judged[chosen]!.action;
  }

  /** The moves that an instinct is asked about: with the coins that the list names, and not the very last. */
  private writeDown(deal: GameState, seat: Seat, judged: readonly Judgement[]): void {
    const { taken, values, facts, progress, game } = this;
    const after = deal.copy();
    this.decisions.push(values.length);
    for (const { move, payment, winChance } of judged) {
      if (payment !== undefined) continue;
      after.become(deal);
      applyMove(after, move);
      if (after.cells[at.PHASE] === at.PHASE_OVER) continue;
      taken.take(after);
      for (let i = 0; i < game.players; i++) {
        const from = ((seat + i) % game.players) * FACTS.length;
        for (let fact = 0; fact < FACTS.length; fact++) facts.push(taken.values[from + fact]!);
      }
      progress.push(taken.progress);
      values.push(winChance);
    }
  }
}

function others(deal: GameState, random: FastRandom): Proposal[] {
  const legal = legalMoves(deal);
  const moves = new Set(Array.from({ length: OTHERS }, () => legal[random.below(legal.length)]!));
  return [...moves].map((move) => ({ move, payment: undefined, isAskedFor: false }));
}

export interface LessonOptions {
  readonly games: number;
  readonly seed: string;
  /** Before each decision. */
  readonly simulations: number;
}

export function teach(
  game: Game,
  experience: Experience,
  { games, seed, simulations }: LessonOptions,
): Lessons {
  const teacher = new Teacher(game, experience, simulations);
  for (let i = 0; i < games; i++) teacher.play(`${seed} ${i}`);
  return {
    decisions: teacher.decisions,
    values: Float32Array.from(teacher.values),
    facts: Float32Array.from(teacher.facts),
    progress: Float32Array.from(teacher.progress),
  };
}
