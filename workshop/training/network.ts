/** The network of a learned evaluation (learned/weights.ts) in training: scores of seats, and their gradients. */
import type { RandomSource } from '@kairo/engine';
import type { Weights } from '../../packages/bots/src/learned/weights.ts';
import { FACTS } from '../../packages/bots/src/position/facts.ts';

const N = FACTS.length;
const INPUTS = N + 1;
/** Adam's decay rates of the first and second moments. */
const SLOPE_MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;

export class Network {
  readonly players: number;
  readonly units: number;
  private readonly scale: Float64Array;
  /** All parameters in one vector; these are the offsets of its parts. */
  private readonly values: Float64Array;
  private readonly linearLate = N;
  private readonly hidden = 2 * N;
  private readonly bias: number;
  private readonly out: number;
  private readonly gradient: Float64Array;
  private readonly slopes: Float64Array;
  private readonly squares: Float64Array;
  private steps = 0;
  /** The inputs of each seat's last score. */
  private readonly inputs: Float64Array;
  private readonly active: Float64Array;

  constructor(players: number, units: number, scale: Float64Array, random: RandomSource) {
    this.players = players;
    this.units = units;
    this.scale = scale;
    this.bias = this.hidden + units * INPUTS;
    this.out = this.bias + units;
    const length = this.out + units;
    this.values = new Float64Array(length);
    this.gradient = new Float64Array(length);
    this.slopes = new Float64Array(length);
    this.squares = new Float64Array(length);
    this.inputs = new Float64Array(players * INPUTS);
    this.active = new Float64Array(players * units);
    const uniform = (): number => random.below(20_001) / 10_000 - 1;
    for (let i = this.hidden; i < this.bias; i++) this.values[i] = uniform() * Math.sqrt(3 / N);
    for (let i = this.out; i < length; i++) this.values[i] = uniform() * 0.1;
  }

  /** Continues from weights with at most as many units; additional units start near 0. */
  static from(weights: Weights, players: number, units: number, random: RandomSource): Network {
    const network = new Network(players, units, weights.scale, random);
    const { values, linearLate, hidden, bias, out } = network;
    for (let i = out; i < values.length; i++) values[i]! /= 5;
    values.set(weights.linear, 0);
    values.set(weights.linearLate, linearLate);
    values.set(weights.hidden, hidden);
    values.set(weights.bias, bias);
    values.set(weights.out, out);
    return network;
  }

  weights(): Weights {
    const { values, scale, units, linearLate, hidden, bias, out } = this;
    return {
      scale,
      units,
      linear: values.slice(0, linearLate),
      linearLate: values.slice(linearLate, hidden),
      hidden: values.slice(hidden, bias),
      bias: values.slice(bias, out),
      out: values.slice(out),
    };
  }

  /** The score of a seat whose facts are in `facts`, starting at `from`. */
  score(seat: number, facts: Float32Array, from: number, progress: number): number {
    const { values, scale, inputs, active, units, linearLate, hidden, bias, out } = this;
    const o = seat * INPUTS;
    let score = 0;
    for (let i = 0; i < N; i++) {
      const input = facts[from + i]! * scale[i]!;
      inputs[o + i] = input;
      score += input * (values[i]! + values[linearLate + i]! * progress);
    }
    inputs[o + N] = progress;
    for (let unit = 0; unit < units; unit++) {
      let sum = values[bias + unit]!;
      for (let i = 0, w = hidden + unit * INPUTS; i < INPUTS; i++) sum += values[w + i]! * inputs[o + i]!;
      active[seat * units + unit] = Math.max(0, sum);
      if (sum > 0) score += sum * values[out + unit]!;
    }
    return score;
  }

  /** Backpropagates `slope`, the derivative of the loss by the seat's last score. */
  learn(seat: number, slope: number): void {
    const { values, gradient, inputs, active, units, linearLate, hidden, bias, out } = this;
    const o = seat * INPUTS;
    const progress = inputs[o + N]!;
    for (let i = 0; i < N; i++) {
      const bySlope = slope * inputs[o + i]!;
      gradient[i]! += bySlope;
      gradient[linearLate + i]! += bySlope * progress;
    }
    for (let unit = 0; unit < units; unit++) {
      const activity = active[seat * units + unit]!;
      if (activity === 0) continue;
      gradient[out + unit]! += slope * activity;
      const byUnit = slope * values[out + unit]!;
      gradient[bias + unit]! += byUnit;
      for (let i = 0, w = hidden + unit * INPUTS; i < INPUTS; i++)
        gradient[w + i]! += byUnit * inputs[o + i]!;
    }
  }

  /** One step of Adam on the gradient of this number of examples; `decay` pulls weights towards 0. */
  step(examples: number, rate: number, decay: number): void {
    const { values, gradient, slopes, squares } = this;
    this.steps++;
    const slopeShare = 1 - SLOPE_MEMORY ** this.steps;
    const squareShare = 1 - SQUARE_MEMORY ** this.steps;
    for (let i = 0; i < values.length; i++) {
      const slope = gradient[i]! / examples + decay * values[i]!;
      slopes[i] = SLOPE_MEMORY * slopes[i]! + (1 - SLOPE_MEMORY) * slope;
      squares[i] = SQUARE_MEMORY * squares[i]! + (1 - SQUARE_MEMORY) * slope * slope;
      values[i]! -= (rate * (slopes[i]! / slopeShare)) / (Math.sqrt(squares[i]! / squareShare) + 1e-8);
    }
    gradient.fill(0);
  }
}

/** Shuffles in place. */
export function shuffle(order: number[], random: RandomSource): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}
