/** The files in packages/bots/src/learned/weights. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@kairo/engine';
import { readWeights, WEIGHTS_FORMAT, type Weights } from '../../packages/bots/src/learned/weights.ts';
import { FACTS } from '../../packages/bots/src/position/facts.ts';
import { complain } from '../../scripts/commandLine.ts';
import { commitAtHand } from '../../scripts/provenance.ts';

/** Weights that only decay get this small; they are written as 0. */
const NOTHING = 1e-9;

/** `command` is recorded with the current commit. More `digits` make the page's bots larger to download. */
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

export function weightsPath(name: string): string {
  return fileURLToPath(new URL(`../../packages/bots/src/learned/weights/${name}.json`, import.meta.url));
}

/** Reads one file only, because the others may be missing or about to be replaced. */
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
