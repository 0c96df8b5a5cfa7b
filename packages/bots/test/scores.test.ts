import { FastRandom } from '@kairo/engine';
import { expect, test } from 'vitest';
import { Scores } from '../src/learned/scores.ts';
import instinct2 from '../src/learned/weights/instinct2.json' with { type: 'json' };
import { readWeights, type Weights } from '../src/learned/weights.ts';
import { FACTS } from '../src/position/facts.ts';

const N = FACTS.length;

function shipped(): Weights {
  const read = readWeights(instinct2, 2);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The definition in weights.ts, computed from scratch. */
function plainScore(weights: Weights, facts: Float64Array, progress: number): number {
  const { scale, linear, linearLate, hidden, bias, out } = weights;
  const inputs = [...facts.map((fact, i) => fact * (scale[i] ?? 0)), progress];
  const dot = (numbers: Float64Array): number =>
    numbers.reduce((sum, number, i) => sum + number * (inputs[i] ?? 0), 0);
  return out.reduce(
    (score, weight, unit) => {
      const sum = (bias[unit] ?? 0) + dot(hidden.subarray(unit * (N + 1), (unit + 1) * (N + 1)));
      return score + Math.max(0, sum) * weight;
    },
    dot(linear) + dot(linearLate) * progress,
  );
}

test('scores follow from the weights and do not depend on earlier scores', () => {
  const weights = shipped();
  const random = new FastRandom('scores');
  const kept = new Scores(2, weights);
  const facts = new Float64Array(2 * N).map(() => random.below(20));
  for (let i = 0; i < 2000; i++) {
    for (let n = random.below(4); n > 0; n--) facts[random.below(2 * N)] = random.below(60);
    const progress = random.below(9) / 8;
    const fresh = new Scores(2, weights);
    for (const seat of [0, 1]) {
      kept.update(seat, facts, progress);
      fresh.update(seat, facts, progress);
      expect(kept.values[seat]).toBe(fresh.values[seat]);
      const own = facts.subarray(seat * N, (seat + 1) * N);
      expect(kept.values[seat]).toBeCloseTo(plainScore(weights, own, progress), 6);
    }
  }
});
