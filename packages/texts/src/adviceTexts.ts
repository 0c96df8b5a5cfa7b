/** What the hints say. */
import type { Reason } from '@kairo/bots';
import type { HintMessages, ReasonMessages } from './messages/hints.ts';
import type { SentenceContext } from './messages/sentenceContext.ts';
import type { Terms } from './messages/terms.ts';
import { type Sentence, speakerFor } from './sentences.ts';
import { withNumbersBound } from './typography.ts';

export interface AdviceTexts {
  readonly hints: HintMessages;
  /** A reason for or against a move. */
  readonly reason: (reason: Reason, context: SentenceContext) => string;
}

/** What a language's files supply. */
interface AdviceCatalogue {
  readonly terms: Terms;
  readonly hints: HintMessages;
  readonly reasons: ReasonMessages;
}

export function adviceTextsFrom({ terms, hints, reasons }: AdviceCatalogue): AdviceTexts {
  return {
    hints,
    reason: (reason, context) =>
      withNumbersBound((reasons[reason.kind] as Sentence<Reason>)(reason, speakerFor(terms, context))),
  };
}
