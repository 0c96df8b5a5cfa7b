import type { Malformed, RefusalCode, RuleRefusal } from '@kairo/engine';
import type { Speaker } from './table.ts';

type RuleRefusals = {
  readonly [code in RefusalCode]: (refusal: Extract<RuleRefusal, { code: code }>, say: Speaker) => string;
};

/**
 * What is wrong and what would be right. The sentences that cite a rule lack their full stop: the rule's number comes
 * before it, for all in the same way.
 */
export interface RefusalMessages extends RuleRefusals {
  readonly 'action/malformed': (refusal: Malformed) => string;
}
