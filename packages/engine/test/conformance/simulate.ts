/**
 * The conformance simulator: plays a seeded random game and runs checks at every decision. Cheap checks run at every
 * node; expensive ones at `sampled` nodes: the first ten plies, powers of two, and the first of each kind of
 * situation, so that rare ones are covered.
 */
import {
  FastRandom,
  type Game,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  type StateJson,
  stateToJson,
  whoActs,
} from '../../src/index.ts';
import { applyMove } from '../../src/play/applyMove.ts';
import { gameOf, nameOf, type Policy, type Setup } from './setups.ts';

export interface Node {
  readonly game: Game;
  readonly state: GameState;
  readonly json: StateJson;
  /** In list order. */
  readonly moves: readonly Move[];
  /** The move that is played. */
  readonly chosen: Move;
  /** All events since the start of the game. */
  readonly history: readonly GameEvent[];
  readonly ply: number;
  readonly sampled: boolean;
  /** For checks that need random numbers; independent of the game. */
  readonly random: FastRandom;
}

export type Check = (node: Node) => void;

/** Runs the check at sampled decisions and every third one only; the slow tests run it at all. */
export function nowAndThen(check: Check): Check {
  const look: Check = (node) => {
    if (node.sampled || node.ply % 3 === 0) check(node);
  };
  return Object.defineProperty(look, 'name', { value: check.name });
}

export interface End {
  readonly game: Game;
  readonly state: GameState;
  readonly history: readonly GameEvent[];
  readonly plies: number;
}

/**
 * R11.3, R11.6: no game is longer than this. Each of the stalls and expansions that can be built is preceded by at
 * most 12 quiet turns per player, a turn is at most four decisions, and the final phase is at most one build per card.
 */
function mostPlies({ board, players }: Game): number {
  const builds = 6 * board.edition.expansionsPerColour + 6 * players + 1;
  const setup = 3 * players + 6;
  return setup + builds * 12 * players * 4 + 60;
}

function isPowerOfTwo(n: number): boolean {
  return (n & (n - 1)) === 0;
}

/** The kind of situation of a node; the first one of each kind is sampled. */
function situation(json: StateJson): string {
  const pending = json.pending === null ? 'turn' : Object.keys(json.pending).join();
  return `${json.phase} ${pending} ${json.players.filter((player) => player.out).length}`;
}

/** Plays one game to its end. The same set-up, policy and seed always give the same game. */
export function simulate(setup: Setup, policy: Policy, seed: string, checks: readonly Check[] = []): End {
  const game = gameOf(setup);
  const start = newGame(game, seed);
  const { state } = start;
  const history: GameEvent[] = [...start.events];
  const choices = new FastRandom(`simulate ${seed}`);
  const random = new FastRandom(`checks ${seed}`);
  const situations = new Set<string>();
  const bound = mostPlies(game);
  for (let ply = 0; ; ply++) {
    const moves = legalMoves(state);
    const where = `${nameOf(setup)} seed ${seed} ply ${ply}`;
    if (whoActs(state) === undefined) return { game, state, history, plies: ply };
    if (moves.length === 0) throw new Error(`${where}: nothing can be done, but the game is not over`);
    if (ply > bound) throw new Error(`${where}: the game does not end`);
    const chosen = policy(moves, choices);
    if (checks.length > 0) {
      const json = stateToJson(state);
      const isNew = !situations.has(situation(json));
      situations.add(situation(json));
      const sampled = ply < 10 || isPowerOfTwo(ply) || isNew;
      const node: Node = {
        game,
        state: state.copy(),
        json,
        moves,
        chosen,
        history,
        ply,
        sampled,
        random,
      };
      for (const check of checks) naming(`${where} ${check.name}`, () => check(node));
    }
    applyMove(state, chosen, (event) => history.push(event));
  }
}

/** Adds the game to the error message, so that a failure can be reproduced. */
function naming(where: string, run: () => void): void {
  try {
    run();
  } catch (failure) {
    if (failure instanceof Error) failure.message = `${where}: ${failure.message}`;
    throw failure;
  }
}
