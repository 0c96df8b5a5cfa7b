/** Everything the terminal program says in one language. */
import type { GameEvent, Refusal } from '@kairo/engine';
import type { Locale } from './locale.ts';
import type { ErrorMessages, ErrorSpeaker, KairoError } from './messages/errors.ts';
import type { EventMessages } from './messages/log.ts';
import type { RefusalMessages } from './messages/refusals.ts';
import type { RulebookTexts } from './messages/rulebook.ts';
import type { RuleMessages } from './messages/rules.ts';
import type { SentenceContext } from './messages/sentenceContext.ts';
import type { TerminalMessages } from './messages/terminal.ts';
import type { Terms } from './messages/terms.ts';
import { eventFormatter, refusalFormatter, type Sentence, speakerFor } from './sentences.ts';

export interface Messages {
  readonly locale: Locale;
  readonly terms: Terms;
  /** A sentence about what happened. */
  readonly event: (event: GameEvent, context: SentenceContext) => string;
  /** What is wrong, what would be right, and the rule's number. */
  readonly refusal: (refusal: Refusal, context: SentenceContext) => string;
  /** Only errors in records need the context; without it, seats are called by their numbers. */
  readonly error: (error: KairoError, context?: SentenceContext) => string;
  readonly rules: RuleMessages;
  readonly rulebook: RulebookTexts;
  readonly terminal: TerminalMessages;
}

/** What a language's files supply. */
interface TerminalCatalogue {
  readonly locale: Locale;
  readonly terms: Terms;
  readonly events: EventMessages;
  readonly refusals: RefusalMessages;
  readonly errors: ErrorMessages;
  readonly rules: RuleMessages;
  readonly rulebook: RulebookTexts;
  readonly terminal: TerminalMessages;
}

const NO_CONTEXT: SentenceContext = { names: [], jokers: [] };

export function messagesFrom(catalogue: TerminalCatalogue): Messages {
  const { locale, terms, events, refusals, errors, rules, rulebook, terminal } = catalogue;
  const formatRefusal = refusalFormatter(terms, refusals);
  return {
    locale,
    terms,
    event: eventFormatter(terms, events),
    refusal: formatRefusal,
    error: (error, context = NO_CONTEXT) => {
      const refusal = (of: Refusal): string => formatRefusal(of, context);
      const say = { ...speakerFor(terms, context), refusal };
      return (errors[error.code] as Sentence<KairoError, ErrorSpeaker>)(error, say);
    },
    rules,
    rulebook,
    terminal,
  };
}
