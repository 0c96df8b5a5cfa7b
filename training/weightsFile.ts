/** Weights as a file of packages/bots/src/learned/weights holds them. */
import { RULES_VERSION } from '@kairo/engine';
import { WEIGHTS_FORMAT, type Weights } from '../packages/bots/src/learned/weights.ts';
import { FACTS } from '../packages/bots/src/position/facts.ts';

const round4 = (values: Float64Array): number[] =>
  Array.from(values, (value) => Number(value.toPrecision(4)));

/** `learnt` says how they can be made again. */
export function weightsFile(weights: Weights, players: number, learnt: string): string {
  const { scale, linear, linearLate, hidden, bias, out } = weights;
  const file = {
    format: WEIGHTS_FORMAT,
    rulesVersion: RULES_VERSION,
    players,
    learnt,
    facts: FACTS,
    scale: round4(scale),
    linear: round4(linear),
    linearLate: round4(linearLate),
    hidden: round4(hidden),
    bias: round4(bias),
    out: round4(out),
  };
  const lines = Object.entries(file).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Where the weights of that name lie. */
export function weightsPath(name: string): string {
  return new URL(`../packages/bots/src/learned/weights/${name}.json`, import.meta.url).pathname;
}
