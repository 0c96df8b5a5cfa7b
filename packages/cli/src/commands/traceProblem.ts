/** What can be wrong with a trace. Traces are for engineers, so this is said in English only. */

/** The first problem found. */
export type TraceProblem =
  | { readonly code: 'notJson'; readonly line: number }
  | { readonly code: 'noHeader' }
  | { readonly code: 'format'; readonly found: string; readonly known: number }
  | { readonly code: 'header'; readonly field: string }
  | { readonly code: 'edition'; readonly id: string }
  | { readonly code: 'rulesVersion'; readonly found: string }
  | {
      readonly code: 'differs';
      readonly decision: number;
      readonly part: 'n' | 'state' | 'legal' | 'chosen' | 'events';
    }
  | { readonly code: 'unfinished'; readonly decision: number }
  | { readonly code: 'noDecision'; readonly turn: number; readonly last: number }
  | { readonly code: 'final'; readonly part: 'missing' | 'state' | 'result' | 'more' };

const FINAL = {
  missing: 'The last line, with the final state and the result, is missing.',
  state: 'The final state differs.',
  result: 'The result differs.',
  more: 'There are lines after the end of the game.',
} as const;

export function describeTraceProblem(problem: TraceProblem): string {
  switch (problem.code) {
    case 'notJson':
      return `Line ${problem.line} is not a JSON object.`;
    case 'noHeader':
      return 'The header (the first line of a trace) is missing.';
    case 'format':
      return `The trace has format ${problem.found}; this program reads format ${problem.known}.`;
    case 'header':
      return `The header’s “${problem.field}” is wrong.`;
    case 'edition':
      return `The edition “${problem.id}” is unknown here, or differs from the one installed.`;
    case 'rulesVersion':
      return `The trace follows version ${problem.found} of the rules, which this program does not play.`;
    case 'differs':
      return `Decision ${problem.decision} differs in “${problem.part}”.`;
    case 'unfinished':
      return `The trace stops at decision ${problem.decision}, but the game is not over.`;
    case 'noDecision':
      return `--turn ${problem.turn} lies beyond the trace: it has ${problem.last} decisions.`;
    case 'final':
      return FINAL[problem.part];
    default:
      return problem satisfies never;
  }
}
