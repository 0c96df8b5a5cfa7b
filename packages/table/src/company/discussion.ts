/** What the people at a table are deciding: a question to all, and who wants bots to hurry. It lapses as the game goes on. */
import type { Seat } from '@kairo/engine';
import type { CompanyMessage, Question } from '@kairo/protocol';

export interface Discussion {
  /** The number of entries on which it takes place. */
  readonly seq: number;
  /** Whose turn it is meanwhile; null if the game is over. */
  readonly acting: Seat | null;
  readonly question: Question | null;
  /** How many questions there were. */
  readonly questions: number;
  /** The entries on which a takeback was refused: it is asked for once. */
  readonly refusedAt: number;
  readonly declined: CompanyMessage['declined'];
  readonly hurrying: readonly Seat[];
}

/** Where a discussion is kept if several authorities share a table: each change names the revision that it changes. */
export interface Minutes {
  read(): Promise<NotedDiscussion | undefined>;
  /** The next revision is one higher. False if another one is there. */
  write(expectedRevision: number, discussion: Discussion): Promise<boolean>;
}

export interface NotedDiscussion {
  readonly revision: number;
  readonly discussion: Discussion;
}

export const NO_DISCUSSION: Discussion = {
  seq: 0,
  acting: null,
  question: null,
  questions: 0,
  refusedAt: 0,
  declined: null,
  hurrying: [],
};

export interface Moment {
  readonly seq: number;
  readonly acting: Seat | null;
  /** The number of entries when this turn began, as far as it was seen. */
  readonly since: number;
}

/** What is left of a discussion at this moment. */
export function discussionAt(discussion: Discussion, { seq, acting, since }: Moment): Discussion {
  const isSameTurn = discussion.acting === acting && discussion.seq >= since;
  return {
    ...discussion,
    seq,
    acting,
    ...(discussion.seq !== seq && { question: null, declined: null }),
    hurrying: isSameTurn ? discussion.hurrying : [],
  };
}
