/** Games of a searching player against itself, with the search's values of moves: training data for an instinct. */
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
import type { Situation } from '../../packages/bots/src/bot.ts';
import { BotGame } from '../../packages/bots/src/botGame.ts';
import { iterationBudget } from '../../packages/bots/src/budget.ts';
import type { Experience } from '../../packages/bots/src/position/evaluation.ts';
import { FACTS, Facts } from '../../packages/bots/src/position/facts.ts';
import type { Proposal } from '../../packages/bots/src/search/candidates.ts';
import {
  type HalvingOptions,
  HalvingSearch,
  type Judgement,
} from '../../packages/bots/src/search/halving.ts';

/** Many decisions with several moves each, as flat arrays. */
export interface Lessons {
  /** The index of each decision's first move. */
  readonly decisions: readonly number[];
  /** The search's value of each move: the chance of winning. */
  readonly values: Float32Array;
  /** The facts after each move, beginning with those of the seat that moved; and the progress. */
  readonly facts: Float32Array;
  readonly progress: Float32Array;
}

/** The number of random moves that are compared too, so that the instinct also learns what is bad. */
const OTHERS = 3;
/** The percentage of decisions in which a slightly worse move is played, so that games differ. */
const DETOURS = 6;

/** A smaller search than the vizier's own, because many games are needed. */
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

  /** Records the moves that an instinct has to judge: with the listed payment, and not those that end the game. */
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
  /** Per decision. */
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
