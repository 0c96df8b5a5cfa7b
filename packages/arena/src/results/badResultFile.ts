/** Why a result file cannot be read, or not be continued. */
import type { Identity } from './identity.ts';

export type FileProblem =
  /** It is not a result file. */
  | { readonly code: 'foreign' }
  /** Its header differs from the requested match. */
  | {
      readonly code: 'other';
      readonly field: keyof Identity;
      readonly found: string;
      readonly wanted: string;
    }
  /** The line is not a valid group of this match. */
  | { readonly code: 'line'; readonly line: number }
  /** The line repeats a group. */
  | { readonly code: 'twice'; readonly line: number }
  /** Another process is writing it. */
  | { readonly code: 'busy'; readonly process: number };

export class BadResultFile extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
