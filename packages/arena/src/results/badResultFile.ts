/** Why a file of results cannot be read, or gone on with. */
import type { Identity } from './identity.ts';

export type FileProblem =
  | { readonly code: 'foreign' }
  | {
      readonly code: 'other';
      readonly field: keyof Identity;
      readonly found: string;
      readonly wanted: string;
    }
  /** It is not of this match. */
  | { readonly code: 'line'; readonly line: number }
  /** Its group is there already. */
  | { readonly code: 'twice'; readonly line: number }
  | { readonly code: 'busy'; readonly process: number };

export class BadResultFile extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
