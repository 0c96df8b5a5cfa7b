/** Fits an evaluation to the results of games, minimising the cross-entropy between chances and results. */
import { FastRandom } from '@kairo/engine';
import type { Weights } from '../../packages/bots/src/learned/weights.ts';
import { FACTS } from '../../packages/bots/src/position/facts.ts';
import { Network, shuffle } from './network.ts';
import type { Positions } from './selfPlay.ts';

const N = FACTS.length;
const BATCH = 256;

export interface FitOptions {
  readonly units: number;
  readonly epochs: number;
  readonly seed: string;
  readonly rate: number;
  /** Pulls weights towards 0. */
  readonly decay: number;
}

export interface Fit {
  readonly weights: Weights;
  /** Cross-entropy on the training games and on the held-out ones. */
  readonly loss: { readonly learnt: number; readonly unseen: number };
}

function scaleOf({ facts, count, players }: Positions): Float64Array {
  const squares = new Float64Array(N);
  for (let row = 0; row < count * players; row++) {
    for (let i = 0; i < N; i++) squares[i]! += facts[row * N + i]! ** 2;
  }
  return squares.map((sum) => 1 / Math.max(0.05, Math.sqrt(sum / (count * players))));
}

export function fitWeights(positions: Positions, options: FitOptions): Fit {
  const { players, count, games, facts, progress, targets } = positions;
  const random = new FastRandom(`fit ${options.seed}`);
  const network = new Network(players, options.units, scaleOf(positions), random);
  const chances = new Float64Array(players);

  /** Fills `chances`; returns the loss. */
  const judge = (position: number): number => {
    let largest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      const score = network.score(seat, facts, (position * players + seat) * N, progress[position]!);
      chances[seat] = score;
      largest = Math.max(largest, score);
    }
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      chances[seat] = Math.exp(chances[seat]! - largest);
      sum += chances[seat]!;
    }
    let loss = 0;
    for (let seat = 0; seat < players; seat++) {
      chances[seat]! /= sum;
      loss -= targets[position * players + seat]! * Math.log(Math.max(1e-9, chances[seat]!));
    }
    return loss;
  };

  // The last tenth of the games is held out.
  const split = games[Math.floor(games.length * 0.9)] ?? count;
  const order = Array.from({ length: split }, (_, i) => i);
  let learnt = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    learnt = 0;
    const rate = options.rate * (1 - epoch / options.epochs) + options.rate * 0.02;
    for (let start = 0; start < split; start += BATCH) {
      const size = Math.min(BATCH, split - start);
      for (let i = 0; i < size; i++) {
        const position = order[start + i]!;
        learnt += judge(position);
        for (let seat = 0; seat < players; seat++) {
          network.learn(seat, chances[seat]! - targets[position * players + seat]!);
        }
      }
      network.step(size, rate, options.decay);
    }
  }
  let unseen = 0;
  for (let position = split; position < count; position++) unseen += judge(position);
  return {
    weights: network.weights(),
    loss: { learnt: learnt / split, unseen: unseen / Math.max(1, count - split) },
  };
}
