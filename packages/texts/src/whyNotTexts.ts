/** What the page says when something is refused, or a table fails. */
import type { Refusal, RuleRefusal } from '@kairo/engine';
import type { TableError, TableRefusal } from '@kairo/protocol';
import type { RefusalMessages, TableErrorMessages, TableRefusalMessages } from './messages/refusals.ts';
import type { SentenceContext } from './messages/sentenceContext.ts';
import type { Terms } from './messages/terms.ts';
import type { SharedRefusals, WhyNotMessages } from './messages/whyNot.ts';
import { refusalFormatter, type Sentence, speakerFor, withRule } from './sentences.ts';

export interface WhyNotTexts {
  readonly messages: WhyNotMessages;
  /** What is wrong, what would be right, and the rule's number if it is one of the game's. */
  readonly refusal: (refusal: TableRefusal, context: SentenceContext) => string;
  /** One sentence for refusals of several colours; undefined if no sentence fits all of them. */
  readonly sharedRefusal: (refusals: readonly RuleRefusal[], context: SentenceContext) => string | undefined;
  /** Why a table could not be opened, or has closed. */
  readonly failure: (error: TableError) => string;
}

/** What a language's files supply. */
interface WhyNotCatalogue {
  readonly terms: Terms;
  readonly refusals: RefusalMessages;
  readonly tableRefusals: TableRefusalMessages;
  readonly tableErrors: TableErrorMessages;
  readonly messages: WhyNotMessages;
}

function isOfTable(refusal: TableRefusal): refusal is Exclude<TableRefusal, Refusal> {
  return refusal.code.startsWith('table/');
}

function isOfEdition(error: TableError): error is Extract<TableError, { code: `edition/${string}` }> {
  return error.code.startsWith('edition/');
}

export function whyNotTextsFrom(catalogue: WhyNotCatalogue): WhyNotTexts {
  const { terms, refusals, tableRefusals, tableErrors, messages } = catalogue;
  const formatRefusal = refusalFormatter(terms, refusals);
  return {
    messages,
    refusal: (refusal, context) =>
      isOfTable(refusal)
        ? (tableRefusals[refusal.code] as Sentence<TableRefusal>)(refusal, speakerFor(terms, context))
        : formatRefusal(refusal, context),
    sharedRefusal: (all, context) => {
      const say = speakerFor(terms, context);
      const [first, ...others] = all.map((one) => (refusals[one.code] as Sentence<RuleRefusal>)(one, say));
      const rules = [...new Set(all.map(({ rule }) => rule))].join(', ');
      if (first === undefined) return undefined;
      if (others.every((other) => other === first)) return withRule(first, rules);
      const [code, another] = new Set(all.map((one) => one.code));
      const shared = another === undefined ? messages.shared[code as keyof SharedRefusals] : undefined;
      return shared && withRule((shared as Sentence<RuleRefusal | undefined>)(all[0], say), rules);
    },
    failure: (error) =>
      isOfEdition(error)
        ? tableErrors.edition(error.code)
        : (tableErrors[error.code] as (error: TableError) => string)(error),
  };
}
