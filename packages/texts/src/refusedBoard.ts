/** What is wrong with a board of one's own, or with the number of players on it, in words. */
import type { BoardProblems } from './messages/errors.ts';
import type { Refused } from './messages/together.ts';

export interface BoardTexts {
  /** Undefined for other errors, and for facts that a server of another release sends. */
  readonly problem: (error: Refused) => string | undefined;
}

export function boardTextsFrom(problems: BoardProblems): BoardTexts {
  return {
    problem: (error) => {
      if (!Object.hasOwn(problems, error.code)) return undefined;
      const format = problems[error.code as keyof BoardProblems] as (error: unknown) => string;
      try {
        return format(error);
      } catch {
        return undefined;
      }
    },
  };
}
