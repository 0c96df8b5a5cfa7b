/** The rows of the report: who plays against whom, in which files, and the targets. */

import type { Hypotheses } from '@kairo/arena';

/** A target: a share of the victories, or Elo points. */
export type Bar = { readonly share: number } | { readonly elo: number };

export interface Row {
  readonly measure: string;
  /** Names of matches; several of one kind are counted together. */
  readonly matches: readonly string[];
  readonly must?: Bar;
  readonly aim?: Bar;
  /** The sequential test that decided when the match stopped. */
  readonly test?: Hypotheses;
  /** Both sides were meant to have the same time; the row shows the ratio. */
  readonly isTimed?: boolean;
  /** Additional information for the reader. */
  readonly remark?: string;
}

/** The project's targets: two players on `cairo`, unless stated otherwise. */
const BARS: readonly Row[] = [
  {
    measure: '`vizier` against `flat-1000x12`',
    matches: ['vizier-flat'],
    must: { elo: 100 },
    aim: { elo: 200 },
  },
  {
    measure: 'against `hand-greedy`, at 0.1 s',
    matches: ['vizier-100-hand-greedy'],
    must: { share: 0.95 },
    aim: { share: 0.98 },
    remark: 'not played at 1 s, where the vizier is stronger (last row) and `hand-greedy` is not',
  },
  {
    measure: 'one against three `hand-greedy`, four players',
    matches: ['vizier-three-hand-greedy'],
    must: { share: 0.7 },
    aim: { share: 0.85 },
  },
  {
    measure: 'the same with 600 simulations',
    matches: ['vizier-600-three-hand-greedy'],
    must: { share: 0.7 },
    aim: { share: 0.85 },
  },
  {
    measure: 'against `uct`, a second each',
    matches: ['vizier-uct-same-time'],
    isTimed: true,
    must: { share: 0.9 },
    aim: { share: 0.98 },
  },
  {
    measure: 'against `uct`, which has more time',
    matches: ['vizier-uct'],
    isTimed: true,
    must: { share: 0.9 },
    aim: { share: 0.98 },
  },
  {
    measure: 'against `uct`, 0.1 s',
    matches: ['vizier-100-uct'],
    isTimed: true,
    must: { share: 0.9 },
    aim: { share: 0.98 },
  },
  {
    measure: '`trader` against `apprentice`',
    matches: ['trader-apprentice'],
    must: { elo: 100 },
  },
  {
    measure: '`merchant` against `trader`',
    matches: ['merchant-trader'],
    must: { elo: 100 },
  },
  {
    measure: '`vizier` against `merchant`',
    matches: ['vizier-merchant'],
    must: { elo: 100 },
  },
  {
    measure: '`vizier` at 1 s against itself at 0.1 s',
    matches: ['vizier-scaling', 'vizier-scaling-2'],
    must: { elo: 35 },
    aim: { elo: 100 },
  },
];

/** Whether the yardsticks are as strong as intended. */
const LADDER: readonly Row[] = [
  {
    measure: '`hand-greedy` against `random`',
    matches: ['hand-greedy-random'],
    must: { share: 0.8 },
  },
  {
    measure: '`flat-1000x12` against `hand-greedy`',
    matches: ['flat-hand-greedy'],
    must: { share: 0.9 },
  },
];

/** What the tree is worth: the vizier against itself without it, 100 simulations each. */
const TREE: readonly Row[] = [
  ['two players', 'vizier-tree-2'] as const,
  ['three players', 'vizier-tree-3'] as const,
  ['four players', 'vizier-tree-4'] as const,
].map(([measure, match]) => ({ measure, matches: [match], test: { elo0: 0, elo1: 50 } }));

/**
 * Two matches against the same rivals on the same deals, compared as in duplicate bridge: each seat of each deal
 * counts as a game between the two, won by the one that won in that seat if the other did not.
 */
export interface Comparison {
  readonly measure: string;
  readonly one: string;
  readonly other: string;
  readonly test: Hypotheses;
}

/** The tree again, with the 1,000 simulations that people play against. */
export const COMPARISONS: readonly Comparison[] = [
  {
    measure: 'one against three `hand-greedy`, four players, 1,000 simulations',
    one: 'vizier-three-hand-greedy',
    other: 'treeless-three-hand-greedy',
    test: { elo0: 0, elo1: 35 },
  },
];

const TABLES = [
  ['`cairo`, three players', '-3'],
  ['`cairo`, four players', '-4'],
  ['`alley`, two players', '-alley-2'],
  ['`alley`, three players', '-alley-3'],
  ['`alley`, four players', '-alley-4'],
] as const;

const PAIRS = [
  ['trader', 'apprentice'],
  ['merchant', 'trader'],
  // With a tenth of its budget, which is the harder test, because the merchant's own is fixed.
  ['vizier@100', 'merchant'],
] as const;

/** The levels with other boards and numbers of players: no target, but their order has to be right. */
const LEVELS: readonly Row[] = PAIRS.flatMap(([one, other]) =>
  TABLES.map(([table, ending]) => ({
    measure: `\`${one}\` against \`${other}\`, ${table}`,
    matches: [`${one.replace('@', '-')}-${other}${ending}`],
  })),
);

/** The tables of matches, by their names in the report. */
export const SECTIONS = { bars: BARS, ladder: LADDER, tree: TREE, levels: LEVELS };
