import { CAIRO, whoActs } from '@kairo/engine';
import type { Move } from '@kairo/engine/search';
import { describe, expect, test, vi } from 'vitest';
import { decide, iterationBudget, makeBot } from '../src/index.ts';
import { HandEvaluation } from '../src/ladder/handEvaluation.ts';
import { Playout } from '../src/search/playout.ts';
import { Branch, indexOfLargest, TreeNode } from '../src/search/tree.ts';
import { playOn, situationOf, startTable } from './table.ts';

const [ONE, TWO, BAD] = [1, 2, 3] as const satisfies readonly Move[];
const moves: readonly Move[] = [ONE, TWO, BAD];
/** By instinct the second move is a little better than the first, and the third is out of the question. */
const instinct = [0.5, 0.52, 0.2];

/** Which moves are tried how often, if each always brings the same. */
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

describe('the tree of moves that may follow', () => {
  test('begins with what looks best by instinct', () => {
    expect(new TreeNode(0).choose(moves, instinct)).toBe(TWO);
  });

  test('learns that another move is better, and then hardly tries anything else', () => {
    const count = tries(200, { [ONE]: 0.7, [TWO]: 0.4, [BAD]: 1 });
    expect(count.get(ONE)).toBeGreaterThan(180);
    expect(count.get(TWO)).toBeGreaterThan(0);
  });

  test('does not try what looks hopeless', () => {
    expect(tries(200, { [ONE]: 0.1, [TWO]: 0.1, [BAD]: 1 }).get(BAD)).toBe(0);
  });

  test('tries both of two moves that are alike', () => {
    const count = tries(200, { [ONE]: 0.5, [TWO]: 0.5, [BAD]: 0.5 });
    expect(count.get(ONE)).toBeGreaterThan(50);
    expect(count.get(TWO)).toBeGreaterThan(50);
  });

  test('goes on only where the same seat has to move', () => {
    const branch = new Branch();
    const node = branch.follow(1);
    expect(branch.follow(1)).toBe(node);
    expect(branch.follow(0)).toBeUndefined();
    expect(branch.follow(undefined)).toBeUndefined();
  });
});

test('a playout grows the tree by a move each time, and tells every seat what it has won', () => {
  const start = startTable(CAIRO, 3, 'playout');
  const bot = makeBot('hand-greedy', start.game);
  const { game, state } = playOn(start, (table, seat) =>
    table.decisions === 24
      ? undefined
      : decide(bot, situationOf(table, seat, `${table.decisions}`), iterationBudget(1)).action,
  );
  const playout = new Playout(state, new HandEvaluation(game), 4, 6);
  const tree = new Branch();
  const values = Float64Array.of(0.2, 0.3, 0.5);
  const learn = vi.spyOn(TreeNode.prototype, 'learn');
  const depths = Array.from({ length: 60 }, (_, taste) => {
    learn.mockClear();
    const after = state.copy();
    playout.run(after, tree, taste);
    playout.learn(values);
    learn.mock.contexts.forEach((node, i) => {
      expect(learn.mock.calls[i]?.[1]).toBe(values[(node as TreeNode).seat]);
    });
    return learn.mock.calls.length;
  });
  learn.mockRestore();
  expect(depths[0]).toBe(1);
  expect(Math.max(...depths)).toBeGreaterThan(1);
  expect(tree.follow(whoActs(state))?.seat).toBe(whoActs(state));
});

test('of equal values the first is the largest', () => {
  expect(indexOfLargest([1, 3, 2, 3])).toBe(1);
});
