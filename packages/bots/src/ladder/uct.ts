/**
 * Textbook UCT for comparison: one tree of moves over random deals, with random playouts to the end of the game. Weak
 * in this game without further knowledge.
 */
import {
  applyMove,
  Dealer,
  type GameState,
  legalMoves,
  outcomeOf,
  type RandomSource,
  sampleMove,
  whoActs,
} from '@kairo/engine';
import type { Move } from '@kairo/engine/search';
import type { BotMaker, Thought } from '../bot.ts';

const EXPLORATION = Math.SQRT2;
/** Simulations per step. */
const STEP = 8;

class Node {
  visits = 0;
  /** The sum of the results for the seat that made the move. */
  won = 0;
  readonly children = new Map<Move, Node>();
}

/** The child to visit: one that is legal and new, or else the one with the highest bound. */
function select(node: Node, legal: readonly Move[], random: RandomSource): { move: Move; fresh: boolean } {
  const unseen = legal.filter((move) => !node.children.has(move));
  if (unseen.length > 0) return { move: unseen[random.below(unseen.length)]!, fresh: true };
  let best = legal[0]!;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const child = node.children.get(move)!;
    const bound = child.won / child.visits + EXPLORATION * Math.sqrt(Math.log(node.visits) / child.visits);
    if (bound > bestBound) [best, bestBound] = [move, bound];
  }
  return { move: best, fresh: false };
}

function simulate(root: Node, state: GameState, random: RandomSource): void {
  const path: { readonly node: Node; readonly seat: number }[] = [];
  let node = root;
  for (let seat = whoActs(state), fresh = false; seat !== undefined && !fresh; seat = whoActs(state)) {
    const choice = select(node, legalMoves(state), random);
    fresh = choice.fresh;
    const child = node.children.get(choice.move) ?? new Node();
    node.children.set(choice.move, child);
    path.push({ node: child, seat });
    applyMove(state, choice.move);
    node = child;
  }
  while (whoActs(state) !== undefined) applyMove(state, sampleMove(state, random));
  const winners = outcomeOf(state)?.winners ?? [];
  root.visits++;
  for (const step of path) {
    step.node.visits++;
    if (winners.includes(step.seat)) step.node.won += 1 / winners.length;
  }
}

export const makeUctBot: BotMaker = (game) => ({
  *think({ view, history, random }, budget): Generator<Thought, Thought> {
    const { legal } = view;
    if (legal.length === 1) return { action: legal[0]!, iterations: 0 };
    const dealer = new Dealer(game, view, history);
    const state = dealer.deal(random);
    const moves = legalMoves(state);
    const root = new Node();
    const thought = (): Thought => {
      let best: Move = moves[0]!;
      for (const [move, { visits }] of root.children) {
        if (visits > (root.children.get(best)?.visits ?? 0)) best = move;
      }
      const { visits = 1, won = 0 } = root.children.get(best) ?? {};
      return { action: legal[moves.indexOf(best)]!, iterations: root.visits, winChance: won / visits };
    };
    for (;;) {
      dealer.dealInto(state, random);
      simulate(root, state, random);
      if (budget.spent(root.visits) >= 1) return thought();
      if (root.visits % STEP === 0) yield thought();
    }
  },
});
