import type { Reason } from '@kairo/bots';
import type { Speaker } from '../table.ts';

/** Why a move may be good or bad, each as a short sentence without its full stop. */
export type ReasonMessages = {
  readonly [kind in Reason['kind']]: (reason: Extract<Reason, { kind: kind }>, say: Speaker) => string;
};
