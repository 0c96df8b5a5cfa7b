/** Games that evaluations play against themselves, one step ahead and with some random moves, and their results. */
import {
  applyMove,
  FastRandom,
  type Game,
  type GameState,
  legalMoves,
  newGame,
  outcomeOf,
  sampleMove,
  whoActs,
} from '@kairo/engine';
import { at, getCard, setCard } from '@kairo/engine/search';
import type { Evaluation } from '../../packages/bots/src/position/evaluation.ts';
import { Facts } from '../../packages/bots/src/position/facts.ts';
import { Ranking } from '../../packages/bots/src/search/ranking.ts';

/** Positions of many games as flat arrays: the facts of all seats, the progress, and each seat's target. */
export interface Positions {
  readonly players: number;
  readonly facts: Float32Array;
  readonly progress: Float32Array;
  readonly targets: Float32Array;
  readonly count: number;
  /** The index of each game's first position, so that no game is split between training and test data. */
  readonly games: readonly number[];
}

export interface SelfPlayOptions {
  readonly games: number;
  readonly seed: string;
  /** The probability of a random action instead of the best. */
  readonly mistakes: number;
  /** Which positions are of interest, and the share of them that is kept. */
  readonly wanted: (state: GameState) => boolean;
  readonly kept: number;
  /**
   * Half of the target is the margin instead of the victory, because it says more about a single game. This many points
   * are a clear lead.
   */
  readonly clearLead: number;
}

/** How many of the best places are examined in detail. */
const CLOSER = 4;

function targetsOf(state: GameState, clearLead: number): number[] {
  const outcome = outcomeOf(state);
  if (outcome === undefined) throw new Error('the game is not over');
  const most = Math.max(...outcome.points);
  const weights = outcome.points.map((points) => Math.exp((points - most) / clearLead));
  const sum = weights.reduce((a, b) => a + b, 0);
  return outcome.points.map((points, seat) => {
    const won = points === most ? 1 / outcome.winners.length : 0;
    return (won + weights[seat]! / sum) / 2;
  });
}

/**
 * Shuffles the pile, so that no choice depends on the next card. Rivals' hands are left as they are: here a player sees
 * more than in a real game, where every simulation re-deals them.
 */
function forgetPile(state: GameState, random: FastRandom): void {
  const { cells } = state;
  for (let i = cells[at.PILE_COUNT]! - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = getCard(cells, at.PILE, i);
    setCard(cells, at.PILE, i, getCard(cells, at.PILE, j));
    setCard(cells, at.PILE, j, kept);
  }
  state.revision++;
}

/** Plays one game, each seat one step ahead by its own ranking; `afterMove` gets every state except the last. */
function playGame(
  state: GameState,
  seats: readonly Ranking[],
  mistakes: number,
  random: FastRandom,
  afterMove: (state: GameState) => void,
): void {
  const imagined = state.copy();
  for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
    if (random.below(1000) < mistakes * 1000) applyMove(state, sampleMove(state, random));
    else {
      imagined.become(state);
      forgetPile(imagined, random);
      const ranking = seats[seat]!;
      ranking.rankByPlace(imagined, legalMoves(state), seat, CLOSER);
      applyMove(state, ranking.moves[0]!);
    }
    if (whoActs(state) !== undefined) afterMove(state);
  }
}

/** Each seat of each game is played by a random one of the evaluations. */
export function selfPlay(
  game: Game,
  evaluations: readonly Evaluation[],
  options: SelfPlayOptions,
): Positions {
  const facts: number[] = [];
  const progress: number[] = [];
  const targets: number[] = [];
  const games: number[] = [];
  const taken = new Facts(game);
  const random = new FastRandom(`self-play ${options.seed}`);
  const rankings = evaluations.map((evaluation) => new Ranking(evaluation, newGame(game, 'any').state));
  for (let i = 0; i < options.games; i++) {
    const { state } = newGame(game, `${options.seed} ${i}`);
    const seats = Array.from({ length: game.players }, () => rankings[random.below(rankings.length)]!);
    games.push(progress.length);
    playGame(state, seats, options.mistakes, random, () => {
      if (random.below(1000) >= options.kept * 1000 || !options.wanted(state)) return;
      taken.take(state);
      for (const fact of taken.values) facts.push(fact);
      progress.push(taken.progress);
    });
    const shares = targetsOf(state, options.clearLead);
    for (let n = games.at(-1)!; n < progress.length; n++) targets.push(...shares);
  }
  return {
    players: game.players,
    facts: Float32Array.from(facts),
    progress: Float32Array.from(progress),
    targets: Float32Array.from(targets),
    count: progress.length,
    games,
  };
}

/** Victories of `one` against `other` in all other seats, on each deal from every seat; 1 is an even share. */
export function match(game: Game, one: Evaluation, other: Evaluation, deals: number, seed: string): number {
  const random = new FastRandom(`match ${seed}`);
  const { state: any } = newGame(game, 'any');
  const [mine, theirs] = [new Ranking(one, any), new Ranking(other, any)];
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < game.players; seat++) {
      const { state } = newGame(game, `${seed} ${deal}`);
      const seats = Array.from({ length: game.players }, (_, i) => (i === seat ? mine : theirs));
      playGame(state, seats, 0, random, () => undefined);
      const winners = outcomeOf(state)?.winners ?? [];
      if (winners.includes(seat)) won += 1 / winners.length;
    }
  }
  return won / deals;
}

/** Concatenates the positions of several runs. */
export function together(parts: readonly Positions[]): Positions {
  const concat = (pick: (part: Positions) => Float32Array): Float32Array => {
    const whole = new Float32Array(parts.reduce((sum, part) => sum + pick(part).length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(pick(part), at);
      at += pick(part).length;
    }
    return whole;
  };
  const games: number[] = [];
  let count = 0;
  for (const part of parts) {
    for (const first of part.games) games.push(first + count);
    count += part.count;
  }
  return {
    players: parts[0]!.players,
    facts: concat(({ facts }) => facts),
    progress: concat(({ progress }) => progress),
    targets: concat(({ targets }) => targets),
    count,
    games,
  };
}
