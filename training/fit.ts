/** Fits the weights of a learned evaluation to positions: the least cross-entropy, by Adam. */
import { FastRandom } from '@kairo/engine';
import type { Weights } from '../packages/bots/src/learned/weights.ts';
import { FACTS } from '../packages/bots/src/position/facts.ts';
import type { Positions } from './selfPlay.ts';

const N = FACTS.length;

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
  /** Cross-entropy on the games that were learnt from and on those that were not. */
  readonly loss: { readonly learnt: number; readonly unseen: number };
}

/** One long vector of all that is learnt, in the order of these parts. */
class Parameters {
  readonly units: number;
  readonly values: Float64Array;
  readonly linear = 0;
  readonly linearLate: number = N;
  readonly hidden: number = 2 * N;
  readonly bias: number;
  readonly out: number;

  constructor(units: number, random: FastRandom) {
    this.units = units;
    this.bias = this.hidden + units * (N + 1);
    this.out = this.bias + units;
    this.values = new Float64Array(this.out + units);
    const uniform = (): number => random.below(20_001) / 10_000 - 1;
    for (let i = this.hidden; i < this.bias; i++) this.values[i] = uniform() * Math.sqrt(3 / N);
    for (let i = this.out; i < this.values.length; i++) this.values[i] = uniform() * 0.1;
  }
}

function scaleOf({ facts, count, players }: Positions): Float64Array {
  const squares = new Float64Array(N);
  for (let row = 0; row < count * players; row++) {
    for (let i = 0; i < N; i++) squares[i]! += facts[row * N + i]! ** 2;
  }
  return squares.map((sum) => 1 / Math.max(0.05, Math.sqrt(sum / (count * players))));
}

export function fitWeights(positions: Positions, options: FitOptions): Fit {
  const { players, count, games } = positions;
  const random = new FastRandom(`fit ${options.seed}`);
  const parameters = new Parameters(options.units, random);
  const { units, values, linear, linearLate, hidden, bias, out } = parameters;
  const scale = scaleOf(positions);
  const gradient = new Float64Array(values.length);
  const first = new Float64Array(values.length);
  const second = new Float64Array(values.length);
  const inputs = new Float64Array(players * (N + 1));
  const active = new Float64Array(players * units);
  const chances = new Float64Array(players);

  const forward = (position: number): number => {
    const late = positions.progress[position]!;
    let largest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      const row = (position * players + seat) * N;
      const o = seat * (N + 1);
      let score = 0;
      for (let i = 0; i < N; i++) {
        const x = positions.facts[row + i]! * scale[i]!;
        inputs[o + i] = x;
        score += x * (values[linear + i]! + values[linearLate + i]! * late);
      }
      inputs[o + N] = late;
      for (let unit = 0; unit < units; unit++) {
        let sum = values[bias + unit]!;
        for (let i = 0, w = hidden + unit * (N + 1); i <= N; i++) sum += values[w + i]! * inputs[o + i]!;
        active[seat * units + unit] = Math.max(0, sum);
        if (sum > 0) score += sum * values[out + unit]!;
      }
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
      loss -= positions.targets[position * players + seat]! * Math.log(Math.max(1e-9, chances[seat]!));
    }
    return loss;
  };

  const backward = (position: number): void => {
    const late = positions.progress[position]!;
    for (let seat = 0; seat < players; seat++) {
      const error = chances[seat]! - positions.targets[position * players + seat]!;
      const o = seat * (N + 1);
      for (let i = 0; i < N; i++) {
        const slope = error * inputs[o + i]!;
        gradient[linear + i]! += slope;
        gradient[linearLate + i]! += slope * late;
      }
      for (let unit = 0; unit < units; unit++) {
        const activity = active[seat * units + unit]!;
        if (activity === 0) continue;
        gradient[out + unit]! += error * activity;
        const slope = error * values[out + unit]!;
        gradient[bias + unit]! += slope;
        for (let i = 0, w = hidden + unit * (N + 1); i <= N; i++) gradient[w + i]! += slope * inputs[o + i]!;
      }
    }
  };

  // The last tenth of the games is kept for the test.
  const split = games[Math.floor(games.length * 0.9)] ?? count;
  const order = Array.from({ length: split }, (_, i) => i);
  const batch = 256;
  let step = 0;
  let learnt = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    learnt = 0;
    const rate = options.rate * (1 - epoch / options.epochs) + options.rate * 0.02;
    for (let start = 0; start < split; start += batch) {
      const size = Math.min(batch, split - start);
      gradient.fill(0);
      for (let i = 0; i < size; i++) {
        learnt += forward(order[start + i]!);
        backward(order[start + i]!);
      }
      step++;
      const c1 = 1 - 0.9 ** step;
      const c2 = 1 - 0.999 ** step;
      for (let i = 0; i < values.length; i++) {
        const g = gradient[i]! / size + options.decay * values[i]!;
        first[i] = 0.9 * first[i]! + 0.1 * g;
        second[i] = 0.999 * second[i]! + 0.001 * g * g;
        values[i]! -= (rate * (first[i]! / c1)) / (Math.sqrt(second[i]! / c2) + 1e-8);
      }
    }
  }
  let unseen = 0;
  for (let position = split; position < count; position++) unseen += forward(position);
  return {
    weights: {
      scale,
      units,
      linear: values.slice(linear, linearLate),
      linearLate: values.slice(linearLate, hidden),
      hidden: values.slice(hidden, bias),
      bias: values.slice(bias, out),
      out: values.slice(out),
    },
    loss: { learnt: learnt / split, unseen: unseen / Math.max(1, count - split) },
  };
}
