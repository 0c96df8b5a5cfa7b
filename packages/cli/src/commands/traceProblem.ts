/** Problems of traces, as data and as sentences. */
import type { Messages } from '@kairo/texts';

/** The first problem in a trace. */
export type TraceProblem =
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

export function describeTraceProblem({ terminal }: Messages, problem: TraceProblem): string {
  const { trace } = terminal.bad;
  switch (problem.code) {
    case 'noHeader':
      return trace.noHeader;
    case 'format':
      return trace.format(problem.found, problem.known);
    case 'header':
      return trace.header(problem.field);
    case 'edition':
      return trace.edition(problem.id);
    case 'rulesVersion':
      return trace.rulesVersion(problem.found);
    case 'differs':
      return trace.differs(problem.decision, problem.part);
    case 'unfinished':
      return trace.unfinished(problem.decision);
    case 'noDecision':
      return trace.noDecision(problem.turn, problem.last);
    case 'final':
      return trace.final[problem.part];
    default:
      return problem satisfies never;
  }
}
