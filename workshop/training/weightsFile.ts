/** Weights as a file of packages/bots/src/learned/weights holds them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@kairo/engine';
import { readWeights, WEIGHTS_FORMAT, type Weights } from '../../packages/bots/src/learned/weights.ts';
import { FACTS } from '../../packages/bots/src/position/facts.ts';
import { complain } from '../../scripts/commandLine.ts';
import { commitAtHand } from '../../scripts/provenance.ts';

/** What a weight that decays without an end has come to. */
const NOTHING = 1e-9;

/** `command` says how they can be made again, with the commit at hand; more `digits` make the page's bots larger to load. */
export function weightsFile(weights: Weights, players: number, command: string, digits: number): string {
  const { scale, linear, linearLate, hidden, bias, out } = weights;
  const rounded = (values: Float64Array): number[] =>
    Array.from(values, (value) => (Math.abs(value) < NOTHING ? 0 : Number(value.toPrecision(digits))));
  const file = {
    format: WEIGHTS_FORMAT,
    rulesVersion: RULES_VERSION,
    players,
    learnt: `${command}, at ${commitAtHand()}`,
    facts: FACTS,
    scale: rounded(scale),
    linear: rounded(linear),
    linearLate: rounded(linearLate),
    hidden: rounded(hidden),
    bias: rounded(bias),
    out: rounded(out),
  };
  const lines = Object.entries(file).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Where the weights of that name lie. */
export function weightsPath(name: string): string {
  return fileURLToPath(new URL(`../../packages/bots/src/learned/weights/${name}.json`, import.meta.url));
}

/** Those that were made before. Only this one file has to be whole: the others may be what is to be made again. */
export function readWeightsFile(name: string, players: number): Weights {
  const path = weightsPath(name);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (failure) {
    return complain(`${path}: ${(failure as Error).message}`);
  }
  const weights = readWeights(json, players);
  return weights.ok ? weights.value : complain(`${path}: ${JSON.stringify(weights.error)}`);
}
