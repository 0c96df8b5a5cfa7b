/** Compares two matches on the same deals: one player's gain over another in the same seats, with the same rivals. */
import { type Estimate, estimateMean, groupShare, meanOf, SequentialTest } from '@kairo/arena';
import { type Match, type Matches, named } from './matches.ts';
import type { Comparison } from './rows.ts';

interface Compared {
  readonly deals: number;
  /** Their shares of the victories on these deals. */
  readonly one: number;
  readonly other: number;
  /** The first share minus the second. */
  readonly gain: Estimate;
  readonly test: SequentialTest;
}

/** On the deals that both matches contain. */
export function compared(matches: Matches, { measure, one, other, test: hypotheses }: Comparison): Compared {
  const [first, second] = [named(matches, one), named(matches, other)];
  if (tableOf(first) !== tableOf(second)) {
    throw new Error(`${measure}: matches are compared on the same deals, with the same rivals`);
  }
  const byDeal = new Map(second.results.map((result) => [result.group, groupShare(result, 0)]));
  const pairs = first.results.flatMap((result) => {
    const share = byDeal.get(result.group);
    return share === undefined ? [] : [[groupShare(result, 0), share] as const];
  });
  const test = new SequentialTest(hypotheses, 2);
  // If both won or neither did, it is a draw between them.
  for (const [own, others] of pairs) test.add((1 + own - others) / 2);
  return {
    deals: pairs.length,
    one: meanOf(pairs.map(([own]) => own)),
    other: meanOf(pairs.map(([, others]) => others)),
    gain: estimateMean(pairs.map(([own, others]) => own - others)),
    test,
  };
}

function tableOf({ contenders, players, edition, start, seed }: Match): string {
  return JSON.stringify([contenders.slice(1), players, edition.hash, start, seed]);
}
