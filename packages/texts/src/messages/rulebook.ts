/** The rulebook around its rules: examples, notes on what was decided or reconstructed, and chapters without numbers. */

import type { TermId } from './glossary.ts';
import type { RuleNumber } from './rules.ts';

/** Rules that decide what the printed ones leave open: those marked (i) in docs/rules.md. */
// biome-ignore format: one line
export const INTERPRETED = [
  'R1.6', 'R3.4', 'R3.6', 'R3.7', 'R4.2', 'R5.7', 'R7.1', 'R7.2', 'R7.4', 'R8.4', 'R9.1', 'R9.3', 'R11.4', 'R11.6', 'R12.2',
] as const satisfies readonly RuleNumber[];
export type Interpreted = (typeof INTERPRETED)[number];

/** Rules with values that were lost with the pictures of the printed rulebooks. */
// biome-ignore format: one line
export const RECONSTRUCTED = ['R1.3', 'R1.5', 'R2.1', 'R2.2', 'R2.3', 'R3.6', 'R10'] as const satisfies readonly RuleNumber[];
export type Reconstructed = (typeof RECONSTRUCTED)[number];

export const isInterpreted = (rule: RuleNumber): rule is Interpreted =>
  (INTERPRETED as readonly RuleNumber[]).includes(rule);
export const isReconstructed = (rule: RuleNumber): rule is Reconstructed =>
  (RECONSTRUCTED as readonly RuleNumber[]).includes(rule);

/** Worked examples in the order of the book, each with the rule that it follows. */
export const EXAMPLES = {
  stands: 'R2.6',
  cards: 'R4.3',
  stall: 'R5.6',
  expand: 'R6.4',
  lanes: 'R6.5',
  price: 'R6.6',
  medals: 'R6.9',
  blocked: 'R7.2',
  lure: 'R8.6',
  final: 'R11.1',
  scoring: 'R11.5',
  neutral: 'R3.7',
} as const satisfies { readonly [id: string]: RuleNumber };
export type ExampleId = keyof typeof EXAMPLES;
export const EXAMPLE_IDS = Object.keys(EXAMPLES) as readonly ExampleId[];

/** What is said of an example in text, too: it needs no picture. */
interface Example {
  readonly title: string;
  readonly text: string;
}

interface Chapter {
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface RulebookTexts {
  readonly title: string;
  readonly search: {
    readonly label: string;
    /** In the empty field; it has to fit the narrowest phone. */
    readonly placeholder: string;
    readonly clear: string;
    readonly found: (count: number, asked: string) => string;
    readonly nothing: (asked: string) => string;
  };
  readonly print: string;
  readonly example: (number: number) => string;
  /** Words on marks, and what both mean. */
  readonly interpretation: string;
  readonly reconstructed: string;
  readonly marks: string;
  /** Why a rule was decided as it is. */
  readonly decided: { readonly [rule in Interpreted]: string };
  readonly lost: { readonly [rule in Reconstructed]: string };
  readonly examples: { readonly [id in ExampleId]: Example };
  /** What can be tried in an example. */
  readonly tasks: {
    readonly [id in Exclude<ExampleId, 'medals' | 'final' | 'scoring'>]: string;
  };
  /** Names a picture for screen readers: a part of the board with these pieces. */
  readonly picture: (pieces: string) => string;
  readonly possible: (site: string) => string;
  readonly showAll: string;
  readonly pays: string;
  readonly score: {
    readonly [part in 'player' | 'before' | 'medals' | 'coins' | 'total' | 'wins']: string;
  };
  readonly left: string;
  readonly cards: Chapter;
  readonly two: Chapter;
  readonly bots: Chapter;
  readonly glossary: {
    readonly heading: string;
    readonly meaning: { readonly [term in TermId]: string };
  };
}
