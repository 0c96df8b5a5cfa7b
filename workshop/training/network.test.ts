import { CAIRO, FastRandom, makeGame, newGame } from '@kairo/engine';
import { expect, test } from 'vitest';
import { LearnedEvaluation } from '../../packages/bots/src/learned/learnedEvaluation.ts';
import type { Weights } from '../../packages/bots/src/learned/weights.ts';
import { FACTS, Facts } from '../../packages/bots/src/position/facts.ts';
import { fitChoices } from './fitChoices.ts';
import { Network } from './network.ts';

const N = FACTS.length;
const scale = new Float64Array(N).fill(1);
const random = new FastRandom('network');
const someFacts = (): Float32Array => Float32Array.from({ length: N }, () => random.below(100) / 50);

test('a network scores like the evaluation that uses its weights', () => {
  const game = makeGame(CAIRO, 2, { start: 'variable', openMoney: false });
  const { state } = newGame(game, 'any');
  const network = new Network(2, 5, scale, random);
  const facts = new Facts(game);
  facts.take(state);
  const rows = Float32Array.from(facts.values);
  const [one, other] = [0, 1].map((seat) => network.score(seat, rows, seat * N, facts.progress));
  const chances = new Float64Array(2);
  new LearnedEvaluation(game, network.weights()).judge(state, chances);
  expect(chances[0]).toBeCloseTo(1 / (1 + Math.exp(other! - one!)), 10);
});

test('a step against the gradient of a score lowers it, and one along it raises it', () => {
  for (const direction of [1, -1]) {
    const network = new Network(2, 5, scale, random);
    const facts = someFacts();
    const before = network.score(1, facts, 0, 0.5);
    network.learn(1, direction);
    network.step(1, 1e-3, 0);
    expect(Math.sign(before - network.score(1, facts, 0, 0.5))).toBe(direction);
  }
});

test('additional units hardly change the score at first', () => {
  const small = new Network(2, 4, scale, random);
  const large = Network.from(small.weights(), 2, 8, random);
  const facts = someFacts().map((fact) => fact / 10);
  expect(Math.abs(large.score(0, facts, 0, 0.2) - small.score(0, facts, 0, 0.2))).toBeLessThan(0.1);
});

test('an instinct learns to prefer what a search prefers', () => {
  // The move with more of the first fact is always better, and the weights start without that knowledge.
  const lesson = () => {
    const facts = Array.from({ length: 5 * 2 }, someFacts);
    return {
      decisions: [0],
      values: Float32Array.from({ length: 5 }, (_, move) => facts[move * 2]![0]! / 4),
      facts: Float32Array.from(facts.flatMap((row) => [...row])),
      progress: new Float32Array(5),
    };
  };
  const nothing: Weights = {
    scale,
    units: 0,
    linear: new Float64Array(N),
    linearLate: new Float64Array(N),
    hidden: new Float64Array(0),
    bias: new Float64Array(0),
    out: new Float64Array(0),
  };
  const lessons = Array.from({ length: 2000 }, lesson);
  const { regret, weights } = fitChoices(lessons, nothing, { players: 2, units: 0, epochs: 10, seed: 'any' });
  expect(regret.after).toBeLessThan(regret.before / 3);
  expect(weights.linear[0]).toBeGreaterThan(0.1);
});
