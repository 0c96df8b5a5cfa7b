/** The weights of a learned evaluation, and their file format. */
import { err, ok, type Result, RULES_VERSION } from '@kairo/engine';
import { FACTS } from '../position/facts.ts';

/**
 * Every seat gets a score from its own facts; the probabilities of winning are the softmax of the scores. A score is
 * linear in the facts and in the facts times the progress of the game, plus the output of a layer of hidden units.
 * The inputs of a unit are the scaled facts and, last, the progress.
 */
export interface Weights {
  /** Factors that bring all facts to about the same size. */
  readonly scale: Float64Array;
  readonly linear: Float64Array;
  readonly linearLate: Float64Array;
  readonly units: number;
  /** `hidden[unit * (facts + 1) + input]` */
  readonly hidden: Float64Array;
  readonly bias: Float64Array;
  readonly out: Float64Array;
}

export const WEIGHTS_FORMAT = 'kairo-weights/1';

export type WeightsError =
  | { readonly code: 'weights/missing' }
  | { readonly code: 'weights/json' }
  | { readonly code: 'weights/format'; readonly expected: string; readonly found: string }
  | { readonly code: 'weights/rules-version'; readonly expected: number; readonly found: string }
  | { readonly code: 'weights/players'; readonly expected: number; readonly found: string }
  | { readonly code: 'weights/facts'; readonly expected: readonly string[]; readonly found: string }
  | {
      readonly code: 'weights/numbers';
      readonly field: string;
      readonly expected: number;
      readonly largest: number;
    };

/** Weights that ship are invalid. The bot cannot play, and no other level is substituted silently. */
export class BrokenWeights extends Error {
  readonly file: string;
  readonly problem: WeightsError;

  constructor(file: string, problem: WeightsError) {
    super(`${file}: ${JSON.stringify(problem)}`);
    this.file = file;
    this.problem = problem;
  }
}

/** A weights file that ships with the program is invalid. */
export interface BrokenWeightsError {
  readonly code: 'bot/weights';
  readonly file: string;
  readonly problem: WeightsError;
}

/** Converts an exception to an error value, if it is about weights. */
export function weightsErrorOf(failure: unknown): BrokenWeightsError | undefined {
  if (!(failure instanceof BrokenWeights)) return undefined;
  return { code: 'bot/weights', file: failure.file, problem: failure.problem };
}

/** Far beyond the results of training. Larger weights could make scores infinite or NaN. */
const LARGEST = 1000;

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);

function numbers(value: unknown, length: number): Float64Array | undefined {
  if (!Array.isArray(value) || value.length !== length) return undefined;
  const isFine = (item: unknown): boolean => typeof item === 'number' && Math.abs(item) <= LARGEST;
  return value.every(isFine) ? Float64Array.from(value as number[]) : undefined;
}

/** Reads the weights for a number of players from any value. */
export function readWeights(json: unknown, players: number): Result<Weights, WeightsError> {
  const file = (typeof json === 'object' && json !== null ? json : {}) as { readonly [key: string]: unknown };
  if (file['format'] !== WEIGHTS_FORMAT) {
    const found = shown(file['format']);
    return err({ code: 'weights/format', expected: WEIGHTS_FORMAT, found });
  }
  if (file['rulesVersion'] !== RULES_VERSION) {
    const found = shown(file['rulesVersion']);
    return err({ code: 'weights/rules-version', expected: RULES_VERSION, found });
  }
  if (file['players'] !== players) {
    const found = shown(file['players']);
    return err({ code: 'weights/players', expected: players, found });
  }
  if (JSON.stringify(file['facts']) !== JSON.stringify(FACTS)) {
    return err({ code: 'weights/facts', expected: FACTS, found: shown(file['facts']) });
  }
  const units = Array.isArray(file['bias']) ? file['bias'].length : 0;
  const lengths = {
    scale: FACTS.length,
    linear: FACTS.length,
    linearLate: FACTS.length,
    hidden: units * (FACTS.length + 1),
    bias: units,
    out: units,
  };
  const read: { [field: string]: Float64Array } = {};
  for (const [field, expected] of Object.entries(lengths)) {
    const values = numbers(file[field], expected);
    if (values === undefined) {
      return err({ code: 'weights/numbers', field, expected, largest: LARGEST });
    }
    read[field] = values;
  }
  return ok({ ...(read as unknown as Omit<Weights, 'units'>), units });
}
