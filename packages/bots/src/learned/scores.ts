/**
 * The scores of all seats by learned weights, updated incrementally: most moves change few facts, so only the
 * differences are added to the sums of the hidden units. Facts are integers and weights are multiples of GRAIN, so
 * the sums are exact and a score does not depend on earlier ones.
 */
import { FACTS } from '../position/facts.ts';
import type { Weights } from './weights.ts';

const N = FACTS.length;
const GRAIN = 2 ** -32;

function toGrains(value: number): number {
  return Math.round(value / GRAIN) * GRAIN;
}

export class Scores {
  /** By seat. */
  readonly values: Float64Array;
  private readonly facts: Float64Array;
  private readonly progress: Float64Array;
  /**
   * By seat: the sums of all hidden units, of the linear part, and of the part that is multiplied with the progress.
   */
  private readonly sums: Float64Array;
  private readonly width: number;
  /** What a fact adds to each sum per unit: `columns[fact * width + sum]` */
  private readonly columns: Float64Array;
  private readonly byProgress: Float64Array;
  private readonly out: Float64Array;

  constructor(players: number, { scale, linear, linearLate, units, hidden, bias, out }: Weights) {
    const width = units + 2;
    this.values = new Float64Array(players);
    this.facts = new Float64Array(players * N);
    this.progress = new Float64Array(players).fill(Number.NaN);
    this.sums = new Float64Array(players * width);
    this.width = width;
    this.columns = new Float64Array(N * width);
    this.byProgress = Float64Array.from({ length: units }, (_, unit) => hidden[unit * (N + 1) + N]!);
    this.out = out;
    for (let fact = 0; fact < N; fact++) {
      const column = this.columns.subarray(fact * width, (fact + 1) * width);
      for (let unit = 0; unit < units; unit++) {
        column[unit] = toGrains(scale[fact]! * hidden[unit * (N + 1) + fact]!);
      }
      column[units] = toGrains(scale[fact]! * linear[fact]!);
      column[units + 1] = toGrains(scale[fact]! * linearLate[fact]!);
    }
    for (let seat = 0; seat < players; seat++) this.sums.set(bias.map(toGrains), seat * width);
  }

  /** Updates the score of a seat to its part of `facts`. */
  update(seat: number, facts: Float64Array, progress: number): void {
    const { sums, columns, width } = this;
    let changed = this.progress[seat] !== progress;
    this.progress[seat] = progress;
    const from = seat * width;
    for (let fact = 0, i = seat * N; fact < N; fact++, i++) {
      const more = facts[i]! - this.facts[i]!;
      if (more === 0) continue;
      changed = true;
      this.facts[i] = facts[i]!;
      for (let sum = 0, c = fact * width; sum < width; sum++) sums[from + sum]! += more * columns[c + sum]!;
    }
    if (changed) this.values[seat] = this.score(from, progress);
  }

  private score(from: number, progress: number): number {
    const { sums, byProgress, out } = this;
    const units = out.length;
    let score = sums[from + units]! + sums[from + units + 1]! * progress;
    for (let unit = 0; unit < units; unit++) {
      score += Math.max(0, sums[from + unit]! + byProgress[unit]! * progress) * out[unit]!;
    }
    return score;
  }
}
