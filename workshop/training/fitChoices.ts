/** Fits an evaluation to choices, so that one step ahead it prefers what a search prefers. */
import { FastRandom } from '@kairo/engine';
import type { Weights } from '../../packages/bots/src/learned/weights.ts';
import { FACTS } from '../../packages/bots/src/position/facts.ts';
import type { Lessons } from './lessons.ts';
import { Network, shuffle } from './network.ts';

const N = FACTS.length;
const BATCH = 32;
/** A difference in the chance of winning that should matter: about what the search itself can resolve. */
const NOTICED = 0.03;
const RATE = 0.002;
const DECAY = 1e-6;

export interface ChoiceOptions {
  readonly players: number;
  readonly units: number;
  readonly epochs: number;
  readonly seed: string;
}

export interface ChoiceFit {
  readonly weights: Weights;
  /** The loss in chance of winning against the search's choices, on held-out decisions, before and after. */
  readonly regret: { readonly before: number; readonly after: number };
}

/** Starts from `start`. Preferences are the softmax of values, and of scores relative to the rivals' scores. */
export function fitChoices(
  parts: readonly Lessons[],
  start: Weights,
  { players, units, epochs, seed }: ChoiceOptions,
): ChoiceFit {
  const random = new FastRandom(`choices ${seed}`);
  const network = Network.from(start, players, units, random);
  /** The derivative of the chance of winning by the lead in score, where chances are even. */
  const worth = (1 / players) * (1 - 1 / players);
  const rivals = new Float64Array(players);
  const leads: number[] = [];
  const aims: number[] = [];

  /** The lead in score after a move; fills `rivals` with each rival's softmax weight. */
  const leadAfter = ({ facts, progress }: Lessons, move: number): number => {
    const from = move * players * N;
    let sum = 0;
    for (let seat = 1; seat < players; seat++) {
      rivals[seat] = Math.exp(network.score(seat, facts, from + seat * N, progress[move]!));
      sum += rivals[seat]!;
    }
    for (let seat = 1; seat < players; seat++) rivals[seat]! /= sum;
    return network.score(0, facts, from, progress[move]!) - Math.log(sum);
  };

  const learnFrom = (part: Lessons, first: number, end: number): void => {
    leads.length = 0;
    aims.length = 0;
    for (let move = first; move < end; move++) {
      leads.push((leadAfter(part, move) * worth) / NOTICED);
      aims.push(part.values[move]! / NOTICED);
    }
    toShares(leads);
    toShares(aims);
    for (let i = 0; i < leads.length; i++) {
      const slope = ((leads[i]! - aims[i]!) * worth) / NOTICED;
      leadAfter(part, first + i);
      network.learn(0, slope);
      for (let seat = 1; seat < players; seat++) network.learn(seat, -slope * rivals[seat]!);
    }
  };

  const regretOf = (part: Lessons, first: number, end: number): number => {
    let best = Number.NEGATIVE_INFINITY;
    let chosen = first;
    let most = 0;
    for (let move = first; move < end; move++) {
      const lead = leadAfter(part, move);
      if (lead > best) [best, chosen] = [lead, move];
      most = Math.max(most, part.values[move]!);
    }
    return most - part.values[chosen]!;
  };

  // Every tenth part is held out.
  const learnt: [Lessons, number, number][] = [];
  const unseen: [Lessons, number, number][] = [];
  parts.forEach((part, n) => {
    part.decisions.forEach((first, i) => {
      const end = part.decisions[i + 1] ?? part.values.length;
      if (end - first > 1) (n % 10 === 9 ? unseen : learnt).push([part, first, end]);
    });
  });
  const meanRegret = (): number =>
    unseen.reduce((sum, decision) => sum + regretOf(...decision), 0) / Math.max(1, unseen.length);

  const before = meanRegret();
  const order = learnt.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / epochs) + RATE * 0.02;
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      for (const i of batch) learnFrom(...learnt[i]!);
      network.step(batch.length, rate, DECAY);
    }
  }
  return { weights: network.weights(), regret: { before, after: meanRegret() } };
}

/** Their softmax, in place. */
function toShares(values: number[]): void {
  const largest = Math.max(...values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp(values[i]! - largest);
    sum += values[i]!;
  }
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
}
