import { CAIRO } from '@kairo/engine';
import type { Move } from '@kairo/engine/search';
import { describe, expect, test } from 'vitest';
import { decide, iterationBudget, makeBot } from '../src/index.ts';
import { HandEvaluation } from '../src/ladder/handEvaluation.ts';
import { Playout } from '../src/search/playout.ts';
import { Branch, indexOfLargest, TreeNode } from '../src/search/tree.ts';
import { momentsOf, situationOf, startTestGame } from './testGame.ts';

const [ONE, TWO, BAD] = [1, 2, 3] as const satisfies readonly Move[];
const moves: readonly Move[] = [ONE, TWO, BAD];
/** By instinct the second move is a little better than the first, and the third is hopeless. */
const instinct = [0.5, 0.52, 0.2];

/** How often each move is tried if its results are constant. */
function tries(times: number, brings: Readonly<Record<Move, number>>): Map<Move, number> {
  const node = new TreeNode(0);
  const count = new Map(moves.map((move) => [move, 0]));
  for (let i = 0; i < times; i++) {
    const move = node.choose(moves, instinct);
    node.learn(node.branch(move), brings[move] ?? 0);
    count.set(move, (count.get(move) ?? 0) + 1);
  }
  return count;
}

describe('the search tree', () => {
  test('starts with the best move by instinct', () => {
    expect(new TreeNode(0).choose(moves, instinct)).toBe(TWO);
  });

  test('learns that another move is better and then rarely tries others', () => {
    const count = tries(200, { [ONE]: 0.7, [TWO]: 0.4, [BAD]: 1 });
    expect(count.get(ONE)).toBeGreaterThan(180);
    expect(count.get(TWO)).toBeGreaterThan(0);
  });

  test('does not try hopeless moves', () => {
    expect(tries(200, { [ONE]: 0.1, [TWO]: 0.1, [BAD]: 1 }).get(BAD)).toBe(0);
  });

  test('tries both of two equal moves', () => {
    const count = tries(200, { [ONE]: 0.5, [TWO]: 0.5, [BAD]: 0.5 });
    expect(count.get(ONE)).toBeGreaterThan(50);
    expect(count.get(TWO)).toBeGreaterThan(50);
  });

  test('continues only if the same seat acts', () => {
    const branch = new Branch();
    const node = branch.follow(1);
    expect(branch.follow(1)).toBe(node);
    expect(branch.follow(0)).toBeUndefined();
    expect(branch.follow(undefined)).toBeUndefined();
  });
});

interface Try {
  readonly node: TreeNode;
  readonly branch: Branch;
  readonly depth: number;
}

/** All moves of the tree that were tried. */
function triedIn(branch: Branch, depth = 1): Try[] {
  const node = branch['next'];
  if (node === undefined) return [];
  return [...node['branches'].values()]
    .filter(({ visits }) => visits > 0)
    .flatMap((next) => [{ node, branch: next, depth }, ...triedIn(next, depth + 1)]);
}

test('a playout adds one move to the tree and updates every seat', () => {
  const start = startTestGame(CAIRO, 3, 'playout');
  const bot = makeBot('apprentice', start.game);
  const [moment] = momentsOf(
    start,
    [24],
    (played, seat) =>
      decide(bot, situationOf(played, seat, `${played.decisions}`), iterationBudget(1)).action,
  );
  if (moment === undefined) throw new Error('the game was too short');
  const { game, state } = moment.played;
  const playout = new Playout(state, new HandEvaluation(game), 4, 6);
  const tree = new Branch();
  const values = Float64Array.of(0.2, 0.3, 0.5);
  const runs = 30;
  for (let run = 1; run <= runs; run++) {
    playout.run(state.copy(), tree, run);
    expect(triedIn(tree).length).toBe(run - 1); // nothing has been learnt yet
    playout.learn(values);
    expect(triedIn(tree).length).toBe(run);
  }
  const tried = triedIn(tree);
  expect(tree['next']?.seat).toBe(moment.seat);
  expect(Math.max(...tried.map(({ depth }) => depth))).toBeGreaterThan(2);
  expect(new Set(tried.map(({ node }) => node.seat)).size).toBeGreaterThan(1);
  const first = tried.filter(({ depth }) => depth === 1);
  expect(first.reduce((sum, { branch }) => sum + branch.visits, 0)).toBe(runs);
  for (const { node, branch } of tried) {
    expect(branch.sum).toBeCloseTo(branch.visits * (values[node.seat] ?? 0), 9);
  }
});

test('of equal values the first is the largest', () => {
  expect(indexOfLargest([1, 3, 2, 3])).toBe(1);
});
