/** Advice: the best moves, and reasons for and against them. */
import type { Reason } from '@kairo/bots';
import type { Speaker } from './sentenceContext.ts';

/** A reason for or against a move: a short sentence without a full stop. */
export type ReasonMessages = {
  readonly [kind in Reason['kind']]: (reason: Extract<Reason, { kind: kind }>, say: Speaker) => string;
};

export interface HintMessages {
  readonly heading: string;
  /** Who gives the advice, and what it is based on. */
  readonly adviser: string;
  readonly thinking: string;
  /** 0–1, as a figure beside the move. */
  readonly chance: (chance: number) => string;
  /** The same for screen readers. */
  readonly winChance: (chance: number) => string;
  /** Shown instead of figures when they are all equal. */
  readonly alike: string;
  /** Above the reasons that all moves share. */
  readonly shared: string;
  /** The sign before a reason, for screen readers. */
  readonly speaks: { readonly for: string; readonly against: string };
  readonly show: string;
  readonly retry: string;
}
