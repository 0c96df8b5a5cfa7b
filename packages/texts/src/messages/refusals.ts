/** Why an action is refused, by the rules or by the table, and why there is no table. */
import type { Malformed, Refusal, RefusalCode, RuleRefusal } from '@kairo/engine';
import type { TableError, TableRefusal } from '@kairo/protocol';
import type { Speaker } from './sentenceContext.ts';

type RuleRefusals = {
  readonly [code in RefusalCode]: (refusal: Extract<RuleRefusal, { code: code }>, say: Speaker) => string;
};

/** What is wrong and what would be right. Sentences that cite a rule have no full stop: `withRule` adds both. */
export interface RefusalMessages extends RuleRefusals {
  readonly 'action/malformed': (refusal: Malformed) => string;
}

/** Refusals by the table rather than by the rules of the game. */
type OwnRefusal = Exclude<TableRefusal, Refusal>;

export type TableRefusalMessages = {
  readonly [code in OwnRefusal['code']]: (
    refusal: Extract<OwnRefusal, { code: code }>,
    say: Speaker,
  ) => string;
};

type OwnError = Exclude<TableError, { code: `edition/${string}` }>;

type OwnErrors = {
  readonly [code in OwnError['code']]: (error: Extract<OwnError, { code: code }>) => string;
};

export interface TableErrorMessages extends OwnErrors {
  /** One message for every error in an edition's file; the terminal program gives the details. */
  readonly edition: (code: string) => string;
}
